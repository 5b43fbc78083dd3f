import ClinicModel

/// What Home shows, and what it offers.
package struct HomeEntity: Hashable, Sendable {
    /// What visits are listed together for.
    package enum Topic: Hashable, Sendable {
        /// Visits that the other side has cancelled since the user has looked at them, which stand before all else.
        case cancelled
        /// Visits that the clinic has moved from a time since the user has looked at them; nil where none is known.
        case moved(from: Moment?)
        /// Visits that the clinic has booked for the user since they have looked at them.
        case booked
        /// Visits that the clinic has confirmed since the user has looked at them.
        case answered
        case next
        /// In place of the next visit: none is agreed, and so many are asked for.
        case unconfirmed(requestCount: Int)
        case requests
        /// Requests that nobody answered before their time was over.
        case unanswered
        /// Visits that were started today and are not finished.
        case running
        /// Visits of earlier days that were started and are not finished.
        case unfinished
        /// Today's visits in one state, save those that were moved; nil for all of them.
        case today(Appointment.Status?)
        /// Visits that were today and have been moved to another time.
        case movedToday

        /// Whether it stands before all else.
        package var comesFirst: Bool {
            switch self {
            case .cancelled, .moved, .booked, .answered, .running, .unfinished: true
            case .next, .unconfirmed, .requests, .unanswered, .today, .movedToday: false
            }
        }

        /// Whether its visits are at work.
        package var isRunning: Bool { self == .running || self == .unfinished }
    }

    package struct Section: Hashable, Sendable, Identifiable {
        package let topic: Topic
        package let visits: [Visit]
        /// What can be done with each of them at once.
        package let actions: [AppointmentAction]

        package init(_ topic: Topic, _ visits: [Visit], actions: [AppointmentAction] = []) {
            self.topic = topic
            self.visits = visits
            self.actions = actions
        }

        /// Visits of today in one state, with what the clinic does with them next.
        package init(today status: Appointment.Status, _ visits: [Visit]) {
            self.init(.today(status), visits, actions: status.nextActions)
        }

        package var id: Topic { topic }
    }

    /// What can be done now with a visit.
    package struct Suggestion: Hashable, Sendable, Identifiable {
        package enum Task: Hashable, Sendable {
            case perform(AppointmentAction)
            /// To check in who has arrived.
            case receive
            /// To note that who was to come has not.
            case miss
            /// To wait for who was to come by now.
            case wait
            /// To be ready for who comes next.
            case expect
            /// To answer the questionnaire of that title before the visit.
            case answer(Phrase)
            /// To go on with what was begun in the questionnaire of that title.
            case goOn(Phrase)
            /// To sign once more what was signed and has been changed since, in the questionnaire of that title.
            case signAgain(Phrase)
            /// To add to a visit that was finished without a signature what was not written in it.
            case document
        }

        package let task: Task
        package let visit: Visit

        package init(_ action: AppointmentAction, _ visit: Visit) {
            self.init(.perform(action), visit)
        }

        package init(_ task: Task, _ visit: Visit) {
            self.task = task
            self.visit = visit
        }

        package var id: Suggestion { self }

        /// What the clinic can do with the visit at once.
        package var actions: [AppointmentAction] {
            switch task {
            case .perform(.start): [.start]
            case .receive: [.checkIn, .start]
            case .miss, .wait: [.arrive, .checkIn, .markNoShow]
            case .expect: [.arrive, .checkIn]
            case .perform, .answer, .goOn, .signAgain, .document: []
            }
        }

        /// Whether it leads to what is asked before the visit.
        package var isAnswering: Bool {
            switch task {
            case .answer, .goOn, .signAgain: true
            case .perform, .receive, .miss, .wait, .expect, .document: false
            }
        }
    }

    /// Who is signed in.
    package let name: String
    package let suggestions: [Suggestion]
    package let sections: [Section]
    package let upcomingCount: Int
    /// How many messages wait to be read.
    package let unreadCount: Int
    /// How many conversations wait for an answer of the user's.
    package let unansweredCount: Int
    /// How many results are new to the user, or wait for them.
    package let resultCount: Int
    package let medication: MedicationOverview

    package init(
        name: String, suggestions: [Suggestion], sections: [Section], upcomingCount: Int, unreadCount: Int,
        unansweredCount: Int = 0, resultCount: Int, medication: MedicationOverview
    ) {
        self.name = name
        self.suggestions = suggestions
        self.sections = sections
        self.upcomingCount = upcomingCount
        self.unreadCount = unreadCount
        self.unansweredCount = unansweredCount
        self.resultCount = resultCount
        self.medication = medication
    }

    /// With the name and the counts of an overview.
    ///
    /// - Parameter upcomingCount: how many are to come; nil for those that are agreed.
    package init(_ overview: Overview, upcomingCount: Int? = nil, suggestions: [Suggestion], sections: [Section]) {
        self.init(
            name: overview.name, suggestions: suggestions, sections: sections,
            upcomingCount: upcomingCount ?? overview.upcomingCount, unreadCount: overview.unreadCount,
            unansweredCount: overview.unansweredConversationCount ?? 0, resultCount: overview.resultCount,
            medication: overview.medication)
    }
}

import ClinicModel
import Foundation
import SwiftUI

/// What an audience calls what its Home shows. Each word has a general form, which an audience that says it otherwise
/// takes the place of.
package protocol HomeWords: Sendable {
    /// The link to the appointments.
    var appointments: LocalizedStringResource { get }
    /// The link to finding a patient; nil where there are none to find.
    var patients: LocalizedStringResource? { get }
    /// The link to the free times.
    var booking: LocalizedStringResource { get }
    /// The link to the conversations.
    var messages: LocalizedStringResource { get }
    /// The link to what is new in results.
    var results: LocalizedStringResource { get }
    /// The link to the user's account.
    var account: LocalizedStringResource { get }

    /// The link to the prescriptions, which says what waits there.
    func prescriptions(_ medication: MedicationOverview) -> LocalizedStringResource
    /// How many there are behind that link.
    func badge(of medication: MedicationOverview) -> Int
    /// How many there are behind a link, and of what.
    func counted(_ count: Int, _ link: HomeLink) -> LocalizedStringResource
    /// What stands beside a link; nil for nothing.
    func badge(_ count: Int, _ link: HomeLink) -> LocalizedStringResource?
    /// The heading of the visits of a topic.
    func title(of topic: HomeEntity.Topic) -> LocalizedStringResource
    /// What to say where a topic has no visits.
    func nothing(of topic: HomeEntity.Topic) -> LocalizedStringResource
    func title(of suggestion: HomeEntity.Suggestion) -> LocalizedStringResource
}

extension HomeWords {
    package var appointments: LocalizedStringResource { "Appointments" }
    package var patients: LocalizedStringResource? { nil }
    package var booking: LocalizedStringResource { "Book a visit" }
    package var messages: LocalizedStringResource { "Messages" }
    package var results: LocalizedStringResource { "Results" }
    package var account: LocalizedStringResource { "Account" }

    package func prescriptions(_ medication: MedicationOverview) -> LocalizedStringResource { "Prescriptions" }
    package func badge(of medication: MedicationOverview) -> Int { medication.refillCount }

    package func counted(_ count: Int, _ link: HomeLink) -> LocalizedStringResource { link.counted(count) }

    /// Nothing where there are none.
    package func badge(_ count: Int, _ link: HomeLink) -> LocalizedStringResource? {
        count > 0 ? counted(count, link) : nil
    }

    /// What stands beside the link to the conversations: how many wait for an answer, as the list counts them, and how many
    /// messages are unread.
    package func messagesBadge(_ home: HomeEntity) -> LocalizedStringResource? {
        let (unread, unanswered) = (home.unreadCount, home.unansweredCount)
        guard unanswered > 0 else { return badge(unread, .unread) }
        return unread > 0 ? "\(unanswered) to answer, \(unread) unread" : "\(unanswered) to answer"
    }

    package func title(of topic: HomeEntity.Topic) -> LocalizedStringResource { topic.title }
    package func nothing(of topic: HomeEntity.Topic) -> LocalizedStringResource { topic.nothing }
    package func title(of suggestion: HomeEntity.Suggestion) -> LocalizedStringResource { suggestion.title }
}

/// A link of Home's that says how many there are behind it.
package enum HomeLink: Hashable, Sendable {
    case upcoming, unread, results, prescriptions

    func counted(_ count: Int) -> LocalizedStringResource {
        switch self {
        case .upcoming: "\(count) to come"
        case .unread: "\(count) unread"
        case .results: "\(count) new"
        case .prescriptions: "\(count) waiting"
        }
    }
}

/// How much that is to be done is shown at first, and the words of the button that shows all of it.
package enum HomeToDoWords {
    package static let mostAtFirst = 5

    package static func title(_ count: Int, showsAll: Bool) -> LocalizedStringResource {
        showsAll ? "Fewer to-dos" : "All \(count) to-dos"
    }
}

/// The general words, for an audience that has none of its own.
package struct GeneralHomeWords: HomeWords {
    package init() {}
}

extension HomeEntity.Topic {
    package var title: LocalizedStringResource {
        switch self {
        case .cancelled: "Cancelled or declined by the clinic"
        case .moved(from: nil): "Moved by the clinic"
        case .moved(let old?): "Moved by the clinic from \(old.words.localized)"
        case .booked: "Booked for you by the clinic"
        case .answered: "Confirmed by the clinic"
        case .next, .unconfirmed: "Next visit"
        case .requests: "Requests"
        case .unanswered: "Not answered in time"
        case .running: "In progress now"
        case .unfinished: "Not finished and signed yet"
        case .today(nil): "Today"
        case .today(.proposed?): "Today: offered"
        case .today(.pending?): "Today: requested"
        case .today(.booked?): "Today: booked"
        case .today(.arrived?): "Today: arrived"
        case .today(.checkedIn?): "Today: checked in"
        case .today(.fulfilled?): "Today: finished"
        case .today(.cancelled?): "Today: cancelled"
        case .today(.noshow?): "Today: missed"
        case .today(.enteredInError?): "Today: entered in error"
        case .today(.waitlist?): "Today: on the waitlist"
        case .movedToday: "Today: moved to another time"
        }
    }

    package var nothing: LocalizedStringResource {
        switch self {
        case .cancelled: "No visit is cancelled"
        case .booked, .answered: "No visit is confirmed"
        case .next: "No visit is agreed"
        case .unconfirmed(let count): "\(count) requested, none confirmed yet"
        case .requests: "No open requests"
        case .unanswered: "Every request is answered"
        case .running: "No visit is in progress"
        case .unfinished: "Every visit is finished"
        case .today: "Nobody comes today"
        case .moved, .movedToday: "No visit is moved"
        }
    }
}

extension HomeEntity.Suggestion {
    package var title: LocalizedStringResource {
        switch task {
        case .answer(let title):
            "Answer the questions “\(title.localized)” for \(visit.counterpart), \(visit.whenText)"
        case .goOn(let title):
            "Go on with the questions “\(title.localized)” for \(visit.counterpart), \(visit.whenText)"
        case .signAgain(let title):
            "Sign again, you changed answers: “\(title.localized)” for \(visit.counterpart), \(visit.whenText)"
        case .perform(.checkIn): "Check in with \(visit.counterpart)"
        case .perform(.confirm): "Accept the offer of \(visit.counterpart)"
        case .perform(.start): "\(visit.counterpart) is waiting"
        case .receive: "\(visit.counterpart) has arrived"
        case .miss: "\(visit.counterpart) has not come, \(visit.summary.timesText)"
        case .wait: "Late, \(visit.summary.timesText): \(visit.counterpart)"
        case .expect: "Next, \(visit.summary.timesText): \(visit.counterpart)"
        case .document: "Finished without a note: \(visit.counterpart), \(visit.dayText)"
        case .perform(let action): action.title
        }
    }
}

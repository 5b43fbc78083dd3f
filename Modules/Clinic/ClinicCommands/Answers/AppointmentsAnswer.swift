import ClinicModel
import ClinicProgram
import Foundation

/// Appointments, in lists that have names.
package struct AppointmentsAnswer: Answer {
    package struct List: Sendable {
        /// The name that programs read.
        let name: String
        let title: Phrase
        let appointments: [AppointmentSummary]

        package init(_ filter: AppointmentsFilter, _ appointments: [AppointmentSummary]) {
            name = filter.name
            title = filter.words
            self.appointments = appointments
        }

        /// Those that would be to come, had they not been cancelled, declined or moved.
        package init(calledOff appointments: [AppointmentSummary]) {
            name = "calledOff"
            title = Self.calledOffTitle
            self.appointments = appointments
        }

        private static let calledOffTitle: Phrase = "Cancelled or moved"

        /// Whether a text is what the list of those is called, in English or in the language of the program.
        static func isCalledOff(_ text: String) -> Bool {
            ["called-off", "calledOff", calledOffTitle.description, calledOffTitle.said].contains {
                $0.caseInsensitiveCompare(text) == .orderedSame
            }
        }
    }

    private let lists: [List]
    private let role: Principal.Role
    private let now: Date

    /// The lists as somebody in `role` sees them at `now`: patients read with whom, practitioners for whom.
    package init(_ lists: [List], for role: Principal.Role, at now: Date) {
        self.lists = lists
        self.role = role
        self.now = now
    }

    package func lines(width: Int?) -> [String] {
        let some = lists.filter { !$0.appointments.isEmpty }
        guard !some.isEmpty else { return [("No appointments." as Phrase).said] }
        return Array(some.map { lines(of: $0, width: width) }.joined(separator: [""]))
    }

    private func lines(of list: List, width: Int?) -> [String] {
        let table = TextTable(
            [
                .whole("When"), .flexible(role == .patient ? "With" : "Patient"), .flexible("Service"),
                .whole("Status"), .id("ID"),
            ],
            rows: list.appointments.map { summary in
                [
                    summary.when ?? "",
                    role == .patient ? summary.practitionerName : summary.patientName,
                    summary.appointment.service?.words.said ?? "",
                    (summary.appointment.isUnanswered(at: now) ? "not answered" : summary.statusWords).said,
                    summary.id.rawValue,
                ]
            })
        return (lists.count > 1 ? [list.title.said] : []) + table.lines(width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TextKey.self)
        for list in lists {
            try container.encode(list.appointments.map(AppointmentRecord.init), forKey: TextKey(list.name))
        }
    }
}

extension AppointmentSummary {
    /// How it stands, in a word.
    var statusWords: Phrase {
        if isRunning { return "in progress" }
        if successor != nil { return "moved" }
        return appointment.isDeclined ? "declined" : appointment.status.words
    }

    var moment: Moment? { appointment.start.map { Moment($0, in: zone) } }

    /// The moment, and where the clocks hang where those of the reader show another time.
    var when: String? { moment?.said(at: place) }
}

extension Moment {
    /// The moment, and the place where it has one.
    func said(at place: String?) -> String { place.map { "\(said) (\($0))" } ?? said }
}

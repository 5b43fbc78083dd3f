import ClinicModel
import ClinicProgram

/// When somebody can be booked, a schedule after the other.
package struct AvailabilityAnswer: Answer {
    private struct Exception: Encodable {
        let date: CalendarDate
        let hours: String
    }

    private struct Record: Encodable {
        let schedule: String
        let service: String?
        let timeZone: String
        let week: [String]
        let slotMinutes: Int
        let bufferMinutes: Int
        let needsConfirmation: Bool
        let exceptions: [Exception]
        let visitsOutside: [AppointmentRecord]
    }

    private enum CodingKeys: CodingKey {
        case schedules
    }

    private static let weekdays: [Phrase] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    private let availability: [Availability]

    package init(_ availability: [Availability]) {
        self.availability = availability
    }

    package func lines(width: Int?) -> [String] {
        guard !availability.isEmpty else { return [("You have no schedule." as Phrase).said] }
        return availability.flatMap { availability in
            let plan = availability.schedule.plan
            let week: [(name: Phrase, text: String?)] = Self.weekdays.enumerated().map { index, name in
                let text = plan.openings(onWeekday: index + 1).text
                return (name, text.isEmpty ? ("closed" as Phrase).said : text)
            }
            let exceptions: [(name: Phrase, text: String?)] = plan.exceptions.map {
                ("\($0.date.description)", $0.openings.isEmpty ? ("closed" as Phrase).said : $0.openings.text)
            }
            let visits: [(name: Phrase, text: String?)] = availability.visitsOutside.map {
                ("Outside", "\($0.moment?.said ?? ""), \($0.patientName), \($0.id)")
            }
            let head: [(name: Phrase, text: String?)] = [
                ("Schedule", availability.id.rawValue), ("Zone", availability.schedule.zone.name),
                ("Visit", ("\(plan.slotMinutes) min, then \(plan.bufferMinutes) min free" as Phrase).said),
            ]
            return Facts.lines(head + week + exceptions + visits)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(
            availability.map { availability in
                let schedule = availability.schedule
                return Record(
                    schedule: schedule.id.rawValue, service: schedule.service?.display, timeZone: schedule.zone.name,
                    week: (1...7).map { schedule.plan.openings(onWeekday: $0).text },
                    slotMinutes: schedule.plan.slotMinutes, bufferMinutes: schedule.plan.bufferMinutes,
                    needsConfirmation: schedule.policy.needsConfirmation,
                    exceptions: schedule.plan.exceptions.map { Exception(date: $0.date, hours: $0.openings.text) },
                    visitsOutside: availability.visitsOutside.map(AppointmentRecord.init))
            }, forKey: .schedules)
    }
}

import ClinicModel
import ClinicProgram
import Foundation

/// When somebody can be booked, a schedule after the other.
package struct AvailabilityAnswer: Answer {
    private struct Exception: Encodable {
        let date: CalendarDate
        let hours: String
    }

    private struct Block: Encodable {
        let start: Date
        let end: Date
        let reason: String?
    }

    private struct Record: Encodable {
        let schedule: String
        let service: String?
        let timeZone: String
        let week: [String]
        let slotMinutes: Int
        let bufferMinutes: Int
        let needsConfirmation: Bool
        let leadHours: Double
        let cutoffHours: Double
        let horizonDays: Double
        let exceptions: [Exception]
        let blocks: [Block]
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
            let exceptions: [(name: Phrase, text: String?)] = plan.exceptionRanges.map {
                ($0.days.words, $0.openings.isEmpty ? ("closed" as Phrase).said : $0.openings.text)
            }
            let visits: [(name: Phrase, text: String?)] = availability.visitsOutside.map {
                ("Outside", "\($0.when ?? ""), \($0.patientName), \($0.id)")
            }
            let head: [(name: Phrase, text: String?)] = [
                ("Schedule", availability.id.rawValue), ("Zone", availability.schedule.zone.name),
                ("A visit takes", ("\(plan.slotMinutes) min, then \(plan.bufferMinutes) min free" as Phrase).said),
            ]
            let blocks: [(name: Phrase, text: String?)] = plan.blocks.map {
                ("Blocked", text(of: $0, in: availability.schedule.zone))
            }
            let facts = head + policy(availability.schedule.policy) + week + exceptions + blocks + visits
            return Facts.lines(facts, width: width)
        }
    }

    private func policy(_ policy: SchedulePolicy) -> [(name: Phrase, text: String?)] {
        let (lead, cutoff) = (Self.hours(policy.leadTime), Self.hours(policy.cancellationCutoff))
        let days = Int(policy.horizon / 86400)
        return [
            ("Booked", (policy.needsConfirmation ? "when confirmed" : "at once" as Phrase).said),
            ("Until", ("\(lead) h before, at most \(days) d ahead" as Phrase).said),
            ("Cancelled", ("until \(cutoff) h before" as Phrase).said),
        ]
    }

    private static func hours(_ interval: TimeInterval) -> String {
        let hours = interval / 3600
        return hours == hours.rounded() ? String(Int(hours)) : String(hours)
    }

    private func text(of block: WeeklyPlan.Block, in zone: Zone) -> String {
        if let days = block.wholeDays(in: zone) {
            return [days.words.said, block.reason].compactMap(\.self).joined(separator: ", ")
        }
        let (start, end) = (Moment(block.period.start, in: zone), Moment(block.period.end, in: zone))
        let isOneDay = CalendarDate(of: block.period.start, in: zone) == CalendarDate(of: block.period.end, in: zone)
        return ["\(start.said)–\(isOneDay ? end.time : end.said)", block.reason].compactMap(\.self).joined(
            separator: ", ")
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
                    leadHours: schedule.policy.leadTime / 3600,
                    cutoffHours: schedule.policy.cancellationCutoff / 3600,
                    horizonDays: schedule.policy.horizon / 86400,
                    exceptions: schedule.plan.exceptions.map { Exception(date: $0.date, hours: $0.openings.text) },
                    blocks: schedule.plan.blocks.map {
                        Block(start: $0.period.start, end: $0.period.end, reason: $0.reason)
                    },
                    visitsOutside: availability.visitsOutside.map(AppointmentRecord.init))
            }, forKey: .schedules)
    }
}

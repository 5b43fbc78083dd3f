import ClinicModel
import ClinicProgram
import Foundation

/// Days of a practitioner's calendar.
package struct CalendarAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case days
    }

    private let days: [CalendarDay]

    package init(_ days: [CalendarDay]) {
        self.days = days
    }

    package func lines(width: Int?) -> [String] {
        Array(days.map { lines(of: $0, width: width) }.joined(separator: [""]))
    }

    private func lines(of day: CalendarDay, width: Int?) -> [String] {
        let today: Phrase? = day.isToday ? "today" : nil
        let change: Phrase? = day.hours == 24 ? nil : "clocks change"
        let notes = [today, change].compactMap(\.self).map(\.said)
        let heading = ([day.date.words.said] + notes).joined(separator: ", ")
        guard !day.entries.isEmpty else {
            let nothing: Phrase = day.isOpen ? "Nothing." : "Closed."
            return [heading, "  \(nothing.said)"]
        }
        let table = TextTable(
            [.whole("Time"), .whole("Status"), .flexible("Patient"), .flexible("Service"), .whole("ID")],
            rows: day.entries.map { $0.fields })
        return [heading] + table.lines(width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(days.map(DayRecord.init), forKey: .days)
    }
}

private struct DayRecord: Encodable {
    let date: String
    let timeZone: String
    let isOpen: Bool
    let entries: [EntryRecord]

    init(_ day: CalendarDay) {
        date = day.date.description
        timeZone = day.zone.name
        isOpen = day.isOpen
        entries = day.entries.map(EntryRecord.init)
    }
}

private struct EntryRecord: Encodable {
    let kind: String
    let start: Date
    let end: Date
    let appointment: AppointmentRecord?
    let slot: String?
    let service: String?
    let reason: String?

    init(_ entry: CalendarEntry) {
        (start, end) = (entry.period.start, entry.period.end)
        switch entry.content {
        case .visit(let visit):
            kind = "visit"
            (appointment, slot, service, reason) = (AppointmentRecord(visit), nil, nil, nil)
        case .free(let open):
            kind = "free"
            (appointment, slot, service, reason) = (nil, open.id.rawValue, open.service?.display, nil)
        case .blocked(let why):
            kind = "blocked"
            (appointment, slot, service, reason) = (nil, nil, nil, why)
        }
    }
}

extension CalendarEntry {
    fileprivate var fields: [String] {
        let times = "\(Moment(period.start, in: zone).time)–\(Moment(period.end, in: zone).time)"
        switch content {
        case .visit(let visit):
            return [
                times, visit.statusWords.said, visit.patientName,
                visit.appointment.service?.words.said ?? "", visit.id.rawValue,
            ]
        case .free(let slot):
            return [times, ("free" as Phrase).said, "", slot.service?.words.said ?? "", slot.id.rawValue]
        case .blocked(let reason): return [times, ("blocked" as Phrase).said, reason ?? "", "", ""]
        }
    }
}

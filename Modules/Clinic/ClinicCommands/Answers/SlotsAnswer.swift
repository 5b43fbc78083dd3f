import ClinicModel
import ClinicProgram
import Foundation

/// Times that can be booked.
package struct SlotsAnswer: Answer {
    private struct Record: Encodable {
        let id: String
        let start: Date
        let end: Date
        let timeZone: String
        let practitioner: AppointmentRecord.Person
        let service: String?
        let needsConfirmation: Bool
        let status: String

        init(_ slot: OpenSlot) {
            id = slot.id.rawValue
            start = slot.slot.start
            end = slot.slot.end
            timeZone = slot.zone.name
            practitioner = AppointmentRecord.Person(id: slot.practitioner.rawValue, name: slot.practitionerName)
            service = slot.service?.display
            needsConfirmation = slot.needsConfirmation
            status = slot.slot.status.rawValue
        }
    }

    private enum CodingKeys: CodingKey {
        case slots
    }

    private let slots: [OpenSlot]
    /// The last day that can be booked; nil where that is not known.
    private let lastOpenDay: CalendarDate?

    package init(_ slots: [OpenSlot], openUntil lastOpenDay: CalendarDate?) {
        self.slots = slots
        self.lastOpenDay = lastOpenDay
    }

    package func lines(width: Int?) -> [String] {
        guard !slots.isEmpty else {
            let reach = lastOpenDay.map { "Times are open until \($0.words)." as Phrase }
            return ["No free times." as Phrase, reach].compactMap { $0?.said }
        }
        let table = TextTable(
            [.whole("When"), .whole("At"), .flexible("With"), .flexible("Service"), .flexible("Booked")],
            rows: slots.map { slot in
                [
                    Moment(slot.slot.start, in: slot.zone).said(at: slot.place),
                    WallText.of(slot.slot.start, in: slot.zone),
                    slot.practitionerName,
                    slot.service?.words.said ?? "",
                    slot.bookedWhen.said,
                ]
            })
        return table.lines(width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(slots.map(Record.init), forKey: .slots)
    }
}

extension OpenSlot {
    fileprivate var bookedWhen: Phrase {
        switch slot.status {
        case .busy, .busyUnavailable, .enteredInError: "taken"
        case .free, .busyTentative: needsConfirmation ? "when confirmed" : "at once"
        }
    }
}

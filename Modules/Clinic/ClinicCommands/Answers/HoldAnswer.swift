import ClinicModel
import ClinicProgram
import Foundation

/// A time that is kept for the user for a while.
package struct HoldAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case slot, start, until, practitioner
    }

    private let hold: Hold

    package init(_ hold: Hold) {
        self.hold = hold
    }

    package func lines(width: Int?) -> [String] {
        let slot = hold.slot
        let (start, until) = (Moment(slot.slot.start, in: slot.zone), Moment(hold.until, in: slot.zone))
        return [("\(start) with \(slot.practitionerName) is kept for you until \(until)." as Phrase).said]
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(hold.slot.id.rawValue, forKey: .slot)
        try container.encode(hold.slot.slot.start, forKey: .start)
        try container.encode(hold.until, forKey: .until)
        try container.encode(
            AppointmentRecord.Person(id: hold.slot.practitioner.rawValue, name: hold.slot.practitionerName),
            forKey: .practitioner)
    }
}

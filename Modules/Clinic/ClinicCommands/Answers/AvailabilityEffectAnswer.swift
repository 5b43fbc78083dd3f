import ClinicModel
import ClinicProgram
import Foundation

/// What a change of a plan does, or would do.
package struct AvailabilityEffectAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case isDone, opened, closed, visitsOutside
    }

    private let effect: AvailabilityEffect
    private let subject: Phrase?
    private let isDone: Bool

    package init(_ effect: AvailabilityEffect, of subject: Phrase?, isDone: Bool) {
        self.effect = effect
        self.subject = subject
        self.isDone = isDone
    }

    package func lines(width: Int?) -> [String] {
        let (opened, closed) = (effect.opened.count, effect.closed.count)
        let sentence: Phrase =
            isDone
            ? "The plan is changed: \(opened) times opened, \(closed) closed."
            : "It would open \(opened) times and close \(closed); --carry-out does it."
        let visits: [Phrase] = effect.visitsOutside.map {
            "Outside, and stays: \($0.when ?? ""), \($0.patientName), \($0.id)"
        }
        return ([subject].compactMap(\.self) + [sentence] + visits).flatMap { $0.said.wrapped(to: width) }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(isDone, forKey: .isDone)
        try container.encode(effect.opened.map(\.start), forKey: .opened)
        try container.encode(effect.closed.map(\.start), forKey: .closed)
        try container.encode(effect.visitsOutside.map(AppointmentRecord.init), forKey: .visitsOutside)
    }
}

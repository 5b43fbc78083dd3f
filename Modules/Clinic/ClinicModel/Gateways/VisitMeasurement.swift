import Foundation

/// What one Observation of a visit says of the vital signs: one of them, or the two values of a pressure.
package struct VisitMeasurement: Hashable, Codable, Sendable, Identifiable {
    package let id: Observation.ID
    /// When it was measured.
    package let time: Date?
    package let signs: VitalSigns

    package init(id: Observation.ID, time: Date?, signs: VitalSigns) {
        self.id = id
        self.time = time
        self.signs = signs
    }
}

extension VisitMeasurement {
    /// Nil for an Observation of something else.
    init?(_ observation: Observation) {
        let signs = VitalSigns([observation])
        guard !signs.values.isEmpty else { return nil }
        self.init(id: observation.id, time: observation.date?.beginning, signs: signs)
    }
}

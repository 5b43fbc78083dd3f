import Foundation

/// What one Observation of a visit says of the vital signs: one of them, or the two values of a pressure.
package struct VisitMeasurement: Hashable, Codable, Sendable, Identifiable {
    package let id: Observation.ID
    /// When it was measured.
    package let time: Date?
    package let signs: VitalSigns
    /// Whether it may be corrected as long as the visit goes on; nil from an older server.
    package let canBeCorrected: Bool?

    package init(id: Observation.ID, time: Date?, signs: VitalSigns, canBeCorrected: Bool? = nil) {
        self.id = id
        self.time = time
        self.signs = signs
        self.canBeCorrected = canBeCorrected
    }
}

extension VisitMeasurement {
    /// Nil for an Observation of something else.
    init?(_ observation: Observation) {
        let signs = VitalSigns([observation])
        guard !signs.values.isEmpty else { return nil }
        self.init(
            id: observation.id, time: observation.date?.beginning, signs: signs,
            canBeCorrected: observation.canBeCorrected)
    }
}

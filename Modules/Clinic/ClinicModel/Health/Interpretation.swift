/// How a value compares with what is usual.
package enum Interpretation: String, Hashable, Codable, Sendable, CaseIterable {
    case criticalLow = "LL"
    case low = "L"
    case normal = "N"
    case high = "H"
    case criticalHigh = "HH"
    case abnormal = "A"

    package static let system = "http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation"

    /// By the first code of the standard's that says so.
    init?(_ concepts: [CodeableConcept]) {
        for concept in concepts {
            for coding in concept.codings where coding.system == Self.system {
                guard let found = coding.code.flatMap(Self.init(code:)) else { continue }
                self = found
                return
            }
        }
        return nil
    }

    private init?(code: String) {
        switch code {
        case "LU": self = .criticalLow
        case "HU": self = .criticalHigh
        case "AA": self = .abnormal
        default: self.init(rawValue: code)
        }
    }

    /// By where `quantity` lies in a range of the same unit.
    init?(_ quantity: Quantity?, in range: Observation.ReferenceRange?) {
        guard let quantity, let value = quantity.value?.value, let range, range.low != nil || range.high != nil else {
            return nil
        }
        let (unit, low, high) = (quantity.unitText, range.low?.unitText, range.high?.unitText)
        let first = unit ?? low ?? high
        guard (unit ?? first) == first, (low ?? first) == first, (high ?? first) == first else { return nil }
        if let low = range.low?.value?.value, value < low {
            self = .low
        } else if let high = range.high?.value?.value, value > high {
            self = .high
        } else {
            self = .normal
        }
    }

    package var isNormal: Bool { self == .normal }

    /// How the value is, in a word.
    package var words: Phrase {
        switch self {
        case .criticalLow: "critically low"
        case .low: "low"
        case .normal: "normal"
        case .high: "high"
        case .criticalHigh: "critically high"
        case .abnormal: "abnormal"
        }
    }
}

extension Observation {
    /// What was said of it, else how it lies in its reference range; of several values that of one that is unusual.
    package var interpretation: Interpretation? {
        if let said = Interpretation(interpretations) { return said }
        if let value { return Interpretation(value.quantity, in: referenceRanges.first) }
        let parts = components.compactMap {
            Interpretation($0.interpretations) ?? Interpretation($0.value?.quantity, in: $0.referenceRanges.first)
        }
        return parts.first { !$0.isNormal } ?? parts.first
    }
}

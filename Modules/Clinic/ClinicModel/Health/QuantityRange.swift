/// Amounts from one to another, either of which may be open: FHIR's Range.
package struct QuantityRange: Hashable, Codable, Sendable {
    package var low: Quantity?
    package var high: Quantity?

    package init(low: Quantity? = nil, high: Quantity? = nil) {
        self.low = low
        self.high = high
    }

    /// Such as `4.0–5.6 %` or `≤ 5.0 mmol/L`; nil where neither end is said. The limits are within it.
    package var words: Phrase? {
        let limits: Phrase
        switch (low?.value?.words, high?.value?.words) {
        case (let low?, let high?): limits = "\(low)–\(high)"
        case (nil, let high?): limits = "≤ \(high)"
        case (let low?, nil): limits = "≥ \(low)"
        case (nil, nil): return nil
        }
        return limits.inUnit((high ?? low)?.unitText)
    }
}

extension Phrase {
    /// An amount with its unit, where it has one.
    func inUnit(_ unit: String?) -> Phrase {
        unit.map { Phrase(joining: [self, "\($0)"], by: " ") } ?? self
    }
}

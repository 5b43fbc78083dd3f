extension Observation {
    /// What was found. R4's other types of values are kept in the resource and not read.
    package enum Value: Hashable, Codable, Sendable {
        case quantity(Quantity)
        case concept(CodeableConcept)
        case text(String)

        package var quantity: Quantity? { if case .quantity(let quantity) = self { quantity } else { nil } }

        package var words: Phrase {
            switch self {
            case .quantity(let quantity): quantity.words
            case .concept(let concept): concept.words
            case .text(let text): "\(text)"
            }
        }
    }

    /// One of several values that belong together, such as the systolic pressure.
    package struct Component: Hashable, Codable, Sendable {
        package var code: CodeableConcept
        package var value: Value?
        package var interpretations: [CodeableConcept]
        package var referenceRanges: [ReferenceRange]

        package init(
            code: CodeableConcept, value: Value?, interpretations: [CodeableConcept] = [],
            referenceRanges: [ReferenceRange] = []
        ) {
            self.code = code
            self.value = value
            self.interpretations = interpretations
            self.referenceRanges = referenceRanges
        }
    }

    /// What is usual.
    package struct ReferenceRange: Hashable, Codable, Sendable {
        package var low: Quantity?
        package var high: Quantity?
        package var text: String?

        package init(low: Quantity? = nil, high: Quantity? = nil, text: String? = nil) {
            self.low = low
            self.high = high
            self.text = text
        }

        /// Such as `4.0–5.6 %`, `≤ 5.0 mmol/L`, or its own text. The limits are within it.
        package var words: Phrase? {
            let limits: Phrase
            switch (low?.value?.words, high?.value?.words) {
            case (let low?, let high?): limits = "\(low)–\(high)"
            case (nil, let high?): limits = "≤ \(high)"
            case (let low?, nil): limits = "≥ \(low)"
            case (nil, nil): return text.map { "\($0)" }
            }
            return limits.followed(by: (high ?? low)?.unitText)
        }
    }
}

extension Observation {
    /// The components as one says them: the systolic pressure comes before the diastolic, however they are written.
    package var orderedComponents: [Component] {
        let diastolic = components.filter(\.isDiastolicPressure)
        return components.filter { !$0.isDiastolicPressure } + diastolic
    }

    /// What was found, with its unit: `128/84 mmHg` for two values of one unit.
    package var valueWords: Phrase {
        if let value { return value.words }
        let parts = orderedComponents
        let quantities = parts.compactMap(\.value?.quantity)
        let units = Set(quantities.map(\.unitText))
        if quantities.count == parts.count, quantities.count == 2, units.count == 1 {
            return Phrase(joining: quantities.compactMap(\.value?.words), by: "/").followed(by: quantities[0].unitText)
        }
        return Phrase(
            joining: parts.compactMap { part in
                part.value.map { Phrase(joining: [part.code.words, $0.words], by: " ") }
            }, by: ", ")
    }

    package var valueText: String { valueWords.description }
}

extension Phrase {
    fileprivate func followed(by unit: String?) -> Phrase {
        unit.map { Phrase(joining: [self, "\($0)"], by: " ") } ?? self
    }
}

extension Observation.Component {
    fileprivate var isDiastolicPressure: Bool { code.code(in: "http://loinc.org") == "8462-4" }
}

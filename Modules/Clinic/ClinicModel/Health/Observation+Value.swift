extension Observation {
    /// What was found, of R4's types, or why nothing was.
    package enum Value: Hashable, Codable, Sendable {
        case quantity(Quantity)
        case concept(CodeableConcept)
        case text(String)
        case boolean(Bool)
        case range(QuantityRange)
        case ratio(numerator: Quantity, denominator: Quantity)
        /// How many values a device has sent.
        case sampledData(count: Int)
        /// A time of day.
        case time(String)
        /// A day or an instant, as it is written.
        case dateTime(String)
        case period(start: String?, end: String?)
        /// FHIR's `dataAbsentReason`.
        case absent(CodeableConcept)

        package var quantity: Quantity? { if case .quantity(let quantity) = self { quantity } else { nil } }
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
}

extension Observation {
    /// The components as one says them: the systolic pressure comes before the diastolic, however they are written.
    package var orderedComponents: [Component] {
        let diastolic = components.filter(\.isDiastolicPressure)
        return components.filter { !$0.isDiastolicPressure } + diastolic
    }

    /// What was found, with its unit: `128/84 mmHg` for two values of one unit.
    package var valueWords: Phrase {
        // A reason stands beside components that have values of their own.
        if let value, components.isEmpty || !value.isAbsent { return value.words }
        let parts = orderedComponents
        let quantities = parts.compactMap(\.value?.quantity)
        let units = Set(quantities.map(\.unitText))
        if quantities.count == parts.count, quantities.count == 2, units.count == 1 {
            return Phrase(joining: quantities.compactMap(\.value?.words), by: "/").inUnit(quantities[0].unitText)
        }
        return Phrase(
            joining: parts.compactMap { part in
                part.value.map { Phrase(joining: [part.code.words, $0.words], by: " ") }
            }, by: ", ")
    }

    package var valueText: String { valueWords.description }
}

extension Observation.Value {
    fileprivate var isAbsent: Bool { if case .absent = self { true } else { false } }
}

extension Observation.Component {
    fileprivate var isDiastolicPressure: Bool { code.code(in: "http://loinc.org") == "8462-4" }
}

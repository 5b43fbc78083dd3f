extension Observation {
    /// What is usual, and for whom.
    package struct ReferenceRange: Hashable, Codable, Sendable {
        package var low: Quantity?
        package var high: Quantity?
        package var text: String?
        /// Those whom it is for, as far as all of these say; nil for everybody.
        package var appliesTo: [CodeableConcept]?
        /// The ages that it is for; nil for all.
        package var age: QuantityRange?

        package init(
            low: Quantity? = nil, high: Quantity? = nil, text: String? = nil, appliesTo: [CodeableConcept]? = nil,
            age: QuantityRange? = nil
        ) {
            self.low = low
            self.high = high
            self.text = text
            self.appliesTo = appliesTo
            self.age = age
        }

        /// Such as `4.0–5.6 %`, `≤ 5.0 mmol/L`, or its own text. The limits are within it.
        package var words: Phrase? { QuantityRange(low: low, high: high).words ?? text.map { "\($0)" } }
    }
}

extension Observation {
    /// Whether some of what is usual is so only for some.
    package var hasRangesForSome: Bool {
        referenceRanges.contains(where: \.isForSome)
            || components.contains { $0.referenceRanges.contains(where: \.isForSome) }
    }

    /// The result with what is usual for the patient at the age of then. What is for few stands before what is for all.
    package func suited(to patient: Patient) -> Observation {
        guard hasRangesForSome else { return self }
        let day = date.map { CalendarDate(of: $0.beginning, in: Zone.utc) }
        func suited(_ ranges: [ReferenceRange]) -> [ReferenceRange] {
            let own = ranges.filter { $0.applies(to: patient, on: day) }
            return own.filter(\.isForSome) + own.filter { !$0.isForSome }
        }
        var result = self
        result.referenceRanges = suited(referenceRanges)
        for index in components.indices {
            result.components[index].referenceRanges = suited(components[index].referenceRanges)
        }
        return result
    }
}

extension Observation.ReferenceRange {
    var isForSome: Bool { appliesTo?.isEmpty == false || age != nil }

    /// Whether it is known to hold for the patient. Whom else it may be for, such as the pregnant, nobody can tell here.
    fileprivate func applies(to patient: Patient, on day: CalendarDate?) -> Bool {
        guard (appliesTo ?? []).allSatisfy({ $0.gender != nil && $0.gender == patient.gender }) else { return false }
        guard let age else { return true }
        guard let day, let birth = patient.birthDate else { return false }
        return [birth.firstDay, birth.lastDay].allSatisfy { age.contains(ageOf: $0, on: day) }
    }
}

extension CodeableConcept {
    /// The gender of those whom a reference range is for; nil where it says something else.
    fileprivate var gender: AdministrativeGender? {
        if codings.contains(where: { Self.male.codes.contains($0.code ?? "") }) { return .male }
        if codings.contains(where: { Self.female.codes.contains($0.code ?? "") }) { return .female }
        let words = display.lowercased()
        return Self.male.words.contains(words) ? .male : Self.female.words.contains(words) ? .female : nil
    }

    /// In R4's AdministrativeGender, in HL7 v3's and in SNOMED CT.
    private static let male = (
        codes: Set(["male", "M", "248153007"]), words: Set(["male", "males", "man", "men", "mann", "männer"])
    )
    private static let female = (
        codes: Set(["female", "F", "248152002"]), words: Set(["female", "females", "woman", "women", "frau", "frauen"])
    )
}

extension QuantityRange {
    /// Whether somebody is of these ages. Whoever is to be at most 17 is so until the eighteenth birthday.
    fileprivate func contains(ageOf birth: CalendarDate, on day: CalendarDate) -> Bool {
        func age(_ quantity: Quantity) -> (exact: Double, whole: Double)? {
            let days = Double(day.dayNumber - birth.dayNumber)
            let months = Double(
                12 * (day.year - birth.year) + day.month - birth.month - (day.day < birth.day ? 1 : 0))
            switch quantity.code ?? quantity.unit {
            case "a", "y", "yr", "year", "years": return (days / 365.2425, (months / 12).rounded(.down))
            case "mo", "month", "months": return (days / 30.436875, months)
            case "wk", "week", "weeks": return (days / 7, (days / 7).rounded(.down))
            case "d", "day", "days": return (days, days)
            default: return nil
            }
        }
        if let low, let least = low.value?.value {
            guard let reached = age(low), max(reached.exact, reached.whole) >= least else { return false }
        }
        if let high, let most = high.value?.value {
            guard let reached = age(high), reached.whole <= most else { return false }
        }
        return true
    }
}

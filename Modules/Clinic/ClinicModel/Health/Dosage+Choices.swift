import Foundation

extension Dosage {
    /// How often a medicine is taken, of what is usual.
    package enum Frequency: String, Hashable, Codable, Sendable, CaseIterable {
        case once, twice, thrice, fourTimes = "four-times", weekly, monthly

        /// Nil for another timing.
        package init?(_ timing: Timing) {
            guard let frequency = Self.allCases.first(where: { $0.timing == timing }) else { return nil }
            self = frequency
        }

        package var timing: Timing {
            switch self {
            case .once: Timing(frequency: 1, period: 1, unit: .day)
            case .twice: Timing(frequency: 2, period: 1, unit: .day)
            case .thrice: Timing(frequency: 3, period: 1, unit: .day)
            case .fourTimes: Timing(frequency: 4, period: 1, unit: .day)
            case .weekly: Timing(frequency: 1, period: 1, unit: .week)
            case .monthly: Timing(frequency: 1, period: 1, unit: .month)
            }
        }
    }

    /// By which way a medicine is taken, of what is usual; codes of SNOMED CT.
    package enum Route: String, Hashable, Codable, Sendable, CaseIterable {
        case oral, sublingual, topical, nasal, ophthalmic, inhalation, rectal, subcutaneous, intramuscular, intravenous

        private static let system = "http://snomed.info/sct"

        /// Nil for a way that is not among them.
        package init?(_ concept: CodeableConcept) {
            guard let route = Self.allCases.first(where: { $0.code == concept.code(in: Self.system) }) else {
                return nil
            }
            self = route
        }

        package var concept: CodeableConcept {
            CodeableConcept(
                codings: [Coding(system: Self.system, code: code, display: display)],
                text: words.description)
        }

        private var code: String {
            switch self {
            case .oral: "26643006"
            case .sublingual: "37839007"
            case .topical: "6064005"
            case .nasal: "46713006"
            case .ophthalmic: "54485002"
            case .inhalation: "447694001"
            case .rectal: "37161004"
            case .subcutaneous: "34206005"
            case .intramuscular: "78421000"
            case .intravenous: "47625008"
            }
        }

        private var display: String {
            switch self {
            case .inhalation: "Respiratory tract route"
            default: "\(rawValue.capitalized) route"
            }
        }
    }

    /// What is typed and chosen of a dosage: coded as far as it can be, and the whole of it in words.
    ///
    /// - Parameter dose: an amount and its unit, such as `1 tablet` or `2.5 mL`; other words are kept as words.
    package init(
        dose: String, frequency: Frequency? = nil, route: Route? = nil, isAsNeeded: Bool = false,
        instructions: String = ""
    ) {
        let dose = dose.trimmed
        let instructions = instructions.trimmed
        let text = Self.words(
            dose: dose, route: route, frequency: frequency, isAsNeeded: isAsNeeded, instructions: instructions)
        self.init(
            text: text.description,
            patientInstruction: instructions.isEmpty ? nil : instructions, timing: frequency?.timing,
            asNeeded: isAsNeeded, route: route?.concept, dose: Quantity(dose: dose))
    }

    /// What is typed and chosen of a dosage.
    package struct Choices: Hashable, Sendable {
        package let dose: String
        package let frequency: Frequency?
        package let route: Route?
        package let isAsNeeded: Bool
        package let instructions: String

        /// The dose as it is said.
        package var doseWords: Phrase? { dose.isEmpty ? nil : Dosage.doseWords(dose) }

        fileprivate var dosage: Dosage {
            Dosage(dose: dose, frequency: frequency, route: route, isAsNeeded: isAsNeeded, instructions: instructions)
        }
    }

    /// What could be typed and chosen to say the same; nil where it says more, or says it otherwise.
    package var choices: Choices? {
        let choices = Choices(
            dose: text.map(dose(in:)) ?? dose?.display ?? "", frequency: timing.flatMap(Frequency.init),
            route: route.flatMap(Route.init), isAsNeeded: asNeeded, instructions: patientInstruction ?? "")
        guard source == nil, details == nil, (timing == nil) == (choices.frequency == nil),
            (route == nil) == (choices.route == nil), choices.dosage.words?.description == words?.description
        else { return nil }
        return choices
    }

    /// Whether it says how often a medicine is taken: in a code, as needed, or in words besides a dose and a route.
    package var saysHowOften: Bool {
        if timing != nil || asNeeded { return true }
        if let patientInstruction, patientInstruction.contains(where: { !$0.isWhitespace }) { return true }
        guard let text else { return false }
        let route = self.route.flatMap(Route.init)?.words.description ?? ""
        guard text.hasSuffix(route) else { return true }
        let words = text.dropLast(route.count).trimmed
        return !words.isEmpty && Quantity(dose: words) == nil
    }
}

extension Quantity {
    /// Units of doses that UCUM has, by how they are written; what is counted is a unit of its own there.
    private static let doseUnits = [
        "g": "g", "mg": "mg", "µg": "ug", "mcg": "ug", "ug": "ug", "ml": "mL", "mL": "mL", "l": "L", "L": "L",
        "mmol": "mmol", "IU": "[iU]", "units": "[iU]", "unit": "[iU]", "%": "%",
    ]

    /// An amount and its unit, such as `1 tablet`; nil where it is not that.
    fileprivate init?(dose: String) {
        let digits = dose.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        let unit = dose.dropFirst(digits.count).drop(while: \.isWhitespace)
        guard !unit.isEmpty, unit.allSatisfy({ $0.isLetter || $0 == "%" }),
            let value = ExactDecimal(typed: String(digits))
        else { return nil }
        let code = Self.doseUnits[String(unit)] ?? (unit.allSatisfy(\.isASCII) ? "{\(unit)}" : nil)
        self.init(
            value: value, unit: String(unit), system: code == nil ? nil : Self.ucum, code: code)
    }
}

/// An answer to a question.
package enum AnswerValue: Hashable, Codable, Sendable {
    case boolean(Bool)
    case decimal(ExactDecimal)
    case integer(Int)
    case date(PartialDate)
    /// A string or a longer text; what has no kind of its own here stands as it is written.
    case string(String)
    /// A time of day, as FHIR writes it.
    case time(String)
    case coding(Coding)
    case quantity(Quantity)
}

extension AnswerValue {
    /// As one reads it, in the language that it was recorded in.
    package var display: String {
        switch self {
        case .boolean: words.description
        case .decimal(let number): number.display
        case .integer(let number): String(number)
        case .date(let date): date.description
        case .string(let text): text
        case .time(let time): time.clockTime
        case .coding(let coding): coding.display ?? coding.code ?? ""
        case .quantity(let quantity): quantity.display
        }
    }

    /// The same in the reader's language, with its numbers and dates.
    package var words: Phrase {
        switch self {
        case .decimal(let number): number.words
        case .date(let date): date.words
        case .quantity(let quantity): quantity.words
        case .boolean(true): "Yes"
        case .boolean(false): "No"
        case .coding(let coding): Phrase(recorded: display, coding.translations)
        case .integer, .string, .time: "\(display)"
        }
    }

    /// Whether both say the same: a code is the same whatever words it comes with.
    package func matches(_ other: AnswerValue) -> Bool {
        switch (self, other) {
        case (.coding(let one), .coding(let two)):
            if one.code == nil, two.code == nil { return one.display == two.display }
            return one.code == two.code && (one.system ?? "") == (two.system ?? "")
        // Older versions have kept a time as a string.
        case (.string(let one), .string(let two)), (.time(let one), .time(let two)), (.time(let one), .string(let two)),
            (.string(let one), .time(let two)):
            return one == two
        case (.boolean(let one), .boolean(let two)): return one == two
        default: return compared(with: other) == 0
        }
    }

    /// Below zero where it is less than the other, above where it is more; nil where the two cannot be compared.
    package func compared(with other: AnswerValue) -> Int? {
        if let one = number, let two = other.number {
            if case .quantity(let one) = self, case .quantity(let two) = other, one.unitKey != two.unitKey {
                return nil
            }
            return one < two ? -1 : one > two ? 1 : 0
        }
        if case .date(let one) = self, case .date(let two) = other {
            let (one, two) = (one.description, two.description)
            return one < two ? -1 : one > two ? 1 : 0
        }
        if case .string(let one) = self, case .string(let two) = other { return one < two ? -1 : one > two ? 1 : 0 }
        if case .time(let one) = self, case .time(let two) = other { return one < two ? -1 : one > two ? 1 : 0 }
        return nil
    }

    private var number: Double? {
        switch self {
        case .decimal(let number): number.value
        case .integer(let number): Double(number)
        case .quantity(let quantity): quantity.value?.value
        case .boolean, .date, .string, .time, .coding: nil
        }
    }
}

extension Quantity {
    fileprivate var unitKey: String? { code ?? unit }
}

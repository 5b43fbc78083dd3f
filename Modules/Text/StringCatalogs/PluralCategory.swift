/// The form of words that a count asks for, in the terms of Unicode's CLDR.
package enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other

    /// The form for whole numbers in a language; what the language does not tell apart is `other`.
    package init(_ count: Int64, in language: String) {
        let number = count.magnitude
        let (last, lastTwo) = (number % 10, number % 100)
        switch language {
        case "ar":
            switch (number, lastTwo) {
            case (0, _): self = .zero
            case (1, _): self = .one
            case (2, _): self = .two
            case (_, 3...10): self = .few
            case (_, 11...99): self = .many
            default: self = .other
            }
        case "he": self = number == 1 ? .one : number == 2 ? .two : .other
        case "fr", "pt", "hy", "hi", "fa", "bn", "gu", "kn", "zu": self = number <= 1 ? .one : .other
        case "ru", "uk", "be", "sr", "hr", "bs":
            self = last == 1 && lastTwo != 11 ? .one : Self.isFew(last, lastTwo) ? .few : Self.rest(language)
        case "pl": self = number == 1 ? .one : Self.isFew(last, lastTwo) ? .few : .many
        case "cs", "sk": self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case "lt":
            let isTeen = (11...19).contains(lastTwo)
            self = last == 1 && !isTeen ? .one : (2...9).contains(last) && !isTeen ? .few : .other
        case "lv":
            self =
                last == 0 || (11...19).contains(lastTwo) ? .zero : last == 1 && lastTwo != 11 ? .one : .other
        case "ro": self = number == 1 ? .one : number == 0 || (1...19).contains(lastTwo) ? .few : .other
        case "sl":
            self = lastTwo == 1 ? .one : lastTwo == 2 ? .two : (3...4).contains(lastTwo) ? .few : .other
        case "ga":
            switch number {
            case 1: self = .one
            case 2: self = .two
            case 3...6: self = .few
            case 7...10: self = .many
            default: self = .other
            }
        case "cy":
            switch number {
            case 0: self = .zero
            case 1: self = .one
            case 2: self = .two
            case 3: self = .few
            case 6: self = .many
            default: self = .other
            }
        case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "km": self = .other
        default: self = number == 1 ? .one : .other
        }
    }

    private static func isFew(_ last: UInt64, _ lastTwo: UInt64) -> Bool {
        (2...4).contains(last) && !(12...14).contains(lastTwo)
    }

    private static func rest(_ language: String) -> PluralCategory {
        ["ru", "uk", "be"].contains(language) ? .many : .other
    }
}

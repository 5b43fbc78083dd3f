extension StatedTime {
    /// As one reads it, with instants as days by the clocks of a zone.
    package func words(in zone: Zone) -> Phrase {
        switch self {
        case .dateTime(let dateTime): dateTime.words(in: zone)
        case .period(let period): period.words { $0.words(in: zone) } ?? ""
        case .age(let age): age.ageWords
        case .range(let range): range.ageWords
        case .string(let text): "\(text)"
        }
    }
}

extension Period {
    /// Such as `May 1999 to 2003`; nil where neither end is said. What begins and ends alike is said once.
    func words(_ words: (DateTime) -> Phrase) -> Phrase? {
        switch (start.map(words), end.map(words)) {
        case (let start?, let end?): start == end ? start : "\(start) to \(end)"
        case (let start?, nil): "since \(start)"
        case (nil, let end?): "until \(end)"
        case (nil, nil): nil
        }
    }
}

extension Quantity {
    /// An age, such as `at 12 years`.
    fileprivate var ageWords: Phrase {
        let amount = Phrase(joining: [comparator.map { "\($0.rawValue)" }, value?.words].compactMap(\.self), by: " ")
        return ageUnit?.words(amount) ?? "at the age of \(words)"
    }

    fileprivate var ageUnit: AgeUnit? { value == nil ? nil : (code ?? unit).flatMap(AgeUnit.init) }
}

extension QuantityRange {
    /// Ages, such as `at 40–50 years`.
    fileprivate var ageWords: Phrase {
        switch (low, high) {
        case (let low?, let high?):
            if let unit = high.ageUnit, low.ageUnit == unit || low.unitText == nil, let least = low.value?.words,
                let most = high.value?.words
            {
                unit.words(Phrase(joining: [least, most], by: "–"))
            } else {
                "\(low.ageWords) to \(high.words)"
            }
        case (let low?, nil): "\(low.ageWords) or later"
        case (nil, let high?): "\(high.ageWords) or earlier"
        case (nil, nil): ""
        }
    }
}

/// The units of UCUM that an age is told in, and what they are called in words.
private enum AgeUnit {
    case year, month, week, day

    init?(_ unit: String) {
        switch unit {
        case "a", "y", "yr", "year", "years": self = .year
        case "mo", "month", "months": self = .month
        case "wk", "week", "weeks": self = .week
        case "d", "day", "days": self = .day
        default: return nil
        }
    }

    func words(_ amount: Phrase) -> Phrase {
        let isOne = amount.description == "1"
        return switch self {
        case .year: isOne ? "at \(amount) year" : "at \(amount) years"
        case .month: isOne ? "at \(amount) month" : "at \(amount) months"
        case .week: isOne ? "at \(amount) week" : "at \(amount) weeks"
        case .day: isOne ? "at \(amount) day" : "at \(amount) days"
        }
    }
}

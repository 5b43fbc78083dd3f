extension Observation.Value {
    package var words: Phrase {
        switch self {
        case .quantity(let quantity): quantity.words
        case .concept(let concept), .absent(let concept): concept.words
        case .text(let text): "\(text)"
        case .boolean(true): "Yes"
        case .boolean(false): "No"
        case .range(let range): range.words ?? ""
        case .ratio(let numerator, let denominator):
            // A titre such as 1:128 has no units.
            Phrase(joining: [numerator.words, denominator.words], by: denominator.unitText == nil ? ":" : "/")
        case .sampledData(1): "1 value"
        case .sampledData(let count): "\(count) values"
        case .time(let time): "\(time.clockTime)"
        case .dateTime(let text): text.dateTimeWords
        case .period(let start, let end):
            switch (start?.dateTimeWords, end?.dateTimeWords) {
            case (let start?, let end?): "\(start) – \(end)"
            case (let start?, nil): "from \(start)"
            case (nil, let end?): "until \(end)"
            case (nil, nil): ""
            }
        }
    }
}

extension String {
    /// A `time` without seconds that are none.
    var clockTime: String { count == 8 && hasSuffix(":00") ? String(dropLast(3)) : self }
}

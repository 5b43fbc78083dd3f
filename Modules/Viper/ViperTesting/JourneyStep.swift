import TextUI

/// One thing that a person does, as a transcript writes it behind `>`.
///
///     press Book a visit          press #home.book            press 3
///     set Reason to Cough         set "From to" to "\"quoted\""
///     Delete on Lunch             type Ana                    key tab
///     find fern    refresh    more    less    back    wait 250    resize 40x24
public enum JourneyStep: Equatable, Sendable {
    case press(ElementQuery)
    case set(ElementQuery, to: String)
    /// A further action of an element: a swipe action, a context menu's, delete, move.
    case perform(String, on: ElementQuery)
    case type(String)
    case key(String)
    case find(String)
    case refresh, more, less, back
    /// Milliseconds on the journey's clock.
    case wait(Int)
    case resize(columns: Int, rows: Int)
}

extension JourneyStep: LosslessStringConvertible {
    public var description: String {
        switch self {
        case .press(let element): "press \(element.words)"
        case .set(let element, let value): "set \(element.quotedWords(before: " to ")) to \(Words.quoted(value))"
        case .perform(let action, let element): "\(action) on \(element.words)"
        case .type(let text): "type \(Words.quoted(text))"
        case .key(let name): "key \(name)"
        case .find(let text): "find \(Words.quoted(text))"
        case .refresh: "refresh"
        case .more: "more"
        case .less: "less"
        case .back: "back"
        case .wait(let milliseconds): "wait \(milliseconds)"
        case .resize(let columns, let rows): "resize \(columns)x\(rows)"
        }
    }

    /// Reads a line of a transcript, without its `>`; nil where it is none.
    public init?(_ description: String) {
        let parts = description.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = parts.count == 2 ? String(parts[1]) : ""
        switch (parts.first.map(String.init) ?? "", rest) {
        case ("refresh", ""): self = .refresh
        case ("more", ""): self = .more
        case ("less", ""): self = .less
        case ("back", ""): self = .back
        case ("press", let rest) where !rest.isEmpty: self = .press(ElementQuery(words: rest))
        case ("type", let rest): self = .type(Words.unquoted(rest))
        case ("key", let rest) where !rest.isEmpty: self = .key(rest)
        case ("find", let rest): self = .find(Words.unquoted(rest))
        case ("wait", let rest):
            guard let milliseconds = Int(rest) else { return nil }
            self = .wait(milliseconds)
        case ("resize", let rest):
            let numbers = rest.split(separator: "x").compactMap { Int($0) }
            guard numbers.count == 2 else { return nil }
            self = .resize(columns: numbers[0], rows: numbers[1])
        case ("set", let rest):
            guard let (element, value) = Words.split(rest, at: " to ") else { return nil }
            self = .set(ElementQuery(words: element), to: Words.unquoted(value))
        default:
            guard let on = description.range(of: " on ") else { return nil }
            self = .perform(
                String(description[..<on.lowerBound]), on: ElementQuery(words: String(description[on.upperBound...])))
        }
    }
}

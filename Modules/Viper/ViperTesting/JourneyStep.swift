import TextUI

/// One act of a person, as a transcript writes it behind `>`.
///
///     press Book a visit          press #home.book            press 3
///     set Reason to Cough         set "From to" to "\"quoted\""
///     Delete on Lunch             type Ana                    key tab
///     find fern    refresh    more    less    back    wait 250    resize 40x24
///
/// Source: the commands of the lines front.
public enum JourneyStep: Equatable, Sendable {
    /// Presses a button, a link or a row; flips a toggle; lists the choices of a picker.
    case press(ElementQuery)
    /// Sets a field, a picker, a stepper, a slider or a date.
    case set(ElementQuery, to: String)
    /// Performs a further action of an element: a swipe action, a context menu's, delete, move.
    case perform(String, on: ElementQuery)
    /// Types text into the field that has the focus, or the only one there is.
    case type(String)
    /// Presses a key, by its name in the json front.
    case key(String)
    /// Searches, where the page is searchable.
    case find(String)
    /// Fetches anew; shows the next or the previous part of a list; goes back.
    case refresh, more, less, back
    /// Moves the journey's clock on, by milliseconds.
    case wait(Int)
    /// Changes the size of the screen, in cells.
    case resize(columns: Int, rows: Int)
}

extension JourneyStep: LosslessStringConvertible {
    /// The step as a transcript has it, without its `>`.
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

    /// Reads the step of a transcript's line, without its `>`; nil where the line is none.
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

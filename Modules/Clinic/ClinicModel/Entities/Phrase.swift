/// English words for people, kept apart from what they name, so that another language can put them in its own order.
///
///     let phrase: Phrase = "A password needs at least \(8) characters."
///
/// Two are equal when they read the same.
package struct Phrase: ExpressibleByStringInterpolation, Sendable {
    package enum Piece: Sendable {
        /// Words, which differ between languages.
        case words(String)
        /// A name, a number or a code, which does not.
        case value(String)
        /// Words of their own within the others, such as the name of a month.
        case phrase(Phrase)
        /// What was recorded, with its translations.
        case recorded(RecordedText)
    }

    package let pieces: [Piece]

    private init(_ pieces: [Piece]) { self.pieces = pieces }

    package init(stringLiteral words: String) {
        pieces = [.words(words)]
    }

    package init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    /// What was recorded, as it reads in a language that it is known in.
    ///
    /// - Parameter known: how the program itself calls it.
    package init(recorded text: String, _ translations: [String: String]?, known: Phrase? = nil) {
        let isPlain = translations?.isEmpty != false && known == nil
        pieces = [isPlain ? .value(text) : .recorded(RecordedText(text, translations ?? [:], known: known))]
    }

    /// Phrases one after the other. The separator is words of its own, so that a list of three is not taken for a phrase
    /// with three names in it, such as a date.
    package init(joining phrases: [Phrase], by separator: Phrase) {
        var pieces: [Piece] = []
        pieces.reserveCapacity(2 * phrases.count)
        for phrase in phrases {
            if !pieces.isEmpty { pieces.append(.phrase(separator)) }
            pieces.append(.phrase(phrase))
        }
        self.pieces = pieces
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [Piece] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        package mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.words(literal)) }
        }

        package mutating func appendInterpolation(_ phrase: Phrase) { pieces.append(.phrase(phrase)) }

        package mutating func appendInterpolation(_ moment: Moment) { pieces.append(.phrase(moment.words)) }

        package mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
            pieces.append(.value(value.description))
        }
    }
}

extension Phrase {
    /// For the middle of a sentence: without the full stop that somebody has typed at the end. That of an abbreviation
    /// such as `b.i.d.` stays.
    package var withoutFullStop: Phrase {
        switch pieces.last {
        case .value(let text)? where text.split(separator: " ").last?.firstIndex(of: ".") == text.indices.last:
            Phrase(pieces.dropLast() + [.value(String(text.dropLast()))])
        case .phrase(let phrase)?: Phrase(pieces.dropLast() + [.phrase(phrase.withoutFullStop)])
        default: self
        }
    }
}

extension Phrase: CustomStringConvertible {
    package var description: String {
        pieces.map { piece in
            switch piece {
            case .words(let text), .value(let text): text
            case .phrase(let phrase): phrase.description
            case .recorded(let recorded): recorded.text
            }
        }.joined()
    }
}

extension Phrase: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.description == right.description }

    package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

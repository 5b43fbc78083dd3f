import PlainText

/// The words of an element that is read as one, such as the label of a button, as its views lay them out.
package indirect enum WordsLayout: Hashable {
    case words([PageRun])
    /// Words that are read by others than those that are drawn.
    case read(String, [PageRun])
    /// The sign of a system image, or whatever else is drawn and not read.
    case sign(String)
    /// Room that grows, in a line.
    case room
    /// Words below each other, and beside each other.
    case column([WordsLayout])
    case line([WordsLayout])
    /// The cells of a row of a table, of which some may be empty.
    case cells([WordsLayout])

    /// Each cell of a row of a table, the first with the signs before the row; nil for anything else.
    package var cells: [WordsLayout]? {
        switch self {
        case .cells(let cells): return cells
        case .line(let parts):
            guard case .cells(let cells) = parts.last, let first = cells.first,
                parts.dropLast().allSatisfy({ if case .sign = $0 { true } else { false } })
            else { return nil }
            return [.line(parts.dropLast() + [first])] + cells.dropFirst()
        default: return nil
        }
    }
}

extension WordsLayout {
    /// Returns the layout of what an element was made of; nil where that is not its label: something is left out of
    /// it, or is read in other words.
    @MainActor
    package static func of(_ element: SemanticElement) -> WordsLayout? {
        guard let source = element.source, source is ControlElement || element.role == .row,
            let layout = WordsLayout(source)
        else { return nil }
        var rest = element.label[...]
        for words in layout.texts {
            guard let place = rest.range(of: words) else { return nil }
            // Between the words stands what joins them, and no other words.
            guard rest[..<place.lowerBound].allSatisfy({ $0 == "," || $0 == " " }) else { return nil }
            rest = rest[place.upperBound...]
        }
        return rest.isEmpty ? layout : nil
    }

    @MainActor
    private init?(_ element: ViewElement) {
        if let sign = element.sign {
            self = .sign(sign)
        } else if element.trait(UnreadTrait.self) == true {
            self = .sign(element.drawnWords)
        } else if element.isSpacer {
            self = .room
        } else if let words = element.words, !words.runsOfWords.isEmpty {
            self = .of(words)
        } else if element.isTableRow {
            self = .cells(element.children.map { WordsLayout($0) ?? .line([]) })
        } else {
            let parts = element.children.compactMap { WordsLayout($0) }
            guard let first = parts.first else { return nil }
            self = parts.count == 1 ? first : element.axis == .vertical ? .column(parts) : .line(parts)
        }
    }

    @MainActor
    private static func of(_ words: any WordsElement) -> WordsLayout {
        let runs = words.runsOfWords.map(PageRun.init)
        return words.wordsToRead.map { .read($0, runs) } ?? .words(runs)
    }

    /// Returns the words of a text that is read by others than it is drawn with; nil for any other element.
    @MainActor
    package static func ofTextReadOtherwise(_ element: SemanticElement) -> WordsLayout? {
        guard let words = element.source?.words, !words.runsOfWords.isEmpty, words.wordsToRead == element.label else {
            return nil
        }
        return of(words)
    }

    private var texts: [String] {
        switch self {
        case .read(let words, _): return words.isEmpty ? [] : [words]
        case .words(let runs):
            let words = runs.map(\.text).joined()
            return words.isEmpty ? [] : [words]
        case .sign, .room: return []
        case .column(let parts), .line(let parts), .cells(let parts): return parts.flatMap(\.texts)
        }
    }
}

extension ViewElement {
    /// The words and signs that are drawn, one after the other.
    fileprivate var drawnWords: String {
        sign ?? words?.runsOfWords.map(\.text).joined() ?? children.map(\.drawnWords).joined()
    }
}

import TextHost
import TextUICore

extension PageWriter {
    /// The words of an element that is read as one, as they look.
    func runs(_ index: Int, _ surroundings: Surroundings = Surroundings()) -> [HTMLNode] {
        let label = page.frame.elements[index].label
        if label.contains(files) { return linesWithFiles(label) }
        if let words = laidOut(index, surroundings) { return words }
        let runs = page.runs[index]
        guard runs.map(\.text).joined() == label else { return [.text(label)] }
        return runs.map { node($0, accent: Self.accentClass) }
    }

    /// Lines of text, where a file's path is a link with the file's name.
    private func linesWithFiles(_ text: String) -> [HTMLNode] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> HTMLNode in
            guard line.hasPrefix(files), !line.contains(where: \.isWhitespace),
                let name = line.split(separator: "/").last
            else { return .text(String(line)) }
            return .element(
                HTMLElement(
                    "a", ["href": String(line), "download": ""], [.text(name.removingPercentEncoding ?? String(name))]))
        }
        return Array(lines.map { [$0] }.joined(separator: [.text("\n")]))
    }

    private func node(_ run: PageRun, accent: String?) -> HTMLNode {
        var node = HTMLNode.text(run.text)
        func wrap(_ name: String, _ isWrapped: Bool) {
            if isWrapped { node = .element(HTMLElement(name, [:], [node])) }
        }
        wrap("strong", run.isBold)
        wrap("em", run.isItalic)
        wrap("u", run.isUnderlined)
        wrap("s", run.isStruck)
        let color = run.color.flatMap { $0 == WordsLayout.accent ? accent : "color-\($0)" }
        let classes = [run.isFaint ? "faint" : nil, color].compactMap { $0 }
        guard !classes.isEmpty else { return node }
        return .element(HTMLElement("span", ["class": classes.joined(separator: " ")], [node]))
    }

    private static let accentClass = "color-\(WordsLayout.accent)"

    /// The class of words in the accent's colour. A control has that colour from the page: it is `accent` only where other
    /// words stand beside them.
    private func accentClass(in layout: WordsLayout, of index: Int) -> String? {
        guard page.frame.elements[index].takesPress else { return Self.accentClass }
        return layout.hasOtherThanAccent ? "accent" : nil
    }

    /// The words of an element as its views lay them out; nil where these say other words.
    func laidOut(_ index: Int, _ surroundings: Surroundings) -> [HTMLNode]? {
        guard let layout = page.layouts[index] else { return nil }
        let words = surroundings.isFirstCell ? layout.cells?.first : nil
        return nodes(words ?? layout, of: index)
    }

    /// The words of a part of an element.
    func nodes(_ words: WordsLayout, of index: Int) -> [HTMLNode] {
        nodes(words, accent: page.layouts[index].flatMap { accentClass(in: $0, of: index) })
    }

    private func nodes(_ layout: WordsLayout, accent: String?) -> [HTMLNode] {
        switch layout {
        case .words(let runs): runs.map { node($0, accent: accent) }
        case .read(let words, let runs):
            [
                .element(HTMLElement("span", ["aria-hidden": "true"], runs.map { node($0, accent: accent) })),
                .element(HTMLElement("span", ["class": "unseen"], [.text(words)])),
            ]
        case .sign(let sign):
            [.element(HTMLElement("span", ["class": "sign", "aria-hidden": "true"], [.text(sign)]))]
        case .room: []
        case .column(let parts): [group(parts, "column", accent)]
        case .line(let parts), .cells(let parts):
            [group(parts, parts.contains(.room) ? "spread" : "line", accent)]
        }
    }

    private func group(_ parts: [WordsLayout], _ kind: String, _ accent: String?) -> HTMLNode {
        var content: [HTMLNode] = []
        var isAway = false
        for part in parts {
            if case .room = part {
                isAway = true
                continue
            }
            content.append(
                .element(HTMLElement("span", ["class": isAway ? "away" : nil], nodes(part, accent: accent))))
            isAway = false
        }
        return .element(HTMLElement("span", ["class": kind], content))
    }
}

extension WordsLayout {
    /// The accent among the sixteen colours of a terminal.
    fileprivate static let accent = 4

    /// Whether some words are neither faint nor in the accent's colour.
    fileprivate var hasOtherThanAccent: Bool {
        switch self {
        case .words(let runs), .read(_, let runs): runs.contains { $0.color != Self.accent && !$0.isFaint }
        case .sign, .room: false
        case .column(let parts), .line(let parts), .cells(let parts): parts.contains(where: \.hasOtherThanAccent)
        }
    }

    /// Whether it has several texts, so that its name has to say where one ends.
    var hasParts: Bool { count > 1 }

    private var count: Int {
        switch self {
        case .words, .read: 1
        case .sign, .room: 0
        case .column(let parts), .line(let parts), .cells(let parts): parts.reduce(0) { $0 + $1.count }
        }
    }
}

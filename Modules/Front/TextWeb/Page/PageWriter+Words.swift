import TextUICore

extension PageWriter {
    /// The words of an element that is read as one, as they look.
    func runs(_ index: Int, _ surroundings: Surroundings = Surroundings()) -> [HTMLNode] {
        let label = page.frame.elements[index].label
        if label.contains(files) { return linesWithFiles(label) }
        if let words = laidOut(index, surroundings) { return words }
        let runs = page.runs[index]
        guard runs.map(\.text).joined() == label else { return [.text(label)] }
        return runs.map { node($0, isInControl: false) }
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

    private func node(_ run: PageFrame.Run, isInControl: Bool) -> HTMLNode {
        var node = HTMLNode.text(run.text)
        func wrap(_ name: String, _ isWrapped: Bool) {
            if isWrapped { node = .element(HTMLElement(name, [:], [node])) }
        }
        wrap("strong", run.isBold)
        wrap("em", run.isItalic)
        wrap("u", run.isUnderlined)
        wrap("s", run.isStruck)
        // A control has its colour from the page.
        let color = run.color.flatMap { isInControl && $0 == Self.accent ? nil : $0 }
        let classes = [run.isFaint ? "faint" : nil, color.map { "color-\($0)" }].compactMap { $0 }
        guard !classes.isEmpty else { return node }
        return .element(HTMLElement("span", ["class": classes.joined(separator: " ")], [node]))
    }

    /// The accent among the sixteen colours of a terminal.
    private static let accent = 4

    /// The words of an element as its views lay them out; nil where these say other words.
    func laidOut(_ index: Int, _ surroundings: Surroundings) -> [HTMLNode]? {
        guard let layout = page.layouts[index] else { return nil }
        let words = surroundings.isFirstCell ? layout.cells?.first : nil
        return nodes(words ?? layout, isInControl: page.frame.elements[index].takesPress)
    }

    func nodes(_ layout: WordsLayout, isInControl: Bool) -> [HTMLNode] {
        switch layout {
        case .words(let runs): runs.map { node($0, isInControl: isInControl) }
        case .sign(let sign):
            [.element(HTMLElement("span", ["class": "sign", "aria-hidden": "true"], [.text(sign)]))]
        case .room: []
        case .column(let parts): [group(parts, "column", isInControl)]
        case .line(let parts), .cells(let parts):
            [group(parts, parts.contains(.room) ? "spread" : "line", isInControl)]
        }
    }

    private func group(_ parts: [WordsLayout], _ kind: String, _ isInControl: Bool) -> HTMLNode {
        var content: [HTMLNode] = []
        var isAway = false
        for part in parts {
            if case .room = part {
                isAway = true
                continue
            }
            content.append(
                .element(HTMLElement("span", ["class": isAway ? "away" : nil], nodes(part, isInControl: isInControl))))
            isAway = false
        }
        return .element(HTMLElement("span", ["class": kind], content))
    }
}

extension WordsLayout {
    /// Whether it has several texts, so that its name has to say where one ends.
    var hasParts: Bool { count > 1 }

    private var count: Int {
        switch self {
        case .words: 1
        case .sign, .room: 0
        case .column(let parts), .line(let parts), .cells(let parts): parts.reduce(0) { $0 + $1.count }
        }
    }
}

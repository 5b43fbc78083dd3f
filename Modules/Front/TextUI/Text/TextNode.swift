final class TextNode: TypedNode<Text> {
    private lazy var element = TextElement(self)

    override var elements: [Element] { [element] }

    override func update(_ view: Text, _ environment: EnvironmentValues) {
        guard view != self.view || !environment.isIdentical(to: self.environment) else { return }
        super.update(view, environment)
        element.contentChanged()
        graph.setNeedsFlush()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        element.contentChanged()
    }
}

/// Words on the screen, resolved and broken into lines once until they or their surroundings change.
final class TextElement: Element {
    private struct Broken {
        let width: Int?
        let limit: Int?
        let lines: [TextLine]
    }

    private unowned let text: TextNode
    private var known: [TextRun]?
    private var words: String?
    private var broken: [Broken] = []

    init(_ node: TextNode) {
        text = node
        super.init(node)
    }

    override func forget() {
        known = nil
        words = nil
        broken.removeAll(keepingCapacity: true)
    }

    private var runs: [TextRun] {
        // The distance to an instant is another each time it is read.
        guard text.view.followsTheClock == false else {
            forget()
            return text.view.runs(in: environment)
        }
        if let known { return known }
        let runs = text.view.runs(in: environment)
        known = runs
        return runs
    }

    private func lines(width: Int?, limit: Int? = nil) -> [TextLine] {
        let runs = runs
        for known in broken where known.width == width && known.limit == limit { return known.lines }
        let environment = environment
        let limits = [environment.lineLimit, limit].compactMap { $0 }
        let lines = TextWrapping.lines(
            runs, width: width, lineLimit: limits.min(), truncation: environment.truncation)
        if broken.count == 4 { broken.removeFirst() }
        broken.append(Broken(width: width, limit: limit, lines: lines))
        return lines
    }

    override func measure(_ proposal: Proposal) -> CellSize {
        let width = proposal.width.flatMap { $0 >= Proposal.unlimited ? nil : $0 }
        let lines = lines(width: width)
        return CellSize(width: lines.reduce(0) { max($0, $1.width) }, height: max(lines.count, environment.leastLines))
    }

    /// The first and the last line are the baselines.
    override func explicitGuide(_ key: AlignmentKey, along axis: Axis, of size: CellSize) -> CGFloat? {
        guard axis == .vertical, size.height > 0 else { return nil }
        switch key.merging {
        case .average: return nil
        case .first: return Points.perRow
        case .last: return Points.perRow * CGFloat(size.height)
        }
    }

    override func draw(_ canvas: inout Canvas) {
        canvas.lines(
            lines(width: frame.width, limit: max(1, frame.height)), in: frame,
            alignment: environment.multilineTextAlignment)
    }

    override func describe(_ tree: inout SemanticTree) {
        let words = words ?? runs.map(\.text).joined()
        self.words = words
        guard !words.isEmpty else { return }
        tree.add(SemanticElement(.text, label: words, frame: frame))
    }
}

extension Text {
    /// Whether the words change with the time at which they are read.
    fileprivate var followsTheClock: Bool {
        switch content {
        case .date(_, let style): style.isRelative
        case .joined(let first, let second): first.followsTheClock || second.followsTheClock
        default: false
        }
    }
}

extension Text.DateStyle {
    fileprivate var isRelative: Bool { self != .date && self != .time }
}

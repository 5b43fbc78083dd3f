import PlainText

final class TextNode: TypedNode<Text>, ClockFollower, PreferenceSource {
    private lazy var element = TextElement(self)
    /// The way in which the lines are given to the views around; nil until one of them asks.
    @exclusivity(unchecked) private var giving: (any TextLayoutGiving)?
    private let anchorPlace = AnchorPlace()

    override init(_ view: Text, _ context: NodeContext) {
        super.init(view, context)
        followClock()
        beginGivingLines()
    }

    private func beginGivingLines() {
        guard giving == nil, let wanted = environment.textLayoutGiving else { return }
        giving = wanted
        anchorPlace.element = element
        beginGiving(wanted.key)
    }

    var givesLines: Bool { giving != nil }

    func value(over inner: Any?) -> Any {
        guard let giving else { return inner as Any }
        let origin = anchorPlace.anchor(element.corner)
        return giving.value(element.wordsWithMarks, columns: element.room.width, environment, origin: origin)
    }

    /// Gives the lines anew, after they have been laid out.
    func linesLaidOut() {
        guard let giving else { return }
        if let lastRead = anchorPlace.lastRead, lastRead != element.frame { anchorPlace.given = nil }
        givesAnew(giving.key)
    }

    /// Words that change with time are looked at again for as long as they are on the screen.
    private func followClock() {
        if isActive, view.followsTheClock { graph.clock.add(self) }
    }

    override func activityChanged() {
        followClock()
    }

    func clockTicked() {
        if view.followsTheClock { element.readWordsAgain() }
    }

    override var elements: [ViewElement] { [element] }

    override func showsAlike(_ view: Text) -> Bool { view == self.view }

    override func showAnew() {
        followClock()
        beginGivingLines()
        element.contentChanged()
    }
}

/// Words on the screen, resolved and broken into lines once until they or their surroundings change.
final class TextElement: ViewElement, WordsElement {
    private struct Broken {
        let width: Int?
        let limit: Int?
        let lines: [TextLine]
    }

    private unowned(unsafe) let text: TextNode
    @exclusivity(unchecked) private var known: [TextRun]?
    @exclusivity(unchecked) private var marks = TextMarks()
    /// The columns of all of it on one line, where it can stand so; nil before anybody has asked.
    @exclusivity(unchecked) private var knownColumns: Int??
    @exclusivity(unchecked) private var broken: [Broken] = []
    /// What it says, until it says or stands otherwise.
    @exclusivity(unchecked) private var described: SemanticElement?
    @exclusivity(unchecked) private var knownLinks: [TextLink]?
    /// The number of words that lead somewhere.
    private lazy var number = NumberMark()

    init(_ node: TextNode) {
        text = node
        super.init(node)
    }

    override func forget() {
        known = nil
        knownColumns = nil
        described = nil
        knownLinks = nil
        broken.removeAll(keepingCapacity: true)
    }

    /// Reads the words again, at another time, and shows them if they are others.
    func readWordsAgain() {
        let old = known
        forget()
        if old.map({ $0 != runs }) ?? true { contentChanged() }
    }

    private var links: [TextLink] {
        if let knownLinks { return knownLinks }
        let links = environment.hidesContent ? [] : text.view.links(in: environment)
        knownLinks = links
        return links
    }

    override var holdsControl: Bool { !links.isEmpty }

    /// The columns for the number, where there is something to press.
    private var lead: Int { environment.refColumns > 0 && !links.isEmpty ? environment.refColumns : 0 }

    private var runs: [TextRun] {
        if let known { return known }
        let environment = environment
        let runs: [TextRun]
        if environment.textDrawing == nil {
            runs = text.view.runs(in: environment)
        } else {
            marks = TextMarks()
            runs = self.runs(with: marks)
        }
        known = runs
        return runs
    }

    /// The words as they are drawn: on a screen lam and alif are one letter; elsewhere others put letters together.
    private func onScreen(_ runs: [TextRun]) -> [TextRun] {
        environment.growsWithContent ? runs : runs.map(\.ligated)
    }

    /// The words, whose parts can be told apart by their marks.
    private func runs(with marks: TextMarks) -> [TextRun] {
        var environment = environment
        environment.textMarks = marks
        return text.view.runs(in: environment)
    }

    private var wholeColumns: Int? {
        if let knownColumns { return knownColumns }
        let columns = TextWrapping.columnsOfOneLine(runs)
        knownColumns = .some(columns)
        return columns
    }

    /// The text on one line, where that is no wider than `width`.
    private func line(in width: Int?) -> TextLine? {
        guard let columns = wholeColumns, columns <= width ?? .max else { return nil }
        return TextWrapping.oneLine(runs, columns: columns)
    }

    /// What such a line takes of `width`: in no columns it is there, and nothing of it is seen.
    private func columnsOfOneLine(in width: Int?) -> Int? {
        guard let columns = wholeColumns, let width, columns > width else { return wholeColumns }
        return width <= 0 ? 0 : nil
    }

    private func lines(width: Int?, limit: Int? = nil) -> [TextLine] {
        if let line = line(in: width) { return [line] }
        let runs = runs
        for known in broken where known.width == width && known.limit == limit { return known.lines }
        let environment = environment
        let drawnRuns = onScreen(runs)
        let limits = [environment.lineLimit, limit].compactMap { $0 }
        let lines = TextWrapping.lines(
            drawnRuns, width: width, lineLimit: limits.min(), truncation: environment.truncation)
        if broken.count == 4 { broken.removeFirst() }
        broken.append(Broken(width: width, limit: limit, lines: lines))
        return lines
    }

    override func measure(_ proposal: SizeProposal) -> CellSize {
        guard let drawing = environment.textDrawing else { return ownSize(proposal) }
        return drawing.size(proposal, ownSize)
    }

    private func ownSize(_ proposal: SizeProposal) -> CellSize {
        let lead = lead
        let width = proposal.width.flatMap { $0 >= SizeProposal.unlimited ? nil : max(0, $0 - lead) }
        if let columns = columnsOfOneLine(in: width) {
            return CellSize(width: lead + columns, height: max(1, environment.leastLines))
        }
        let lines = lines(width: width)
        var columns = 0
        for line in lines { columns = max(columns, line.width) }
        return CellSize(width: lead + columns, height: max(lines.count, environment.leastLines))
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

    override func maySetGuide(_ key: AlignmentKey) -> Bool { key.merging != .average }

    /// Lines follow from the width alone.
    override var ignoresHeight: Bool { true }
    override var drawn: Drawn? { .words(self) }
    var runsOfWords: [TextRun] { runs }
    var wordsToRead: String? {
        guard let words = text.view.spokenWords(in: environment), !environment.hidesContent else { return nil }
        return printable(words, keepingNewlines: true)
    }
    var lookOfWords: PageLook {
        PageLook(
            size: (text.view.styled?.attributes.font ?? environment.font)?.size ?? .body,
            alignment: environment.multilineTextAlignment, lineLimit: environment.lineLimit)
    }

    override func layoutChildren() {
        described = nil
        if text.givesLines, isPlacedForGood { text.linesLaidOut() }
    }

    /// The cells in which the words stand: the frame without the number.
    var room: CellRect {
        let lead = min(lead, frame.width)
        return CellRect(x: frame.x + lead, y: frame.y, width: frame.width - lead, height: frame.height)
    }

    /// The corner at which the words begin.
    var corner: Anchor<CGPoint>.Source {
        .init(part: UnitPoint.topLeading) { [weak self] rect in
            let lead = onMainActor { self.map { Points.length($0.room.x - $0.frame.x, along: .horizontal) } } ?? 0
            return CGPoint(x: rect.minX + lead, y: rect.minY)
        }
    }

    /// The lines as they stand, whose parts can be told apart by the program's own values.
    var wordsWithMarks: BrokenText {
        let marks = TextMarks()
        let runs = onScreen(runs(with: marks))
        let limit = [environment.lineLimit, max(1, room.height)].compactMap { $0 }.min()
        let lines = TextWrapping.lines(
            runs, width: room.width, lineLimit: limit, truncation: environment.truncation)
        let isTruncated = TextWrapping.lines(runs, width: room.width).count > lines.count
        return BrokenText(lines: lines, isTruncated: isTruncated, marks: marks)
    }

    override func draw(_ canvas: inout CellCanvas) {
        guard canvas.shows(frame) else { return }
        let place = room
        if place.x > frame.x {
            canvas.mark(environment.isEnabled ? number.ref : nil, x: frame.x, y: frame.y, in: environment)
        }
        let environment = environment
        if let drawing = environment.textDrawing {
            let lines = lines(width: place.width, limit: max(1, place.height))
            let isTruncated = TextWrapping.lines(onScreen(runs), width: place.width).count > lines.count
            drawing.draw(
                BrokenText(lines: lines, isTruncated: isTruncated, marks: marks), in: place, environment, &canvas)
        } else if let line = line(in: place.width) {
            if place.height > 0 { canvas.line(line, in: place, alignment: environment.multilineTextAlignment) }
        } else {
            let lines = lines(width: place.width, limit: max(1, place.height))
            canvas.lines(lines, in: place, alignment: environment.multilineTextAlignment)
        }
        if node.graph.focus == ownFocusID { canvas.highlight(frame, in: environment) }
    }

    private func drawnWords(of runs: [TextRun], isUnseen: Bool) -> String {
        if runs.count == 1 { return runs[0].text }
        return runs.filter { isUnseen || !$0.style.attributes.contains(.unseen) }.map(\.text).joined()
    }

    override func describe(_ tree: inout SemanticTree) {
        if let described { return tree.add(described) }
        let runs = runs
        let isUnseen = runs.allSatisfy { $0.style.attributes.contains(.unseen) }
        let words = wordsToRead ?? drawnWords(of: runs, isUnseen: isUnseen)
        guard !words.isEmpty else { return }
        let links = links
        var element = SemanticElement(
            !links.isEmpty ? .link : text.view.isHeading ? .heading : .text, label: words, of: self, isUnseen: isUnseen)
        if let first = links.first {
            let open = environment.openURL
            element.press = { open(first.url) }
            element.isEnabled = environment.isEnabled
            offerFocus(to: &element)
            element.mark = number
            // A press opens the first of several; each of them is an action.
            if links.count > 1 {
                element.furtherActions = links.map { link in
                    RowAction(name: LocalizedStringKey("Open \(link.words)").own) { open(link.url) }
                }
            }
        } else {
            described = element
        }
        tree.add(element)
    }
}

import PlainText

/// A thing that can be acted on: a number where the front numbers, a mark, a label, a value.
package final class ControlElement: GatheringElement {
    private let labels: () -> [ViewElement]
    private let currentState: () -> ControlState
    /// The text that the keys are changing, from the first of them until it is taken over.
    @exclusivity(unchecked) var editor: LineEditor?
    @exclusivity(unchecked) var shownText: FieldText?
    @exclusivity(unchecked) private var knownState: ControlState?
    @exclusivity(unchecked) private var knownWords: [SemanticElement]?
    @exclusivity(unchecked) private var knownEnd: Bool?
    /// The size of the label that was asked for last.
    @exclusivity(unchecked) private var knownLabel: (proposal: SizeProposal, size: CellSize)?
    @exclusivity(unchecked) private var wrappedValue: WrappedValue?
    /// The columns for its number when it was last measured.
    @exclusivity(unchecked) private var leadColumns = -1
    private let number = NumberMark()

    package init(_ node: ViewNode, labels: @escaping () -> [ViewElement], state: @escaping () -> ControlState) {
        self.labels = labels
        currentState = state
        super.init(node)
    }

    /// The state of the control, asked for once until it or its label changes.
    func state() -> ControlState {
        if let knownState { return knownState }
        var state = currentState()
        if state.role == .stepper, state.showsLabel, let value = state.value, labelSays(value) {
            state.hidesValue = true
        }
        if environment.hidesContent { state.hideContent() }
        if environment.labelsAreHidden, state.role != .button, state.role != .link { state.showsLabel = false }
        knownState = state
        return state
    }

    /// Whether the label has the value in it already, as a stepper's often has.
    private func labelSays(_ value: String) -> Bool {
        let words = SemanticTree.label(of: children).split { !$0.isLetter && !$0.isNumber && !".,-+".contains($0) }
        return words.contains { $0 == value || (Double($0) != nil && Double($0) == Double(value)) }
    }

    private var labelEnds: Bool {
        if let knownEnd { return knownEnd }
        let ends = SemanticTree.label(of: children).last.map { ":?!：？！؟".contains($0) } ?? false
        knownEnd = ends
        return ends
    }

    public override func forget() {
        knownState = nil
        knownWords = nil
        knownEnd = nil
        knownLabel = nil
    }

    /// Notes that the control, or the place that it stands in, has changed.
    package func stateChanged() {
        let old = knownState
        forget()
        guard let old, leadColumns == environment.refColumns, state().takesSameRoom(as: old) else {
            leadColumns = environment.refColumns
            return contentChanged()
        }
        node.graph.setNeedsFlush()
    }

    private static let stack = StackLayout(axis: .horizontal, spacing: nil, alignment: 0)

    package override func gatheredElements() -> [ViewElement] { labels() }

    func mark(_ state: ControlState) -> String? {
        state.isOn.map { $0 ? "[x]" : "[ ]" }
    }

    /// The columns that a toggle's mark takes before the words.
    private func markColumns(_ state: ControlState) -> Int { mark(state) == nil ? 0 : 4 }

    /// The columns before the words.
    func lead(_ state: ControlState, in size: SizeProposal = .unspecified) -> Int {
        numberRoom(state, in: size).columns + markColumns(state)
    }

    /// The room for its number, where it carries one.
    private func numberRoom(_ state: ControlState, in size: SizeProposal) -> NumberRoom {
        guard environment.refColumns > 0, !isUnnamedLink(state), others(state) != .instead, !isPartOfOther else {
            return .none
        }
        let isWordsAlone = state.showsLabel && valueText(state) == nil && !children.isEmpty
        return NumberRoom(
            beside: markColumns(state) + Self.stack.fit(children, .unspecified).total.width,
            in: isWordsAlone ? size : .unspecified, environment)
    }

    package override var holdsControl: Bool { true }

    private func isUnnamedLink(_ state: ControlState) -> Bool {
        state.role == .link && state.label == nil && SemanticTree.label(of: children).isEmpty
    }

    /// Whether all that is to be pressed is kept from sight: then it is no control.
    private func hasHiddenLabel(_ state: ControlState) -> Bool {
        (state.role == .button || state.role == .link) && state.label == nil && !children.isEmpty
            && children.allSatisfy(\.isHidden)
    }

    package override var unnamedLink: ViewElement? { isUnnamedLink(state()) ? self : nil }

    /// A row that this makes lead on, without being seen in it.
    package func row(of words: [SemanticElement], _ frame: CellRect, _ mark: NumberMark?) -> [SemanticElement] {
        let state = state()
        var row = SemanticElement(
            .link, label: SemanticTree.label(words.filter { $0.press == nil && $0.set == nil }), frame: frame)
        row.source = self
        row.press = state.press
        row.destination = state.destination
        row.isEnabled = environment.isEnabled && !state.isDisabled
        row.identifier = words.first?.identifier
        row.focusID = focusID
        row.isFocused = isFocused
        row.mark = mark
        return [row] + words.filter { $0.press != nil || $0.set != nil }
    }

    /// The part that things in the label that can be acted on play beside the control itself.
    private enum Others {
        /// There are none, or they are how the label is made: a press on the control presses them.
        case none
        /// They can be acted on by themselves, as the buttons on a card that can be tapped.
        case beside
        /// They are all there is: a tap anywhere beside the fields of a form.
        case instead
    }

    private func others(_ state: ControlState) -> Others {
        let mayHold = state.role == .button || state.role == .link
        guard mayHold, children.contains(where: \.holdsControl) else { return .none }
        let words = knownWords ?? children.flatMap(SemanticTree.of)
        // Rows that are not laid out yet say nothing. They may hold controls, which are numbered beside this one then.
        guard !words.isEmpty else { return .beside }
        knownWords = words
        let own = words.filter { !isOther($0, state) }
        guard SemanticTree.label(own).isEmpty else { return .beside }
        return state.isTap && words.contains { isOther($0, state) && $0.isEnabled } ? .instead : .none
    }

    private func isOther(_ element: SemanticElement, _ state: ControlState) -> Bool {
        element.press != nil || element.set != nil || (state.isTap && element.isActionable)
    }

    /// Whether a control around this is pressed in its place.
    private var isPartOfOther: Bool {
        guard let outer = outerControl else { return false }
        return outer.others(outer.state()) == .none
    }

    /// Whether the further actions of words in the label are this control's.
    package var takesActions: Bool {
        let state = state()
        return !state.isTap || others(state) == .none
    }

    func labelSize(_ state: ControlState, _ proposal: SizeProposal) -> CellSize {
        guard state.showsLabel, !children.isEmpty else { return CellSize(width: 0, height: 0) }
        if let knownLabel, knownLabel.proposal == proposal { return knownLabel.size }
        let size = measuredLabel(state, proposal)
        knownLabel = (proposal, size)
        return size
    }

    private func measuredLabel(_ state: ControlState, _ proposal: SizeProposal) -> CellSize {
        let size = Self.stack.fit(children, proposal).total
        // A label that takes all the room there is, as one with a spacer does, leaves the value its own.
        guard let width = proposal.width, size.width >= width else { return size }
        let room = width - valueRoom(state)
        guard room > 0, room < width else { return size }
        let ideal = Self.stack.fit(children, SizeProposal(width: nil, height: proposal.height)).total
        guard ideal.width < width else { return size }
        return Self.stack.fit(children, SizeProposal(width: max(ideal.width, room), height: proposal.height)).total
    }

    /// The columns of the value in one line, with what is around it.
    private func valueRoom(_ state: ControlState) -> Int {
        let isColumn = isOnScreen && state.hasValueColumn
        guard isColumn || valueText(state) != nil else { return 0 }
        return TextWidth.columns(of: printable(valueText(state) ?? "")) + (isColumn ? 5 : joint)
    }

    func valueText(_ state: ControlState) -> String? {
        state.hidesValue ? nil : state.shownValue ?? state.value
    }

    private func valueLines(_ state: ControlState, width: Int?) -> [TextLine] {
        guard let text = valueText(state) else { return [] }
        var style = environment.textStyle
        if state.valueIsPrompt { style = environment.style(.secondary) }
        if !environment.isEnabled || state.isDisabled { style.attributes.insert(.faint) }
        if state.role != .stepper, state.set != nil, !state.valueIsPrompt { style.attributes.insert(.underline) }
        let width = width.map { max(1, $0) }
        if let wrappedValue, wrappedValue.isOf(text, width: width, style: style) { return wrappedValue.lines }
        let wrapped = WrappedValue(text, width: width, style: style)
        wrappedValue = wrapped
        return wrapped.lines
    }

    private var joint: Int { 2 }

    /// The columns within which a field or picker in lines shows its value alone, and its label only while it has none.
    private static let narrowField = 24
    /// The columns that a value has beside a label even there.
    private static let leastValue = 8

    /// What of a control in lines is seen in so many columns.
    private func shownParts(_ state: ControlState, width: Int?) -> (label: Bool, value: Bool) {
        let text = valueText(state)
        let all = (label: state.showsLabel, value: text != nil)
        guard !isOnScreen, let width, width <= Self.narrowField, state.showsLabel,
            state.content?.isClosed == false || state.role == .picker, !children.isEmpty
        else { return all }
        let label = Self.stack.fit(children, SizeProposal(width: nil, height: nil)).total.width
        let least = state.role == .picker ? TextWidth.columns(of: text ?? "") : Self.leastValue
        guard width - lead(state) - label - joint < least else { return all }
        let isEmpty = text?.isEmpty != false
        return (label: isEmpty, value: !isEmpty)
    }

    public override func measure(_ proposal: SizeProposal) -> CellSize {
        let state = state()
        if isOnScreen, state.hasValueColumn { return screenSize(state, proposal) }
        let room = numberRoom(state, in: proposal)
        let lead = room.columns + markColumns(state)
        let parts = shownParts(state, width: proposal.width)
        let label =
            parts.label
            ? labelSize(state, proposal.reduced(columns: lead, rows: room.rows)) : CellSize(width: 0, height: 0)
        guard parts.value else {
            let words = CellSize(width: markColumns(state) + label.width, height: max(1, label.height))
            var size = room.size(with: words)
            if state.fillsWidth { size.width = max(size.width, proposal.width ?? 0) }
            return size
        }
        let start = lead + (label.width > 0 ? label.width + joint : 0)
        let lines = valueLines(state, width: proposal.width.map { $0 - start })
        let width = start + (lines.map(\.width).max() ?? 0)
        // A text that is edited takes no more lines than it is given.
        let most = state.content?.hasLines == true ? max(1, proposal.height ?? .max) : .max
        return CellSize(
            width: state.fillsWidth ? max(width, proposal.width ?? 0) : width,
            height: min(most, max(1, label.height, lines.count)))
    }

    public override func layoutChildren() {
        knownWords = nil
        defer { knownWords = nil }
        let state = state()
        guard state.showsLabel else { return }
        guard environment.refColumns > 0 else { return placeLabel(state) }
        let known = others(state)
        placeLabel(state)
        // Rows that have their places only now may say more of what is in the label, and so who has a number.
        knownWords = nil
        guard others(state) != known else { return }
        forgetSizesBelow()
        placeLabel(state)
    }

    private func placeLabel(_ state: ControlState) {
        let room = numberRoom(state, in: SizeProposal(frame.size)).words(in: frame)
        let (x, width) = (room.x + markColumns(state), max(0, room.width - markColumns(state)))
        let isAlone = !shownParts(state, width: frame.width).value && !(isOnScreen && state.hasValueColumn)
        let label = isAlone ? width : labelSize(state, SizeProposal(width: width, height: room.height)).width
        Self.stack.place(children, in: CellRect(x: x, y: room.y, width: label, height: room.height))
    }

    package override func draw(_ canvas: inout CellCanvas) {
        let state = state()
        if isOnScreen { return drawOnScreen(state, &canvas) }
        let isEnabled = environment.isEnabled && !state.isDisabled
        var x = frame.x
        let room = numberRoom(state, in: SizeProposal(frame.size))
        if room.columns + room.rows > 0, state.press != nil || state.set != nil || !state.actions.isEmpty {
            let row = room.rows > 0 ? frame.y : frame.rowOfWords(in: children)
            let place = x + columnsOfPrompt(below: state, in: row, canvas)
            canvas.mark(isEnabled ? number.ref : nil, x: place, y: row, in: environment)
        }
        x += room.columns
        if let mark = mark(state) {
            canvas.text(mark, x: x, y: frame.y + room.rows, style: environment.textStyle)
            x += markColumns(state)
        }
        let parts = shownParts(state, width: frame.width)
        if parts.label { for child in children { child.draw(&canvas) } }
        if parts.value {
            let label =
                parts.label
                ? labelSize(state, SizeProposal(width: frame.width - lead(state), height: nil))
                : CellSize(width: 0, height: 0)
            if label.width > 0 {
                // A label that ends like a sentence, or with a colon of its own, needs none.
                canvas.text(labelEnds ? " " : ": ", x: x + label.width, y: frame.y, style: environment.textStyle)
                x += label.width + joint
            }
            let lines = valueLines(state, width: frame.x + frame.width - x)
            canvas.lines(lines, in: CellRect(x: x, y: frame.y, width: frame.x + frame.width - x, height: frame.height))
        }
        if isFocused {
            canvas.buffer.setStyle(CellStyle(attributes: .inverse), over: frame.intersection(canvas.clip))
        }
    }

    /// The columns of the words that lie under a field with nothing in it, which are a prompt of the program's own.
    private func columnsOfPrompt(below state: ControlState, in row: Int, _ canvas: CellCanvas) -> Int {
        guard state.content != nil, valueText(state)?.isEmpty != false, shownParts(state, width: frame.width).label,
            labelSize(state, SizeProposal(width: nil, height: nil)).width == 0
        else { return 0 }
        let columns = max(frame.x, canvas.clip.x)..<max(frame.x, min(frame.maxX, canvas.clip.maxX))
        let last = columns.last { canvas.buffer.hasWords(in: CellRect(x: $0, y: row, width: 1, height: 1)) }
        guard let last, last + 1 + environment.refColumns < frame.maxX else { return 0 }
        return last + 2 - frame.x
    }

    private(set) lazy var focusID = FocusID(node)
    package var isFocused: Bool { node.graph.focus == focusID }

    override func explicitGuide(_ key: AlignmentKey, along axis: Axis, of size: CellSize) -> CGFloat? {
        guard axis == .vertical, key.merging != .average else { return nil }
        return key.merging == .first ? Points.perRow : Points.perRow * CGFloat(size.height)
    }

    override func maySetGuide(_ key: AlignmentKey) -> Bool { key.merging != .average }

    package override func describe(_ tree: inout SemanticTree) {
        let state = state()
        guard !isUnnamedLink(state), !hasHiddenLabel(state) else { return }
        var words = SemanticTree()
        for child in children { child.describe(&words) }
        var beside: [SemanticElement] = []
        let others = others(state)
        switch others {
        case .none: break
        case .beside:
            beside = words.elements.filter { isOther($0, state) }
            words.elements.removeAll { isOther($0, state) }
            tree.scrollers += words.scrollers
            tree.panes += words.panes
        case .instead:
            tree.elements += words.elements
            tree.scrollers += words.scrollers
            tree.panes += words.panes
            return
        }
        defer { tree.elements += beside }
        var element = SemanticElement(
            state.role, label: state.label ?? SemanticTree.label(words.elements), value: state.value, frame: frame)
        if state.label == nil, state.value == nil, words.elements.count == 1 {
            // A label with a value of its own (a badge) keeps them apart.
            element.label = words.elements[0].label
            element.value = words.elements[0].value
        }
        if words.elements.count == 1 { element.identifier = words.elements[0].identifier }
        if let isOn = state.isOn { element.value = isOn ? "on" : "off" }
        element.source = self
        element.prompt = state.valueIsPrompt ? state.shownValue : nil
        element.form = state.form
        element.isEnabled = environment.isEnabled && !state.isDisabled
        element.isFocused = isFocused
        // `onTapGesture` on the label of a button takes the touch, as it is nearer.
        let isButton = state.role == .button || state.role == .link
        let tap = isButton && others == .none ? words.elements.first { $0.isTap } : nil
        element.press = tap?.press ?? state.press
        element.set = state.set
        element.type = state.type
        element.options = state.options
        element.submit = state.submit
        element.submitLabel = state.submit == nil ? nil : environment.submitLabel
        element.adjust = state.adjust
        element.field = state.content == nil ? nil : self
        element.furtherActions = state.actions + words.elements.flatMap { $0.press == nil ? $0.furtherActions : [] }
        element.focusID = focusID
        element.mark = number
        element.buttonRole = state.buttonRole
        element.shortcut = environment.keyboardShortcut?.name
        element.destination = state.destination
        tree.add(element)
    }
}

extension SemanticElement {
    /// Whether it is pressed for a tap gesture's sake.
    @MainActor
    fileprivate var isTap: Bool { press != nil && (source as? ControlElement)?.state().isTap == true }
}

extension ViewElement {
    /// The nearest control around this.
    package var outerControl: ControlElement? {
        var outer = container
        while let element = outer {
            if let control = element as? ControlElement { return control }
            outer = element.container
        }
        return nil
    }
}

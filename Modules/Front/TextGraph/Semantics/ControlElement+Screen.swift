import PlainText

/// The look of controls on a screen of their own: without numbers, with their values in one column, and with a caret.
extension ControlElement {
    var isOnScreen: Bool { !environment.growsWithContent }

    private static let firstValueColumn = 20
    private static let valueStep = 4
    private static let fieldWidth = 40
    /// The columns of a field beside which its label may stand; otherwise the field stands below.
    private static let narrowestField = 12
    private static let indentation = 2

    /// The column at which a value stands beside a label in a list: the same for labels that are about as long, save
    /// where that would take much of the width, or room that the value needs.
    ///
    /// - Parameters:
    ///   - label: The columns of the label and of what is between it and its value.
    ///   - value: The columns of the value.
    package static func valueColumn(beside label: Int, for value: Int, width: Int) -> Int {
        guard label > firstValueColumn else { return firstValueColumn }
        let steps = (label - firstValueColumn + valueStep - 1) / valueStep
        let column = firstValueColumn + steps * valueStep
        return column * 5 <= width * 2 && column.addingSaturated(value) <= width ? column : label
    }

    private var isRow: Bool {
        var outer = container
        while let wrapper = outer as? WrapperElement { outer = wrapper.container }
        return outer?.holdsRows == true
    }

    private func valueStart(_ state: ControlState, label: Int, width: Int?) -> Int {
        // Segments have no sign before them.
        let hasSign = state.adjust != nil && state.segments == nil
        guard label > 0 else { return hasSign ? 2 : 0 }
        let label = label + (hasSign ? 3 : 2)
        let width = width ?? 80
        guard isRow, width >= 34 else { return lead(state) + label }
        let (room, value) = (width - lead(state), closedWidth(state) ?? 0)
        let column = Self.valueColumn(beside: label, for: value, width: room)
        // A chosen value has one line: it stands nearer to its label rather than being cut.
        return lead(state) + (column.addingSaturated(value) > room ? max(label, room - value) : column)
    }

    /// The columns of a value that is chosen, not typed, with what is around it.
    private func closedWidth(_ state: ControlState) -> Int? {
        if let segments = state.segments { return segments.width }
        return state.content?.isClosed == false ? nil : TextWidth.columns(of: printable(valueText(state) ?? "")) + 2
    }

    /// Returns the choice of the segment at a place of the screen; nil where there is none.
    package func segment(at place: CellPoint) -> (@MainActor () -> Void)? {
        let state = state()
        guard let segments = state.segments else { return nil }
        let area = textArea(state)
        guard segments.fit(in: area), place.y == area.y, let index = segments.index(at: place.x - area.x) else {
            return nil
        }
        return { segments.choose(index) }
    }

    /// Where the value begins, from the control's own corner.
    private func valuePlace(_ state: ControlState, label: CellSize, width: Int?, height: Int?) -> CellPoint {
        let start = valueStart(state, label: label.width, width: width)
        let isField = state.content?.isClosed == false && label.width > 0
        let below = max(1, label.height)
        guard isField, let width, width - start < Self.narrowestField, start > Self.indentation, height ?? .max > below
        else { return CellPoint(x: start, y: 0) }
        return CellPoint(x: Self.indentation, y: below)
    }

    func screenSize(_ state: ControlState, _ proposal: SizeProposal) -> CellSize {
        let width = proposal.width.flatMap { $0 >= SizeProposal.unlimited ? nil : $0 }
        let label = labelSize(state, proposal.reduced(columns: lead(state), rows: 0))
        let place = valuePlace(state, label: label, width: width, height: proposal.height)
        let (start, above) = (place.x, place.y)
        let room = width.map { max(1, $0 - start) }
        if let text = closedWidth(state) {
            return CellSize(width: start + min(text, room ?? text), height: max(1, label.height))
        }
        let wanted = room ?? 24
        guard state.content?.hasLines == true else {
            return CellSize(width: start + wanted, height: above > 0 ? above + 1 : max(1, label.height))
        }
        let columns = room ?? Self.fieldWidth
        let all = shown(state) { $0.lines(width: columns).count }
        let lines = min(state.lines.upperBound, max(state.lines.lowerBound, all))
        let height = above + lines
        return CellSize(
            width: start + columns, height: proposal.height.map { max(above + 1, min($0, height)) } ?? height)
    }

    /// Looks at the text that is shown: the one that the keys have made of it, else the program's.
    private func shown<Result>(_ state: ControlState, _ look: (inout FieldText) -> Result) -> Result {
        let isDraft = state.content?.isDraft ?? true
        let text = state.content?.get() ?? state.value ?? ""
        var shown = shownText ?? FieldText(text, editor ?? LineEditor(text))
        if isDraft, editor != shown.editor {
            let editor = editor ?? LineEditor(text)
            shown.take(text, editor)
        } else if !isDraft, text != shown.text {
            var editor = shown.editor
            editor.adopt(text)
            shown.take(text, editor)
        }
        if !isDraft { shown.follow(state.content?.selection) }
        defer { shownText = shown }
        return look(&shown)
    }

    /// The rectangle of the value.
    private func textArea(_ state: ControlState) -> CellRect {
        let label = labelSize(state, SizeProposal(width: frame.width - lead(state), height: nil))
        let place = valuePlace(state, label: label, width: frame.width, height: frame.height)
        let (start, above) = (min(place.x, max(0, frame.width - 1)), place.y)
        return CellRect(
            x: frame.x + start, y: frame.y + above, width: frame.width - start, height: frame.height - above)
    }

    func drawOnScreen(_ state: ControlState, _ canvas: inout CellCanvas) {
        if let mark = mark(state) { canvas.text(mark, x: frame.x, y: frame.y, style: environment.textStyle) }
        if state.showsLabel { for child in children { child.draw(&canvas) } }
        let isTyping = state.content != nil && (state.content?.isClosed == false || editor != nil)
        if state.hasValueColumn {
            let area = textArea(state)
            let isAbove = area.y > frame.y
            let label = CellRect(
                x: frame.x, y: frame.y, width: isAbove ? frame.width : max(0, area.x - frame.x),
                height: isAbove ? area.y - frame.y : frame.height)
            if isFocused, isTyping {
                canvas.restyle(label) { $0.union(.bold).subtracting(.faint) }
            } else {
                canvas.restyle(label) { $0.union(.faint) }
            }
            if isTyping {
                let editor = shown(state, \.editor)
                if turns(editor, state) {
                    canvas.turned(about: area) { drawField(editor, state, area, &$0) }
                } else {
                    drawField(editor, state, area, &canvas)
                }
            } else {
                drawValue(state, area, &canvas)
            }
        }
        if isFocused, !isTyping { canvas.highlight(frame, in: environment, as: state.buttonRole) }
    }

    private func drawValue(_ state: ControlState, _ area: CellRect, _ canvas: inout CellCanvas) {
        var style = environment.textStyle
        let isEnabled = environment.isEnabled && !state.isDisabled
        if let segments = state.segments, segments.fit(in: area) {
            return canvas.clipped(to: frame) {
                segments.draw(x: area.x, y: area.y, environment, isEnabled: isEnabled, &$0)
            }
        }
        if !isEnabled { style.attributes.insert(.faint) }
        let isAdjusted = isFocused && isEnabled && state.adjust != nil
        // What can be typed looks like a field until the arrows change it.
        if isEnabled, !isFocused, state.content != nil, state.role != .slider { style.attributes.insert(.underline) }
        let value = ArabicForms.ligated(printable(valueText(state) ?? ""))
        let hasSign = state.role == .picker || state.adjust != nil
        // The sign behind a value that is cut stays in sight.
        let text = LineEditor(value).beginning(width: max(1, hasSign ? area.width - 2 : area.width))
        let width = TextWidth.columns(of: text)
        canvas.clipped(to: frame) { canvas in
            canvas.text(text, x: area.x, y: area.y, style: style)
            if isAdjusted {
                canvas.text("‹", x: area.x - 2, y: area.y, style: style)
                canvas.text("›", x: area.x + width + 1, y: area.y, style: style)
            } else if state.role == .picker {
                canvas.text("▾", x: area.x + width + 1, y: area.y, style: environment.style(.secondary))
            }
        }
    }

    private func drawField(
        _ editor: LineEditor, _ state: ControlState, _ area: CellRect, _ canvas: inout CellCanvas
    ) {
        var style = environment.textStyle
        style.attributes.insert(.underline)
        if !environment.isEnabled || state.isDisabled { style.attributes.insert(.faint) }
        var blank = CellStyle(attributes: isFocused ? .underline : [.underline, .faint])
        blank.foreground = style.foreground
        canvas.clipped(to: frame) { canvas in
            if editor.characters.isEmpty, !state.valueIsPrompt {
                // A field with nothing in it hides nothing: what lies under it may be a prompt of the program's own.
                return canvas.restyle(area) { $0.union(blank.attributes) }
            }
            for row in 0..<max(1, area.height) {
                canvas.text(
                    String(repeating: " ", count: max(0, area.width)), x: area.x, y: area.y + row, style: blank)
            }
            if editor.characters.isEmpty, state.valueIsPrompt {
                var prompt = environment.style(.secondary)
                prompt.attributes.insert(.underline)
                canvas.text(printable(valueText(state) ?? ""), x: area.x, y: area.y, style: prompt)
            } else if state.content?.hasLines == true {
                let lines = shown(state) { text in
                    let window = text.window(width: area.width, height: area.height, showsCaret: isFocused)
                    return text.lines(width: area.width)[window]
                }
                let characters = visible(editor, state).characters
                for (row, line) in lines.enumerated() {
                    canvas.text(String(characters[line]), x: area.x, y: area.y + row, style: style)
                    if isFocused { mark(editor, line, row: row, in: area, &canvas) }
                }
            } else {
                let shown = visible(editor, state)
                let text = isFocused ? shown.window(width: area.width).text : shown.beginning(width: area.width)
                canvas.text(text, x: area.x, y: area.y, style: style)
                if isFocused { mark(shown, in: area, &canvas) }
            }
        }
    }

    /// Swaps the colours of the selected part of a single line.
    private func mark(_ editor: LineEditor, in area: CellRect, _ canvas: inout CellCanvas) {
        guard !editor.selected.isEmpty else { return }
        let width = TextWidth.columns(of: String(editor.characters[editor.selected]))
        let end = editor.window(width: area.width).caret
        let start = max(0, end - width)
        canvas.restyle(CellRect(x: area.x + start, y: area.y, width: end - start, height: 1)) { $0.union(.inverse) }
    }

    /// Swaps the colours of the selected part of one among several lines.
    private func mark(
        _ editor: LineEditor, _ line: Range<Int>, row: Int, in area: CellRect, _ canvas: inout CellCanvas
    ) {
        let part = editor.selected.clamped(to: line)
        guard !part.isEmpty else { return }
        func columns(_ range: Range<Int>) -> Int { TextWidth.columns(of: String(editor.characters[range])) }
        let start = columns(line.lowerBound..<part.lowerBound)
        canvas.restyle(CellRect(x: area.x + start, y: area.y + row, width: columns(part), height: 1)) {
            $0.union(.inverse)
        }
    }

    /// Whether the typed text goes the other way than the screen.
    private func turns(_ editor: LineEditor, _ state: ControlState) -> Bool {
        isRightToLeft(editor, state) != (environment.layoutDirection == .rightToLeft)
    }

    private func turns(_ state: ControlState) -> Bool { turns(shown(state, \.editor), state) }

    private func isRightToLeft(_ editor: LineEditor, _ state: ControlState) -> Bool {
        let isAround = environment.layoutDirection == .rightToLeft
        // A field with nothing in it goes as the screen does.
        guard !editor.characters.isEmpty else { return isAround }
        return VisualLine.isRightToLeft(String(visible(editor, state).characters), around: isAround)
    }

    /// Returns the text as it may be seen: of a secret, its length alone.
    private func visible(_ editor: LineEditor, _ state: ControlState) -> LineEditor {
        guard state.content?.isSecret == true else { return editor }
        var dots = LineEditor(String(editor.characters.map { $0.isNewline ? $0 : "•" }))
        dots.select(editor.selected)
        return dots
    }
}

extension ControlElement: EditedField {
    package var content: FieldContent? { state().content }
    package var isOpen: Bool { editor != nil && state().content?.isDraft == true }
    package var textWidth: Int { textArea(state()).width }
    package var isRightToLeft: Bool { isRightToLeft(shown(state(), \.editor), state()) }

    package var caretPlace: CellPoint? {
        let state = state()
        guard let place = caretPlace(state) else { return nil }
        return turns(state) ? turned(place, in: textArea(state)) : place
    }

    private func turned(_ place: CellPoint, in area: CellRect) -> CellPoint {
        CellPoint(x: area.x + area.maxX - 1 - place.x, y: place.y)
    }

    private func caretPlace(_ state: ControlState) -> CellPoint? {
        guard isFocused, isOnScreen, let content = state.content, !content.isClosed || editor != nil else { return nil }
        let area = textArea(state)
        guard content.hasLines else {
            let shown = visible(shown(state, \.editor), state)
            return CellPoint(x: area.x + shown.window(width: area.width).caret, y: area.y)
        }
        return shown(state) { text in
            let (line, column) = text.editor.position(in: text.lines(width: area.width))
            let first = text.window(width: area.width, height: area.height, showsCaret: true).lowerBound
            return CellPoint(x: area.x + min(column, area.width - 1), y: area.y + line - first)
        }
    }

    package var caretLine: Int {
        shown(state()) { text in text.editor.position(in: text.lines(width: textWidth)).line }
    }

    package func index(at place: CellPoint) -> Int {
        let state = state()
        let area = textArea(state)
        // What is pressed on the label above leaves the caret where it is.
        guard place.y >= area.y else { return shown(state, \.editor).caret }
        let place = turns(state) ? turned(place, in: area) : place
        if content?.hasLines == true {
            return shown(state) { text in
                let first = text.window(width: area.width, height: area.height, showsCaret: isFocused).lowerBound
                return text.editor.index(
                    line: first + place.y - area.y, column: place.x - area.x, in: text.lines(width: area.width))
            }
        }
        let shown = shown(state, \.editor)
        guard isFocused else {
            return shown.index(line: 0, column: place.x - area.x, in: [0..<shown.characters.count])
        }
        let dots = visible(shown, state)
        let before = dots.characters.count - dots.window(width: area.width).text.count
        let start = dots.caret < before ? 0 : max(0, dots.caret - dots.window(width: area.width).caret)
        return min(shown.characters.count, start + max(0, place.x - area.x))
    }

    package func open() {
        guard let content else { return }
        var editor = LineEditor(content.get())
        editor.select(0..<editor.characters.count)
        self.editor = editor
        changed()
    }

    package func edit(_ edit: TextEdit) -> String? {
        guard let content else { return nil }
        var editor =
            content.isDraft ? editor ?? LineEditor(content.isClosed ? "" : content.get()) : shown(state(), \.editor)
        // What was opened is selected, so that what is typed takes its place; to delete a part of it is to change it.
        if content.isClosed, edit == .deleteBackward { editor.select(editor.caret..<editor.caret) }
        let before = editor.characters
        let deleted = editor.perform(edit)
        let kept = content.selection?.kept()
        if editor.characters != before, !content.isDraft {
            try? content.set(editor.text)
            // What the program made of it counts.
            let now = self.currentText
            if now != editor.text { editor.adopt(now) }
            shownText?.take(now, editor)
        } else if !content.isDraft {
            shownText?.take(content.get(), editor)
        }
        // A program that sets the text may have set the selection, too.
        if content.selection?.kept() == kept {
            shownText?.tell(content.selection)
        } else {
            shownText?.follow(content.selection)
        }
        self.editor = editor
        changed()
        return deleted
    }

    private var currentText: String {
        invalidateLayout()
        return content?.get() ?? ""
    }

    package func commit() throws {
        guard let editor, let content, content.isDraft else { return }
        if editor.text != content.get() { try content.set(editor.text) }
        cancel()
    }

    package func cancel() {
        editor = nil
        changed()
    }

    private func changed() {
        invalidateLayout()
    }
}

extension CellCanvas {
    /// Changes the attributes of the cells in a rectangle.
    mutating func restyle(_ rect: CellRect, _ change: (CellAttributes) -> CellAttributes) {
        buffer.restyle(rect.intersection(clip)) { style in
            var style = style
            style.attributes = change(style.attributes)
            return style
        }
    }
}

import PlainText

/// The few keys that matter now, for the foot of the screen.
@MainActor
struct KeyHints {
    struct Hint: Equatable {
        let key: String
        let meaning: String
        @MainActor var width: Int { TextWidth.columns(of: key) + 1 + TextWidth.columns(of: meaning) }
    }

    let hints: [Hint]
    /// The key of a control in the bar.
    private var toolKey: String?

    init(_ session: TerminalSession) {
        var hints: [Hint] = []
        let frame = session.frame
        let element = session.keyboard.focused
        func add(_ key: String, _ meaning: LocalizedStringKey) {
            hints.append(Hint(key: key, meaning: ArabicForms.ligated(meaning.own)))
        }
        if let help = session.keyHelp {
            add("esc", "close")
            if help.isCut { add("↑↓", "more keys") }
            self.hints = hints
            return
        }
        if let meaning = element.flatMap(Self.enter) { add("⏎", meaning) }
        if let element, element.field?.content?.hasLines == true {
            if element.submit == nil { add("tab", "go on") } else { add("alt-⏎", "new line") }
        }
        if element?.adjust != nil { add("←→", "change") }
        if let element, !element.furtherActions.isEmpty, element.role != .stepper, element.role != .datePicker {
            add(".", "more")
        }
        if session.host.offersWayBack { add("esc", frame.presented == nil ? "back" : "close") }
        if let tool = session.tool {
            toolKey = tool.key
            hints.append(Hint(key: tool.key, meaning: ArabicForms.ligated(tool.meaning)))
        }
        if frame.controls.contains(where: \.isActionable) {
            add("↑↓", "move")
        } else if frame.hasMore || frame.hasLess {
            add("↑↓", "scroll")
        }
        let isTyping = element?.field?.content?.isClosed == false || element?.field?.isOpen == true
        if !isTyping, frame.controls.contains(where: { $0.region == .search }) { add("/", "search") }
        add(isTyping ? "F1" : "?", "keys")
        add("^C", "leave")
        self.hints = hints
    }

    private static func enter(_ element: SemanticElement) -> LocalizedStringKey? {
        if element.field?.isOpen == true { return "set" }
        switch element.role {
        case .textField, .secureField:
            if element.submit != nil { return submitting(element.submitLabel) }
            return element.field?.content?.hasLines == true ? "new line" : "next"
        case .textEditor: return "new line"
        case .toggle: return element.value == "on" ? "turn off" : "turn on"
        case .picker: return "choose"
        case .stepper, .slider, .datePicker: return "type"
        case .link: return "open"
        default: return element.press == nil ? nil : "press"
        }
    }

    private static func submitting(_ label: String?) -> LocalizedStringKey {
        switch label {
        case "send": "send"
        case "search": "search"
        case "done": "done"
        case "next": "next"
        default: "go"
        }
    }

    /// The keys to leave out where there is no room for all, the first one first.
    private var spare: [String] {
        ["↑↓", "^C", "/", ".", "alt-⏎"] + [toolKey].compactMap(\.self) + ["←→", "tab", "⏎", "esc"]
    }

    private func fitting(_ width: Int) -> [Hint] {
        var hints = hints
        for key in spare where hints.reduce(-3, { $0 + $1.width + 3 }) > width {
            hints.removeAll { $0.key == key }
        }
        return hints
    }

    /// Hints as they stand at the foot, for as long as they are the same.
    struct Drawn {
        fileprivate let hints: [Hint]
        fileprivate let area: CellRect
        fileprivate let row: CellBuffer
    }

    /// Draws as many as there is room for into the row of `area`, which has nothing else.
    func draw(in area: CellRect, _ buffer: inout CellBuffer, known: inout Drawn?) {
        if known?.hints != hints || known?.area != area || known?.row.columns != buffer.columns
            || known?.row.writing != buffer.writing
        {
            var row = CellBuffer(columns: buffer.columns, rows: 1)
            row.writing = buffer.writing
            draw(in: CellRect(x: area.x, y: 0, width: area.width, height: 1), &row)
            known = Drawn(hints: hints, area: area, row: row)
        }
        if let known { buffer.replaceRow(area.y, by: known.row) }
    }

    private func draw(in area: CellRect, _ buffer: inout CellBuffer) {
        var x = area.x
        for hint in fitting(area.width) {
            guard x + hint.width <= area.maxX else { return }
            x += buffer.draw(hint.key, x: x, y: area.y, style: CellStyle(attributes: .bold), clip: area)
            x += buffer.draw(" " + hint.meaning, x: x, y: area.y, style: CellStyle(attributes: .faint), clip: area)
            x += 3
        }
    }
}

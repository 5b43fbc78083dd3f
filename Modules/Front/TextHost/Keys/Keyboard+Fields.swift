import PlainText
import TextUITerminal

/// The keys of a text field: those of a shell's prompt.
extension Keyboard {
    /// Whether the key was for the field.
    func edit(_ key: TerminalKey, _ element: SemanticElement, _ field: any EditedField) -> Bool {
        guard let content = field.content else { return false }
        let isText = !content.isClosed || field.isOpen
        if case .character(let character) = key.code, key.modifiers.isEmpty || key.modifiers == .shift {
            guard isText || begins(character, element) else { return false }
            // Who is already where `/` leads looks for something else.
            if character == "/", element.region == .search, content.get().isEmpty { return true }
            apply(.insert(String(character)), field)
            return true
        }
        guard isText else { return false }
        switch (key.code, key.modifiers) {
        case (.enter, .alt) where content.hasLines, (.enter, []) where content.hasLines && element.submit == nil:
            apply(.insert("\n"), field)
        case (.enter, _): enter(element)
        case (.escape, _) where field.isOpen: change { field.cancel() }
        case (.escape, _) where element.region == .search && !content.get().isEmpty:
            apply(.end, field)
            apply(.deleteToStart, field)
        case (.up, []) where content.hasLines: return applyMove(.up(width: field.textWidth), field)
        case (.down, []) where content.hasLines: return applyMove(.down(width: field.textWidth), field)
        case (.character("y"), .control): if !killed.isEmpty { apply(.insert(killed), field) }
        default:
            guard let edit = Self.edits[field.isRightToLeft ? Self.turned(key) : key] else { return false }
            apply(edit, field)
        }
        return true
    }

    /// Whether a character begins a new value where none is being typed: a day may be said in words, and by a sum.
    private func begins(_ character: Character, _ element: SemanticElement) -> Bool {
        if element.role == .datePicker { return character.isNumber || character.isLetter || character == "+" }
        return character.isNumber || (character == "-" && element.adjust == nil)
    }

    /// Inserts what the first of some keys write into the field with the focus, as one edit. Returns the number of those
    /// keys; none where each is to be pressed by itself.
    package func type(_ keys: some Sequence<TerminalKey>) -> Int {
        guard let element = focused, let field = element.field, let content = field.content,
            !content.isClosed || field.isOpen, element.region != .search || !content.get().isEmpty
        else { return 0 }
        let written = keys.lazy.map { self.text(of: $0, in: content, of: element) }.prefix { $0 != nil }.compactMap(
            \.self)
        let texts = Array(written)
        guard texts.count > 1 else { return 0 }
        forgetWords()
        touch()
        typeAhead.end()
        apply(.insert(texts.joined()), field)
        return texts.count
    }

    /// The text that a key writes into a field; nil where it means something else there.
    private func text(of key: TerminalKey, in content: FieldContent, of element: SemanticElement) -> String? {
        guard let name = key.names.first.flatMap(KeyPress.init(named:)),
            host.graph.keyFollowers.taking(name, at: host.graph.focus).isEmpty
        else { return nil }
        switch (key.code, key.modifiers) {
        case (.character(let character), []), (.character(let character), .shift): return String(character)
        case (.enter, []) where content.hasLines && element.submit == nil: return "\n"
        default: return nil
        }
    }

    /// Inserts text into the field with the focus.
    package func paste(_ text: String) {
        guard let field = focused?.field, let content = field.content else { return refusePaste() }
        let text = printable(text, keepingNewlines: content.hasLines)
        apply(.insert(content.hasLines ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)), field)
    }

    package func refusePaste() { refuse(.noFocus, "there is no field to paste into") }

    private func apply(_ edit: TextEdit, _ field: any EditedField) {
        change { if let deleted = field.edit(edit), !deleted.isEmpty { killed = deleted } }
        revealFocus()
    }

    /// A move over the first line or the last is for the focus.
    private func applyMove(_ edit: TextEdit, _ field: any EditedField) -> Bool {
        let before = field.caretLine
        apply(edit, field)
        return field.caretLine != before
    }

    /// Takes over what was typed, and goes on: to what waits for it, else to the next thing.
    private func enter(_ element: SemanticElement) {
        // Asked for before, since what is taken over may bring another screen.
        let isText = element.field?.content?.isClosed != true
        guard commit() else { return }
        if let submit = element.submit ?? host.defaultAction { return act(submit) }
        if isText { tab(1) }
    }

    /// The arrow that goes the same way among letters from right to left.
    private static func turned(_ key: TerminalKey) -> TerminalKey {
        switch key.code {
        case .left: TerminalKey(.right, key.modifiers)
        case .right: TerminalKey(.left, key.modifiers)
        default: key
        }
    }

    static let edits: [TerminalKey: TextEdit] = [
        TerminalKey(.left): .left, TerminalKey(.right): .right,
        TerminalKey(.left, .control): .wordLeft, TerminalKey(.right, .control): .wordRight,
        TerminalKey(.left, .alt): .wordLeft, TerminalKey(.right, .alt): .wordRight,
        .alt("b"): .wordLeft, .alt("f"): .wordRight,
        TerminalKey(.home): .start, TerminalKey(.end): .end, .control("a"): .start, .control("e"): .end,
        .control("f"): .right,
        TerminalKey(.backspace): .deleteBackward, TerminalKey(.delete): .deleteForward, .control("d"): .deleteForward,
        TerminalKey(.backspace, .alt): .deleteWordBackward, TerminalKey(.backspace, .control): .deleteWordBackward,
        .control("w"): .deleteWordBackward, .alt("d"): .deleteWordForward,
        TerminalKey(.delete, .control): .deleteWordForward,
        .control("u"): .deleteToStart, .control("k"): .deleteToEnd,
    ]
}

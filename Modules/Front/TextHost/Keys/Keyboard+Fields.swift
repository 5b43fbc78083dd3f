import PlainText
import TextUITerminal

/// The keys of a text field: those of a shell's prompt.
extension Keyboard {
    /// Whether the key was for the field.
    func edit(_ key: TerminalKey, _ element: SemanticElement, _ field: any EditedField) -> Bool {
        guard let content = field.content else { return false }
        let isText = !content.isClosed || field.isOpen
        if case .character(let character) = key.code, key.modifiers.isEmpty || key.modifiers == .shift {
            guard isText || character.isNumber || (character == "-" && element.adjust == nil) else { return false }
            // Who is already where `/` leads looks for something else.
            if character == "/", element.region == .search, content.get().isEmpty { return true }
            apply(.insert(String(character)), field)
            return true
        }
        guard isText else { return false }
        switch (key.code, key.modifiers) {
        case (.enter, .alt) where content.hasLines, (.enter, []) where content.hasLines: apply(.insert("\n"), field)
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

import TextUITerminal

/// The keys that the program has given to its controls.
extension Keyboard {
    /// Returns the action that a key runs by itself. In a text field the field's own keys go before.
    func shortcut(_ key: TerminalKey) -> (@MainActor () -> Void)? {
        let isTyping = focused?.field?.content?.isClosed == false || focused?.field?.isOpen == true
        if isTyping, Self.edits[key] != nil || key == TerminalKey(.enter) || key == .control("y") { return nil }
        if key == TerminalKey(.escape), focused?.field?.isOpen == true { return nil }
        return host.shortcut(key.names)
    }
}

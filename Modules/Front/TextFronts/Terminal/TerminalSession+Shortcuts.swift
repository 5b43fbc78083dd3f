import TextUITerminal

/// The keys that the program has given to its controls.
extension TerminalSession {
    /// Returns the action that a key runs by itself. In a text field the field's own keys go before.
    func shortcut(_ key: TerminalKey) -> (@MainActor () -> Void)? {
        let isTyping = focused?.field?.content?.isClosed == false || focused?.field?.isOpen == true
        if isTyping, Self.edits[key] != nil || key == TerminalKey(.enter) || key == .control("y") { return nil }
        if key == TerminalKey(.escape), focused?.field?.isOpen == true { return nil }
        return host.shortcut(Self.names(of: key))
    }

    /// Returns the names of a key, and of the key that it stands in for where a terminal cannot send that: shift with
    /// control and a letter, and with Alt whatever control has no code for.
    static func names(of key: TerminalKey) -> [String] {
        guard let name = name(of: key.code) else { return [] }
        let shift = key.modifiers.contains(.shift) ? "shift-" : ""
        let alt = key.modifiers.contains(.alt) ? "alt-" : ""
        if key.modifiers.contains(.control) {
            return ["ctrl-\(alt)\(shift)\(name)", "ctrl-\(alt)shift-\(name)"]
        }
        if alt.isEmpty { return [shift + name] }
        return ["alt-\(shift)\(name)", "ctrl-\(shift)\(name)", "ctrl-shift-\(name)", "ctrl-alt-\(shift)\(name)"]
    }

    private static func name(of code: TerminalKey.Code) -> String? {
        switch code {
        case .character(let character): String(character)
        case .enter: "enter"
        case .escape: "escape"
        case .tab: "tab"
        case .backspace, .delete: "delete"
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        case .home: "home"
        case .end: "end"
        case .pageUp: "pageup"
        case .pageDown: "pagedown"
        case .insert, .function: nil
        }
    }

    /// The keys of the screen's controls, as they can be typed here, and what they press.
    var shortcuts: [(key: String, meaning: String)] {
        frame.elements.compactMap { element in
            guard let name = element.shortcut, element.press != nil, element.isEnabled, !element.label.isEmpty else {
                return nil
            }
            return (Self.typed(name), element.label)
        }
    }

    private static let named = [
        "enter": "Enter", "escape": "Esc", "space": "Space", "tab": "Tab", "delete": "Backspace", "up": "↑",
        "down": "↓", "left": "←", "right": "→",
    ]

    /// Returns a key in a person's writing: Control where the terminal has it for that key, else Alt.
    private static func typed(_ name: String) -> String {
        var key = name
        var isControl = false
        var isAlt = false
        if key.hasPrefix("ctrl-") { (isControl, key) = (true, String(key.dropFirst(5))) }
        if key.hasPrefix("alt-") { (isAlt, key) = (true, String(key.dropFirst(4))) }
        if key.hasPrefix("shift-"), isControl { key = String(key.dropFirst(6)) }
        let hasCode = key.count == 1 && key >= "a" && key <= "z" && !["c", "z", "l", "h", "i", "j", "m"].contains(key)
        let prefix = isControl && hasCode ? (isAlt ? "Ctrl-Alt-" : "Ctrl-") : isControl || isAlt ? "Alt-" : ""
        return prefix + (Self.named[key] ?? key.uppercased())
    }
}

/// The keys that turn the tabs of a screen.
extension TerminalSession {
    private var tabs: [SemanticElement] { frame.elements.filter { $0.role == .tab && $0.isEnabled && $0.press != nil } }

    var hasTabs: Bool { !tabs.isEmpty }

    /// To the next tab or the one before, around the ends.
    func turn(_ step: Int) {
        let tabs = tabs
        guard let now = tabs.firstIndex(where: { $0.value == "selected" }) else {
            // Pages without labels turn by actions of their own.
            let name = (step > 0 ? "Next page" : "Previous page" as LocalizedStringKey).own
            guard let action = tabs.first?.furtherActions.first(where: { $0.name == name }) else { return }
            return act { action.perform() }
        }
        guard tabs.count > 1, let press = tabs[(now + step + tabs.count) % tabs.count].press, commit() else { return }
        act(press)
    }

    /// To the tab of that number, from 1; false where there is none.
    func turn(to number: Int) -> Bool {
        guard tabs.indices.contains(number - 1), let press = tabs[number - 1].press, commit() else { return false }
        act(press)
        return true
    }
}

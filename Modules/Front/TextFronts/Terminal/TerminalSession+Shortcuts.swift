/// The keys that the program has given to its controls, as they can be typed at a terminal.
extension TerminalSession {
    /// The keys of the screen's controls, as they can be typed here, and what they press.
    var shortcuts: [(key: String, meaning: String)] {
        frame.controls.compactMap { element in
            guard let name = element.shortcut, element.press != nil, element.isEnabled, !element.label.isEmpty else {
                return nil
            }
            return (Self.typed(name), element.label)
        }
    }

    /// The first control of the bar that has a key for a letter, as the foot of the screen names it.
    var tool: (key: String, meaning: String)? {
        frame.controls.lazy.filter { $0.region == .bar && $0.press != nil && $0.isEnabled && !$0.label.isEmpty }
            .compactMap { element in
                element.shortcut.map(Self.typed).flatMap { key in
                    key.hasPrefix("Ctrl-") ? ("^" + key.dropFirst(5), element.label) : nil
                }
            }.first
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

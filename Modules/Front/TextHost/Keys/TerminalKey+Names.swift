import TextUITerminal

extension TerminalKey {
    /// The key with a name, as `SceneHost.key` takes it: `shift-tab`, `ctrl-s`, `A`; nil where there is none. The command
    /// key is Control, as on a terminal.
    init?(named name: String) {
        if name.count == 1, let character = name.first {
            self = .character(character)
            return
        }
        let (name, held) = KeyboardShortcut.parts(of: name)
        var modifiers: Modifiers = []
        if held.contains(.control) { modifiers.insert(.control) }
        if held.contains(.option) { modifiers.insert(.alt) }
        if held.contains(.shift) { modifiers.insert(.shift) }
        if let code = Self.codes[name] {
            self.init(code, modifiers)
        } else if name.count == 1, let character = name.first {
            // A key that writes a character has shift in the character.
            let capital = modifiers == .shift ? name.uppercased() : ""
            self = capital.count == 1 ? .character(Character(capital)) : TerminalKey(.character(character), modifiers)
        } else {
            return nil
        }
    }

    private static let codes = Dictionary(
        uniqueKeysWithValues: [
            Code.enter, .escape, .tab, .backspace, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
        ].compactMap { code in code.name.map { ($0, code) } } + [
            ("space", .character(" ")), ("deleteforward", .delete),
        ])

    /// Whether the key does nothing but move the focus, where no field takes it.
    var movesFocus: Bool { [.tab, .up, .down, .left, .right].contains(code) }

    /// The names of the key, and of the key that it stands in for where a terminal cannot send that: shift with control
    /// and a letter, and with Alt whatever control has no code for.
    package var names: [String] {
        guard let name = code.name else { return [] }
        let shift = modifiers.contains(.shift) ? "shift-" : ""
        let alt = modifiers.contains(.alt) ? "alt-" : ""
        if modifiers.contains(.control) { return ["ctrl-\(alt)\(shift)\(name)", "ctrl-\(alt)shift-\(name)"] }
        if alt.isEmpty { return [shift + name] }
        return ["alt-\(shift)\(name)", "ctrl-\(shift)\(name)", "ctrl-shift-\(name)", "ctrl-alt-\(shift)\(name)"]
    }
}

extension TerminalKey.Code {
    fileprivate var name: String? {
        switch self {
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
}

extension SceneHost {
    /// What a key presses by itself: with a key held it always does, return where nothing has the focus.
    func shortcut(_ name: String) -> (@MainActor () -> Void)? {
        let elements = frame.elements
        if name == "enter" || name == "return" {
            guard !elements.contains(where: \.isFocused) else { return nil }
            return elements.first { $0.shortcut == "enter" && $0.isEnabled }?.press
        }
        if name == "escape" || name == "esc" {
            return elements.first { $0.shortcut == "escape" && $0.isEnabled }?.press
        }
        guard name.hasPrefix("ctrl-") || name.hasPrefix("alt-") else { return nil }
        return elements.first { $0.shortcut == name && $0.isEnabled }?.press
    }
}

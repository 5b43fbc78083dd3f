extension SceneHost {
    /// Returns the action that a key runs by itself, by one of its names.
    ///
    /// Escape and keys held with another always have it, return where nothing has the focus, and letters and moving
    /// keys only where nothing can be typed.
    package func shortcut(_ names: [String]) -> (@MainActor () -> Void)? {
        let controls = frame.controls
        let candidates = controls.filter { $0.isEnabled && $0.press != nil && $0.shortcut != nil }
        guard !candidates.isEmpty else { return nil }
        let names = names.map(KeyboardShortcut.normalized)
        guard let found = names.lazy.compactMap({ name in candidates.first { $0.shortcut == name } }).first,
            let name = found.shortcut
        else { return nil }
        let focused = controls.first(where: \.isFocused)
        switch name {
        case "escape": break
        case "enter": guard focused == nil else { return nil }
        default:
            let isHeld = name.hasPrefix("ctrl-") || name.hasPrefix("alt-")
            guard isHeld || focused?.type == nil else { return nil }
        }
        return found.press
    }

    /// The action of return where a field has the focus that does nothing with it.
    package var defaultAction: (@MainActor () -> Void)? {
        frame.controls.first { $0.shortcut == "enter" && $0.isEnabled }?.press
    }
}

/// Keys in the words of ARIA and of a browser's events, such as `Shift+ArrowUp`, and as screens name them.
enum PageKeys {
    /// Stands for all keys that type a character.
    static let characters = "Characters"

    private static let named = [
        "enter": "Enter", "escape": "Escape", "space": "Space", "tab": "Tab", "delete": "Backspace", "up": "ArrowUp",
        "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight", "home": "Home", "end": "End",
        "pageup": "PageUp", "pagedown": "PageDown", "\u{F728}": "Delete",
    ]
    private static let names = Dictionary(uniqueKeysWithValues: named.map { ($1, $0) })
    private static let held = [("ctrl-", "Control+"), ("alt-", "Alt+"), ("shift-", "Shift+")]

    /// Returns the words for a screen's name of a key with those that are held, such as `ctrl-shift-s`.
    static func words(for name: String) -> String {
        var (words, rest) = ("", name[...])
        for (prefix, word) in held where rest.hasPrefix(prefix) && rest.count > prefix.count {
            words += word
            rest = rest.dropFirst(prefix.count)
        }
        return words + (named[String(rest)] ?? rest.uppercased())
    }

    /// Returns the screen's name for the words of a key.
    static func name(for words: String) -> String {
        var (name, rest) = ("", words[...])
        for (prefix, word) in held where rest.hasPrefix(word) && rest.count > word.count {
            name += prefix
            rest = rest.dropFirst(word.count)
        }
        return name + (names[String(rest)] ?? rest.lowercased())
    }
}

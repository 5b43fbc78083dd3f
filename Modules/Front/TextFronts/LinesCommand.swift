import PlainText

/// The commands of the lines front.
enum LinesCommand {
    /// The line that Ctrl-C makes where it does not end the program at once.
    static let interrupt = "\u{3}"

    /// Reads a line. A label on the screen wins over a command's name, so names are looked up when the screen is known.
    static func parse(_ line: String) -> FrontCommand {
        // Some editors begin a file with a mark of the byte order.
        let text = line.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"]))
        if text.isEmpty { return FrontCommand(kind: .draw) }
        if text.hasPrefix("#") { return FrontCommand(kind: .nothing) }
        if text == interrupt { return FrontCommand(kind: .quit) }
        if let command = numbered(text) { return command }
        return FrontCommand(kind: named(text))
    }

    private static func numbered(_ text: String) -> FrontCommand? {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        guard let number = Int(parts[0]), number >= 0 else { return nil }
        guard parts.count == 2 else { return FrontCommand(kind: .press(.ref(number))) }
        let rest = parts[1].trimmingCharacters(in: .whitespaces)
        if rest.hasPrefix(">") {
            return FrontCommand(kind: .act(rest.dropFirst().trimmingCharacters(in: .whitespaces), .ref(number)))
        }
        return FrontCommand(kind: .numbered(number, rest: value(rest), whole: text))
    }

    /// `\n` is a new line, `\\` a backslash, `""` nothing; quotes around a value keep its blanks.
    static func value(_ text: String) -> String {
        var text = Substring(text)
        if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") { text = text.dropFirst().dropLast() }
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result +=
                    character == "n" ? "\n" : character == "\\" ? "\\" : character == "\"" ? "\"" : "\\\(character)"
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return isEscaped ? result + "\\" : result
    }

    private static func named(_ text: String) -> FrontCommand.Kind {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        let rest = parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : nil
        let word = parts[0].lowercased()
        let fallback: FrontCommand.FallbackCommand? =
            switch (word, rest) {
            case ("back", nil), ("b", nil): .back
            case ("more", nil): .more
            case ("less", nil): .less
            case ("refresh", nil): .refresh
            case ("?", nil), ("help", nil): .help
            case ("quit", nil), ("q", nil): .quit
            case ("find", let rest?): .find(value(rest))
            case ("find", nil): .find("")
            case ("press", let rest?): .press(rest)
            default: nil
            }
        return .words(text, otherwise: fallback)
    }

    /// Returns the command that the words mean on this screen: a label wins over the names of commands.
    @MainActor
    static func resolve(_ command: FrontCommand, on host: SceneHost) -> FrontCommand {
        guard case .words(let text, let fallback?) = command.kind else { return command }
        let wanted = ElementSearch.folded(text)
        if host.frame.elements.contains(where: { $0.isActionable && ElementSearch.folded($0.label) == wanted }) {
            return FrontCommand(kind: .press(.label(text)), id: command.id)
        }
        let kind: FrontCommand.Kind =
            switch fallback {
            case .back: .back
            case .more: .more
            case .less: .less
            case .refresh: .refresh
            case .help: .help
            case .quit: .quit
            case .find(let text): .find(text)
            case .press(let label): .press(.label(label))
            }
        return FrontCommand(kind: kind, id: command.id)
    }
}

/// The words that can be typed on a screen.
@MainActor
enum LinesHelp {
    /// The first words to who types.
    static var beginning: String {
        let words: LocalizedStringKey =
            "Type a number to press what carries it, a number and a text to fill it in, or ? for help."
        return words.own + "\n\n"
    }

    /// How a field is filled in, for who types its number alone.
    static func hint(for command: FrontCommand, on host: SceneHost) -> String? {
        guard case .press(.ref(let number)) = command.kind,
            let element = host.frame.elements.first(where: { $0.ref == number }), element.press == nil,
            element.set != nil
        else { return nil }
        let words: LocalizedStringKey = "type the text for \(element.label.quoted) behind its number: \("\(number) …")"
        return printable(words.own) + "\n\n"
    }

    /// The refusal with what can be typed in its place, by an example from the screen.
    static func explained(_ error: CommandError, of command: FrontCommand?, on host: SceneHost) -> CommandError {
        let elements = host.frame.elements.filter { $0.isActionable && $0.isEnabled && !$0.label.isEmpty }
        switch error.code {
        case .noElement, .badCommand:
            guard !error.suggests, let element = elements.first(where: { $0.ref != nil }), let number = element.ref
            else { return error }
            let words: LocalizedStringKey =
                "\(error.message); type \("\(number)") for \(element.label.quoted), or ? for help"
            return CommandError(error.code, words)
        case .notActionable:
            guard case .numbered(let number, _, _)? = command?.kind,
                elements.contains(where: { $0.ref == number && $0.press != nil })
            else { return error }
            return CommandError(error.code, "\(error.message); type \("\(number)") alone to press it")
        default: return error
        }
    }

    static func text(for host: SceneHost) -> String {
        let frame = host.frame
        let actionable = frame.elements.filter(\.isActionable)
        var rows: [(command: String, meaning: LocalizedStringKey)] = []
        if !actionable.isEmpty {
            rows.append(
                (
                    LocalizedStringKey("3, or its label").own,
                    "press what carries the number 3: a button, a link, a choice"
                ))
        }
        if actionable.contains(where: { $0.set != nil }) {
            rows.append(
                (
                    LocalizedStringKey("3 some text").own,
                    "set what carries the number 3 (\\n is a new line, \"\" empties it)"
                ))
        }
        for element in actionable where !element.actions.isEmpty {
            rows.append(
                (
                    "\(element.ref ?? 0) > \(element.actions[0])",
                    "for \(element.label): \(element.actions.joined(separator: ", "))"
                ))
        }
        if actionable.contains(where: { $0.set != nil }) {
            rows.append((LocalizedStringKey("LABEL some text").own, "set what has that label"))
        }
        rows.append((LocalizedStringKey("press LABEL").own, "press by label, whatever it is"))
        rows.append(("back, b", "go back, or close what is presented"))
        if frame.hasMore { rows.append(("more", "the next part of the list")) }
        if frame.hasLess { rows.append(("less", "the previous part of the list")) }
        if host.frontChrome.search != nil { rows.append((LocalizedStringKey("find TEXT").own, "search here")) }
        if host.frontChrome.refresh != nil { rows.append(("refresh", "fetch this anew")) }
        rows.append((LocalizedStringKey("an empty line").own, "draw the screen again"))
        rows.append(("quit, q", "leave"))
        let said = rows.map { ($0.command, $0.meaning.own) }
        let width = said.map { TextWidth.columns(of: $0.0) }.max() ?? 0
        return said.map { command, meaning in
            printable(command + String(repeating: " ", count: width - TextWidth.columns(of: command) + 2) + meaning)
                + "\n"
        }
        .joined()
    }
}

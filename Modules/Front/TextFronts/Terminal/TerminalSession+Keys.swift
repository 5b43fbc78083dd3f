import TextUITerminal

/// The meaning of keys.
extension TerminalSession {
    func handle(_ event: TerminalEvent) {
        if isSeeking, !event.isLetter { seek() }
        rowSearch = nil
        keepFocus()
        switch event {
        case .key(let key):
            focusMemory.standIn = nil
            handle(key)
        case .mouse(let mouse): handle(mouse)
        case .paste(let text): paste(text)
        case .background, .answered, .resized, .resumed, .ended: break
        }
    }

    private func handle(_ key: TerminalKey) {
        notice = nil
        if let help = keyHelp {
            keyHelp = help.after(key)
            return
        }
        if let press = shortcut(key) {
            typeAhead.end()
            if commit() { act(press) }
            return
        }
        if isTaken(key) { return typeAhead.end() }
        if let element = focused, let field = element.field, edit(key, element, field) {
            typeAhead.end()
            return
        }
        if case .character(let character) = key.code, key.modifiers.isEmpty || key.modifiers == .shift {
            return typed(character)
        }
        typeAhead.end()
        switch (key.code, key.modifiers) {
        case (.tab, []): tab(1)
        case (.tab, _): tab(-1)
        case (.down, .alt): shift(by: 1)
        case (.up, .alt): shift(by: -1)
        case (.down, _), (.character("n"), .control): vertical(1)
        case (.up, _), (.character("p"), .control): vertical(-1)
        case (.right, _): horizontal(isMirrored ? -1 : 1)
        case (.left, _): horizontal(isMirrored ? 1 : -1)
        case (.enter, _): press()
        case (.escape, _), (.character("b"), .control): back()
        case (.pageDown, .control), (.pageDown, .alt): turn(1)
        case (.pageUp, .control), (.pageUp, .alt): turn(-1)
        case (.character(let digit), .alt) where digit.isNumber: _ = digit.wholeNumberValue.map(turn(to:))
        case (.pageDown, _), (.character("f"), .control): page(1)
        case (.pageUp, _): page(-1)
        case (.home, _): edge(-1)
        case (.end, _): edge(1)
        case (.delete, _): deleteRow()
        case (.character("r"), .control): refresh()
        case (.function(1), _): help()
        default: break
        }
    }

    /// Whether the screen goes from right to left: arrows follow what is seen.
    private var isMirrored: Bool { frame.writing?.isMirrored == true }

    /// Whether a view around the focus has taken the key.
    private func isTaken(_ key: TerminalKey) -> Bool {
        guard let press = Self.names(of: key).first.flatMap(KeyPress.init(named:)) else { return false }
        let followers = host.graph.keyFollowers.taking(press, at: host.graph.focus)
        guard !followers.isEmpty else { return false }
        var isTaken = false
        act { isTaken = followers.contains { $0.perform(press) == .handled } }
        return isTaken
    }

    private func typed(_ character: Character) {
        if character == " ", !typeAhead.isGoingOn { return press() }
        switch character {
        case ":", ".", ",", "-", "’", "'":
            // Within what is being typed they are letters as others.
            if typeAhead.isGoingOn { return seek(character) }
            sign(character)
        case "?": help()
        case "/": search()
        case "+", "=": if let adjust = focused?.adjust { act { adjust(1) } }
        default:
            guard character.isLetter || character.isNumber || character == " " else { return }
            seek(character)
        }
    }

    private func sign(_ character: Character) {
        switch character {
        case ".": listActions()
        case "-": if let adjust = focused?.adjust { act { adjust(-1) } }
        default: break
        }
    }

    /// Does what the thing with the focus is for.
    func press() {
        guard let element = focused else { return }
        if let field = element.field, field.content?.isClosed == true, element.press == nil {
            return change { field.open() }
        }
        guard commit() else { return }
        if let press = element.submit ?? element.press { return act(press) }
        if element.furtherActions.isEmpty { tab(1) } else { listActions() }
    }

    func back() {
        do {
            act(try host.wayBack())
        } catch {
            notice =
                host.front.presentation == nil
                ? LocalizedStringKey("this is the first page; Ctrl-C leaves").own : "\(error)"
        }
    }

    private func refresh() {
        guard let refresh = host.frontChrome.refresh else {
            return notice = LocalizedStringKey("nothing can be fetched anew here").own
        }
        act { Task { await refresh() } }
    }

    private func help() {
        keyHelp = KeyHelp(self)
    }

    private func search() {
        guard let field = ring.items.first(where: { $0.region == .search }) else {
            notice = LocalizedStringKey("nothing can be searched here").own
            return
        }
        _ = focus(field)
    }

    /// Shows what else can be done with the thing that has the focus.
    func listActions() {
        guard let element = focused, !element.furtherActions.isEmpty else {
            notice = LocalizedStringKey("there is nothing more to do with this").own
            return
        }
        let graph = host.graph
        act {
            graph.menu = ChoiceMenu(
                title: element.label,
                choices: element.furtherActions.map { action in
                    ChoiceMenu.Choice(name: action.name, role: action.isDestructive ? .destructive : nil) {
                        action.perform()
                    }
                })
            graph.setNeedsFlush()
        }
    }

    /// Moves the row with the focus among the others, where it can be moved.
    private func shift(by rows: Int) {
        guard let shift = focused?.shift else { return vertical(rows) }
        act { shift(rows) }
    }

    private func deleteRow() {
        guard let action = focused?.furtherActions.first(where: { $0.isDestructive }) else { return }
        act { action.perform() }
    }
}

extension TerminalEvent {
    /// Whether it may be one of the letters by which something is found.
    fileprivate var isLetter: Bool {
        guard case .key(let key) = self, case .character(let character) = key.code, key.modifiers.isEmpty else {
            return false
        }
        return character.isLetter || character.isNumber
    }
}

import TextUITerminal

/// The meaning of keys on a screen: the focus and its moves, editing, shortcuts, finding by letters.
///
/// A terminal hands over what a person presses, `SceneHost.key` what a test or a json command names; both go through
/// `press(_:)`.
@MainActor
package final class Keyboard {
    package unowned let host: any KeyboardScreen
    /// Runs what a key means to the program.
    package var act: (@escaping @MainActor () -> Void) -> Void
    /// Called when the screen alone has changed: focus, scroll position, a field's text.
    package var didChange: @MainActor () -> Void = {}

    /// The reason why the last key did nothing.
    package var refusal: CommandError?
    /// A word on what goes on, until the next key.
    package var notice: String?

    /// The frame as the keys see it, until something changes, and what can have the focus in it.
    private var knownFrame: Frame?
    private var knownRing: FocusRing?
    /// What has the focus, until something changes: each key asks for it several times.
    var knownFocus: (id: FocusID, element: SemanticElement?)?
    var focusMemory = FocusMemory()
    package var typeAhead = TypeAhead()
    /// Whether letters have been typed whose first thing has not been looked for: only the last of several is.
    package internal(set) var isSeeking = false
    /// The search for a row that begins with the typed letters, until it is found or something else is typed.
    package internal(set) var rowSearch: RowSearch?
    /// The text that was deleted last, for Ctrl-Y.
    var killed = ""

    init(_ host: any KeyboardScreen) {
        self.host = host
        act = { [unowned host] body in host.act(body) }
    }

    package var frame: Frame {
        if let knownFrame { return knownFrame }
        let frame = host.frame
        knownFrame = frame
        return frame
    }

    package var ring: FocusRing {
        if let knownRing { return knownRing }
        let ring = FocusRing(frame)
        knownRing = ring
        return ring
    }

    /// Forgets the frame, because something may look different now.
    package func changed() {
        knownFrame = nil
        knownRing = nil
        knownFocus = nil
    }

    /// Changes what belongs to the screen alone.
    package func change(_ body: () -> Void) {
        host.change(body)
        didChange()
        changed()
    }

    /// Leaves the focus where it is, whatever comes before it.
    package func touch() { focusMemory.touch() }

    /// Takes back what was said of the last key.
    package func forgetWords() { (refusal, notice) = (nil, nil) }

    /// Lets nothing of one side of a lock come to the other: no letters, no word, nothing that was deleted in a field.
    func crossLock() {
        forgetWords()
        endSearch()
        typeAhead.end()
        isSeeking = false
        killed = ""
    }

    func refuse(_ code: CommandError.Code, _ message: LocalizedStringKey) {
        refusal = CommandError(code, message)
    }

    /// Carries out a key: a shortcut, then an `onKeyPress` around the focus, then the field's own, then the screen's.
    /// Returns whether there is such a key.
    @discardableResult
    package func press(_ key: TerminalKey) -> Bool {
        forgetWords()
        touch()
        if let press = shortcut(key) {
            typeAhead.end()
            if commit() { act(press) }
            return true
        }
        if isTaken(key) {
            typeAhead.end()
            return true
        }
        return pressOwn(key)
    }

    /// Does what a field or the screen itself does with a key.
    func pressOwn(_ key: TerminalKey) -> Bool {
        forgetWords()
        if let element = focused, let field = element.field, edit(key, element, field) {
            typeAhead.end()
            return true
        }
        if case .character(let character) = key.code, key.modifiers.isEmpty || key.modifiers == .shift {
            return type(character)
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
        case (.backspace, _): refuse(.noFocus, "no field has the focus")
        case (.character("r"), .control): refresh()
        default: return false
        }
        return true
    }

    /// Whether the screen goes from right to left: arrows follow what is seen.
    private var isMirrored: Bool { frame.writing?.isMirrored == true }

    /// Whether a view around the focus has taken the key.
    func isTaken(_ key: TerminalKey) -> Bool {
        guard let press = key.names.first.flatMap(KeyPress.init(named:)) else { return false }
        let followers = host.graph.keyFollowers.taking(press, at: host.graph.focus)
        guard !followers.isEmpty else { return false }
        var isTaken = false
        act { isTaken = followers.contains { $0.perform(press) == .handled } }
        return isTaken
    }

    private func type(_ character: Character) -> Bool {
        if character == " ", !typeAhead.isGoingOn {
            press()
            return true
        }
        switch character {
        case ":", ".", ",", "-", "’", "'":
            if isLetter(character) { seek(character) } else { return sign(character) }
        case "/": search()
        case "+", "=": adjust(1)
        default:
            guard character.isLetter || character.isNumber || character == " " else { return false }
            seek(character)
        }
        return true
    }

    /// Whether a sign goes on with what is being typed: not where what has been found takes it for a key, and nothing in
    /// view begins with both.
    private func isLetter(_ sign: Character) -> Bool {
        guard typeAhead.isGoingOn else { return false }
        if isSeeking { seek() }
        guard let focused, typeAhead.matches(focused) else { return true }
        guard sign == "." ? !focused.furtherActions.isEmpty : sign == "-" && focused.adjust != nil else { return true }
        var further = typeAhead
        further.type(sign, from: nil)
        return ring.items.contains(where: further.matches)
    }

    private func sign(_ character: Character) -> Bool {
        typeAhead.end()
        switch character {
        case ".": listActions()
        case "-": adjust(-1)
        default: return false
        }
        return true
    }

    private func adjust(_ step: Int) {
        guard let adjust = focused?.adjust else { return }
        act { adjust(step) }
    }

    /// Does what the thing with the focus is for.
    package func press() {
        guard let element = focused else { return refuse(.noFocus, "nothing has the focus; tab moves it") }
        if let field = element.field, field.content?.isClosed == true, element.press == nil {
            return change { field.open() }
        }
        guard commit() else { return }
        if let press = element.submit ?? element.press { return act(press) }
        if element.furtherActions.isEmpty { tab(1) } else { listActions() }
    }

    package func back() {
        do {
            act(try host.wayBack())
        } catch {
            refusal = error
        }
    }

    private func refresh() {
        guard let refresh = host.frontChrome.refresh else {
            return refuse(.noRefresh, "nothing can be fetched anew here")
        }
        act { Task { await refresh() } }
    }

    private func search() {
        guard let field = ring.items.first(where: { $0.region == .search }) else {
            return refuse(.noSearch, "nothing can be searched here")
        }
        _ = focus(field)
    }

    /// Shows what else can be done with the thing that has the focus.
    package func listActions() {
        guard let element = focused, !element.furtherActions.isEmpty else {
            return refuse(.noAction, "there is nothing more to do with this")
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

import PlainText
import TextUITerminal

extension SceneHost {
    /// Presses a button, a link or a row, flips a toggle, lists the choices of a picker, or gives a field the focus,
    /// and returns once the command has settled.
    ///
    /// - Throws: `CommandError` with the code `noElement`, `ambiguous`, `disabled` or `notActionable`.
    public func press(_ query: ElementQuery) async throws {
        noteInput()
        try beginPress(query)
        await finish()
    }

    /// Returns the element that `query` means, whether or not it is enabled.
    ///
    /// - Throws: `CommandError` with the code `noElement` or `ambiguous`.
    public func element(_ query: ElementQuery) throws -> SemanticElement {
        try ElementSearch(elements: current.elements).find(query)
    }

    private func beginPress(_ query: ElementQuery) throws {
        let element = try find(query)
        if let press = element.press {
            begin(press)
        } else if let id = element.focusID, element.set != nil {
            begin { graph.focus = id }
        } else {
            throw CommandError(.notActionable, element.refusalOfPress)
        }
    }

    /// Carries out a further action of an element, such as a swipe action, a context menu's, delete or move.
    ///
    /// - Parameters:
    ///   - action: The name, exactly or as the only one that begins so, in any case.
    ///   - query: The element.
    /// - Throws: `CommandError`; its code is `noAction` where the element has no such action.
    public func perform(_ action: String, on query: ElementQuery) async throws {
        noteInput()
        let element = try find(query)
        let actions = element.furtherActions
        let exact = actions.first { $0.name.caseInsensitiveCompare(action) == .orderedSame }
        let beginning = actions.filter { $0.name.lowercased().hasPrefix(action.lowercased()) }
        guard let found = exact ?? (beginning.count == 1 && !action.isEmpty ? beginning[0] : nil) else {
            let all = actions.map(\.name).joined(separator: ", ")
            throw CommandError(
                .noAction,
                all.isEmpty
                    ? "\(element.label.quoted) has no further actions" : "no action \(action.quoted); there are \(all)")
        }
        await perform(found.perform)
    }

    /// Sets a field, a picker by label or number, a toggle, a stepper, a slider or a date.
    ///
    /// - Throws: `CommandError`; its code is `badValue` where the element does not take the value.
    public func set(_ query: ElementQuery, to value: String) async throws {
        noteInput()
        let element = try find(query)
        guard let set = element.set else {
            throw CommandError(.notActionable, "\(element.label.quoted) takes no value")
        }
        var failure: ControlError?
        let focus = graph.focus
        await perform {
            if let id = element.focusID { graph.focus = id }
            do { try set(value) } catch {
                graph.focus = focus
                failure = error as? ControlError ?? ControlError(verbatim: "\(error)")
            }
        }
        if let failure { throw CommandError(.badValue, verbatim: failure.message) }
    }

    /// Types text into the field with the focus, or the only field.
    ///
    /// - Throws: `CommandError` with the code `noFocus`.
    public func type(_ text: String) async throws {
        noteInput()
        let field = try typingField()
        await perform {
            graph.focus = field.focusID
            field.type?(.insert(text))
        }
    }

    private func typingField() throws -> SemanticElement {
        let fields = current.controls.filter { $0.type != nil && $0.isEnabled }
        if let focused = fields.first(where: \.isFocused) { return focused }
        guard fields.count == 1 else {
            throw CommandError(
                .noFocus, fields.isEmpty ? "there is no field to type in" : "no field has the focus; press one first")
        }
        return fields[0]
    }

    /// Presses a key as at a terminal: a keyboard shortcut, then an `onKeyPress` around the focus, then the field's own
    /// keys, then the screen's.
    ///
    /// At a terminal something always has the focus. Where nothing has it yet, a key that moves the focus gives it to what
    /// would have it there, and other keys press nothing unseen.
    ///
    /// The names are `tab`, `shift-tab`, `up`, `down`, `left`, `right`, `enter`, `space`, `escape`, `backspace`,
    /// `deleteforward`, `pagedown`, `pageup`, `home`, `end` and each character, after `ctrl-`, `alt-` or `shift-` where
    /// those are held. A letter that no field takes finds what begins with it.
    ///
    /// - Throws: `CommandError`; its code is `badCommand` where there is no such key, and else says why the key did
    ///   nothing.
    public func key(_ name: String) async throws {
        noteInput()
        let key = try Self.key(name)
        let hadFocus = graph.focus != nil
        if hadFocus || key.movesFocus { await keepFocus() }
        if !hadFocus, graph.focus != nil { return }
        let refusal = await take { keyboard.press(key) }
        if hadFocus { await keepFocus() }
        if let refusal { throw refusal }
    }

    /// Does what a field or the screen itself does with a key, wherever the focus is and goes.
    package func ownKey(_ name: String) async throws {
        let key = try Self.key(name)
        if let refusal = await take({ keyboard.pressOwn(key) }) { throw refusal }
    }

    private static func key(_ name: String) throws -> TerminalKey {
        guard let key = TerminalKey(named: name) else {
            throw CommandError(.badCommand, "there is no key \(name.quoted)")
        }
        return key
    }

    /// Whether a view around the focus has taken the key.
    package func keyPress(_ name: String) async -> Bool {
        guard let key = TerminalKey(named: name) else { return false }
        begin()
        let isTaken = keyboard.isTaken(key)
        await finish()
        return isTaken
    }

    /// Returns the reason why a key did nothing, once it has settled.
    private func take(_ press: () -> Bool) async -> CommandError? {
        keyboard.changed()
        begin()
        let isKnown = press()
        if keyboard.isSeeking { keyboard.seek() }
        keyboard.seekFurther()
        keyboard.typeAhead.end()
        await finish()
        keyboard.changed()
        return isKnown ? keyboard.refusal : CommandError(.badCommand, "this key does nothing here")
    }

    private func keepFocus() async {
        let before = graph.focus
        keyboard.changed()
        keyboard.keepFocus()
        keyboard.changed()
        if graph.focus != before { await settle() }
    }

    /// Takes the focus from the element that has it.
    public func unfocus() {
        graph.focus = nil
    }

    /// Goes back a page, or closes what is presented.
    ///
    /// - Throws: `CommandError` with the code `noBack`.
    public func back() async throws {
        noteInput()
        await perform(try wayBack())
    }

    /// The action of going back here.
    package func wayBack() throws(CommandError) -> @MainActor () -> Void {
        if let way = ownWayBack { return way }
        if front.kind == .alert || front.kind == .dialog {
            let labels = current.elements.filter(isAlertButton).map(\.label)
            throw CommandError(.noBack, "choose one: \(labels.joined(separator: ", "))")
        }
        guard front.presentation != nil || front.stacks.contains(where: { $0.top.depth > 1 }) else {
            throw CommandError(.noBack, "there is nothing to go back to; quit leaves")
        }
        if front.presentation != nil, let way = wayOut { return way }
        throw CommandError(.noBack, "there is no way back here; use what the screen offers")
    }

    /// Whether there is a way back here, or may be one that is scrolled out of view.
    package var offersWayBack: Bool {
        if ownWayBack != nil { return true }
        guard front.presentation != nil, front.kind != .alert, front.kind != .dialog else { return false }
        return lastTree.scrollers.contains { !$0.isAcross && ($0.hasMore || $0.hasLess) }
    }

    /// The way back that can be seen; nil where there is none.
    package var ownWayBack: (@MainActor () -> Void)? {
        _ = frame
        if menuIsOpen { return { self.closeMenu() } }
        if front.kind == .alert || front.kind == .dialog {
            let buttons = current.elements.filter(isAlertButton)
            return (buttons.first { $0.buttonRole == .cancel } ?? (buttons.count == 1 ? buttons[0] : nil))?.press
        }
        if let stack = front.stacks.last(where: { $0.top.depth > 1 }) {
            if stack.top.chrome.backIsHidden { return cancellation ?? dismissal }
            return { stack.pop() }
        }
        // As the escape key does, a button that is there for it comes before the dismissal.
        return front.presentation == nil ? nil : shortcut(["escape"]) ?? dismissal ?? cancellation
    }

    /// The way out that the page in front, which refuses to be dismissed, has put in the place of its way back; nil where
    /// it has none.
    package var ownWayOfHeldPage: (@MainActor () -> Void)? {
        _ = frame
        guard !menuIsOpen, let top = front.stacks.last(where: { $0.top.depth > 1 })?.top, top.chrome.backIsHidden,
            top.chrome.dismissIsDisabled
        else { return nil }
        return cancellation
    }

    /// Whether an alert or a dialog stands before the screen.
    package var isAsking: Bool {
        _ = frame
        return front.kind == .alert || front.kind == .dialog
    }

    /// Closes what is presented, whatever page is on top in it; nil where nothing is, or where it is held open.
    private var dismissal: (@MainActor () -> Void)? {
        let isHeld = front.chrome.dismissIsDisabled || front.stack?.top.chrome.dismissIsDisabled == true
        guard !isHeld, let presentation = front.presentation else { return nil }
        return { presentation.close() }
    }

    /// A view that hides the way back has put its own in that place, or has a button that escape presses: it asks before
    /// something is lost.
    private var cancellation: (@MainActor () -> Void)? {
        let leading = frontChrome.toolbars.flatMap(\.elements)
            .filter { $0.trait(PlacementTrait.self)?.isLeading == true }
            .flatMap(SemanticTree.of).first { $0.press != nil && $0.isEnabled }
        return leading?.press ?? shortcut(["escape"])
    }

    private func isAlertButton(_ element: SemanticElement) -> Bool { element.role == .button && element.press != nil }

    /// Searches for `text` where the page is searchable.
    ///
    /// - Throws: `CommandError` with the code `noSearch`.
    public func find(text: String) async throws {
        noteInput()
        _ = frame
        guard let search = frontChrome.search else { throw CommandError(.noSearch, "nothing can be searched here") }
        await perform {
            search.text.wrappedValue = text
            search.submit?()
        }
    }

    /// Refreshes the page where it is refreshable.
    ///
    /// - Throws: `CommandError` with the code `noRefresh`.
    public func refresh() async throws {
        noteInput()
        _ = frame
        guard let refresh = frontChrome.refresh else { throw CommandError(.noRefresh, "nothing can be refreshed here") }
        await perform { Task { await refresh() } }
    }

    /// Shows the next window of the first list that has one.
    ///
    /// - Throws: `CommandError` with the code `noMore`.
    public func more() async throws {
        noteInput()
        _ = frame
        guard let list = lastTree.scrollers.first(where: \.hasMore) else {
            throw CommandError(.noMore, "there is no more")
        }
        await perform { list.more() }
    }

    /// Shows the previous window of the first list that has one.
    ///
    /// - Throws: `CommandError` with the code `noMore`.
    public func less() async throws {
        noteInput()
        _ = frame
        guard let list = lastTree.scrollers.first(where: \.hasLess) else {
            throw CommandError(.noMore, "this is the beginning")
        }
        await perform { list.less() }
    }

    /// Shows the first window of the first list that scrolls.
    ///
    /// - Throws: `CommandError` with the code `noMore`.
    public func scrollToStart() async throws {
        noteInput()
        let list = try scroller()
        await perform { list.scrollToStart() }
    }

    /// Shows the last window of the first list that scrolls.
    ///
    /// - Throws: `CommandError` with the code `noMore`.
    public func scrollToEnd() async throws {
        noteInput()
        let list = try scroller()
        await perform { list.scrollToEnd() }
    }

    private func scroller() throws -> any Scroller {
        _ = frame
        guard let list = lastTree.scrollers.first else { throw CommandError(.noMore, "there is nothing to scroll") }
        return list
    }

    /// Waits until everything that the first screen's appearance started has come to rest.
    public func settle() async {
        await perform {}
    }

    private var current: Frame { frame }

    func find(_ query: ElementQuery) throws -> SemanticElement {
        let element = try element(query)
        guard element.isEnabled else { throw CommandError(.disabled, "\(element.label.quoted) is disabled") }
        return element
    }
}

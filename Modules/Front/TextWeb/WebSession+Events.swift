import PlainText
import TextUI
import TextUICore

/// An answer to what a browser has posted.
public enum WebAnswer: Sendable, Equatable {
    /// The browser is to fetch the page at a path.
    case page(path: String)
    /// The changes as JSON, for the script.
    case update(String)
    /// The form does not carry the token of its place: it is not one of ours.
    case forged
}

extension WebSession {
    /// Does what a form says: takes over the values of its fields, then presses what was pressed.
    ///
    /// The answer comes when the screen is at rest. Forms are taken one after the other.
    public func answer(to form: WebForm) async -> WebAnswer {
        guard let token = form["token"], token.isEqualInConstantTime(to: place.token) else { return .forged }
        return await turn {
            notice = nil
            if form["do"] == "look" { return .update(whole()) }
            hasScript = form["script"] != nil
            ownFocus = []
            (lastSet, lastPressed, pressedBefore) = (nil, nil, lastPressed)
            if await take(form) { await act(form) }
            forgetRefusals()
            guard hasScript else { return .page(path: pathWithTab) }
            return .update(update() ?? "{}")
        }
    }

    /// The path of the page for a browser without the script, which knows its tab by nothing else.
    private var pathWithTab: String {
        let path = place.path(of: address)
        return "\(path.isEmpty ? "/" : path)\(path.contains("?") ? "&" : "?")tab=\(place.tab)"
    }

    /// Sets the fields whose values a person has changed; false where one was refused.
    private func take(_ form: WebForm) async -> Bool {
        let posted = form.values(below: "v.")
        var areAllTaken = true
        let page = host.page
        for (key, element) in zip(page.keys, page.frame.elements) where element.takesValue {
            guard let value = posted[key] else { continue }
            let shown = hasScript ? PageWriter.shownValue(of: element) : shownValues[key]
            guard value != posting(of: shown ?? "", element) || refusals[key] != nil else { continue }
            if element.role == .secureField, value.isEmpty, !hasScript { continue }
            ownFocus.insert(key)
            // An earlier field may have changed this one.
            guard let now = self.element(key) else { continue }
            lastSet = key
            if await !set(value, key, now) { areAllTaken = false }
        }
        return areAllTaken
    }

    /// The text that a browser posts of a field in which a value was shown and nothing changed.
    private func posting(of value: String, _ element: SemanticElement) -> String {
        let text = printable(value, keepingNewlines: true)
        return element.hasLines || element.role == .textEditor ? text : text.filter { !$0.isNewline }
    }

    private func set(_ posted: String, _ key: String, _ element: SemanticElement) async -> Bool {
        refusals[key] = nil
        guard let ref = element.ref, let value = PageWriter.value(posted: posted, for: element) else { return true }
        do {
            try await host.set(.ref(ref), to: value)
            return true
        } catch let error as CommandError {
            let isSecret = element.role == .secureField
            refusals[key] = PageWriter.Refusal(value: isSecret ? "" : posted, reason: error.message)
            return false
        } catch {
            notice = "\(error)"
            return false
        }
    }

    private func act(_ form: WebForm) async {
        do {
            if let key = form["press"] {
                lastPressed = key
                guard let element = element(key) else {
                    // Of a double click the first press may have taken the button away.
                    return notice = key == pressedBefore ? nil : PageWords.hasChanged
                }
                guard let ref = element.ref else { return }
                try await host.press(.ref(ref))
            } else if let further = form["further"] {
                try await perform(further)
            } else if let key = form["submit"] {
                try await submit(named(key))
            } else if let key = form["key"] {
                try await take(key: PageKeys.name(for: key), at: form["focus"])
            } else if let command = form["do"] {
                try await carryOut(command, form)
            }
        } catch let error as CommandError {
            notice = error.message
        } catch {
            notice = "\(error)"
        }
    }

    private func perform(_ action: String) async throws {
        let parts = action.split(separator: " ")
        guard parts.count == 2, let place = Int(parts[1]), let element = element(String(parts[0])),
            let ref = element.ref, element.actions.indices.contains(place)
        else { return notice = PageWords.hasChanged }
        lastPressed = String(parts[0])
        try await host.perform(element.actions[place], on: .ref(ref))
    }

    private func carryOut(_ command: String, _ form: WebForm) async throws {
        switch command {
        case "back": try await host.back()
        case "more": try await host.more()
        case "less": try await host.less()
        case "scroll": if let (_, element) = named(form["to"]) { await host.scroll(around: element) }
        case "refresh": try await host.refresh()
        case "focus":
            guard let (key, element) = named(form["focus"]) else { return }
            ownFocus.insert(key)
            _ = await host.focus(on: element)
        case "submit":
            // Without the script a browser does not say in which field the key was pressed.
            try await submit(named(form["focus"]) ?? named(lastSet))
        case "go":
            addressIsUnsure = true
            guard let address = form["to"].flatMap(place.address(ofPath:)), address != self.address else { return }
            await move(to: address)
        default: break
        }
    }

    /// The return key in a field.
    private func submit(_ field: (key: String, element: SemanticElement)?) async throws {
        guard let (key, element) = field, element.takesValue else { return }
        ownFocus.insert(key)
        guard await host.focus(on: element), await !host.keyPress("enter") else { return }
        try await host.ownKey("enter")
    }

    /// A key that a view around an element has asked for. One that all of them ignore does what it does elsewhere: return
    /// and space press, escape goes back.
    private func take(key name: String, at id: String?) async throws {
        guard let (key, element) = named(id) else { return notice = PageWords.hasChanged }
        ownFocus.insert(key)
        guard await host.focus(on: element), await !host.keyPress(name) else { return }
        switch name {
        case "enter", "space": if element.takesPress || element.takesValue { try await host.ownKey(name) }
        case "escape": if host.page.hasWayBack { try await host.back() }
        default: break
        }
    }

    /// The element that a browser names by its own id or that of its field; nil where there is none now.
    private func named(_ id: String?) -> (key: String, element: SemanticElement)? {
        guard let id else { return nil }
        let key = id.hasPrefix("v.") ? String(id.dropFirst(2)) : id
        return element(key).map { (key, $0) }
    }

    private func element(_ key: String) -> SemanticElement? {
        let page = host.page
        return page.keys.firstIndex(of: key).map { page.frame.elements[$0] }
    }

    private func forgetRefusals() {
        guard !refusals.isEmpty else { return }
        let keys = Set(host.page.keys)
        refusals = refusals.filter { keys.contains($0.key) }
    }
}

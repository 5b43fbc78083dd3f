import PlainText

/// A command of a person or a program to a screen.
struct FrontCommand {
    enum Kind {
        case press(ElementQuery)
        case set(ElementQuery, String)
        case act(String, ElementQuery)
        /// Words of the lines front that are a label, or else a command's name.
        case words(String, otherwise: FallbackCommand?)
        /// A number with more behind it: a value for that element, or a label that begins with a number.
        case numbered(Int, rest: String, whole: String)
        case type(String)
        case key(String)
        case back, more, less, refresh, draw
        case find(String)
        case resize(columns: Int, rows: Int)
        case wait(milliseconds: Int)
        case help, quit, nothing
    }

    enum FallbackCommand {
        case back, more, less, refresh, help, quit
        case find(String)
        case press(String)
    }

    let kind: Kind
    var id: JSONValue?
}

extension FrontCommand.Kind {
    @MainActor
    func carryOut(on host: SceneHost) async throws {
        switch self {
        case .press(let query): try await host.press(query)
        case .set(let query, let value): try await host.set(query, to: value)
        case .act(let action, let query): try await host.perform(action, on: query)
        case .numbered(let number, let rest, let whole): try await host.setOrPress(number, rest, whole)
        case .words(let words, _): try await host.pressOrSet(words)
        case .type(let text): try await host.type(text)
        case .key(let name): try await host.key(name)
        case .back: try await host.back()
        case .more: try await host.more()
        case .less: try await host.less()
        case .refresh: try await host.refresh()
        case .find(let text): try await host.find(text: text)
        case .resize(let columns, let rows): host.resize(columns: columns, rows: rows)
        case .wait(let milliseconds):
            await Countdown.wait(.milliseconds(milliseconds))
            await host.settle()
        case .draw, .help, .quit, .nothing: break
        }
    }
}

extension SceneHost {
    /// `Reason Cough` sets the field with that label; where something is called “Reason Cough”, that is meant.
    fileprivate func pressOrSet(_ words: String) async throws {
        do {
            try await press(.label(words))
        } catch let error as CommandError where error.code == .noElement {
            guard let (element, value) = field(atStartOf: words), let ref = element.ref else { throw error }
            try await set(.ref(ref), to: LinesCommand.value(value))
        }
    }

    /// The element with the longest label that the words begin with, which takes a value, and the words behind that.
    private func field(atStartOf words: String) -> (element: SemanticElement, value: String)? {
        let found = frame.elements.compactMap { element -> (element: SemanticElement, value: String)? in
            let length = element.label.count
            // What is typed behind a number alone is hidden.
            guard element.isActionable, element.isEnabled, element.set != nil, element.role != .secureField, length > 0,
                words.count > length + 1,
                ElementSearch.folded(String(words.prefix(length))) == ElementSearch.folded(element.label)
            else { return nil }
            let rest = words.dropFirst(length)
            guard let separator = rest.first, separator == " " || separator == ":" else { return nil }
            let value = rest.drop { $0 == ":" }.trimmingCharacters(in: .whitespaces)
            return value.isEmpty ? nil : (element, value)
        }
        guard let longest = found.max(by: { $0.element.label.count < $1.element.label.count }) else { return nil }
        return found.count { $0.element.label.count == longest.element.label.count } == 1 ? longest : nil
    }

    /// `9 30` sets element 9; where the screen has a button called "9 30", that is meant.
    fileprivate func setOrPress(_ number: Int, _ rest: String, _ whole: String) async throws {
        let labels = frame.elements.filter { $0.isActionable && $0.isEnabled }.map { ElementSearch.folded($0.label) }
        if labels.contains(ElementSearch.folded(whole)) { return try await press(.label(whole)) }
        try await set(.ref(number), to: rest)
    }
}

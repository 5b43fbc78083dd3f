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
        case .words(let label, _): try await host.press(.label(label))
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
    /// `9 30` sets element 9; where the screen has a button called "9 30", that is meant.
    fileprivate func setOrPress(_ number: Int, _ rest: String, _ whole: String) async throws {
        let labels = frame.elements.filter { $0.isActionable && $0.isEnabled }.map { ElementSearch.folded($0.label) }
        if labels.contains(ElementSearch.folded(whole)) { return try await press(.label(whole)) }
        try await set(.ref(number), to: rest)
    }
}

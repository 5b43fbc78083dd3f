private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// The action that opens a URL. By default the address stands before the screen, to be read and copied, or clicked
    /// in a terminal that knows addresses: the front starts no other program.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set {
            var action = newValue
            action.system = newValue.system ?? openURL.system
            self[OpenURLKey.self] = action
        }
    }
}

/// An action that opens a URL, as SwiftUI's `OpenURLAction`.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// The outcome of a handler.
    public struct Result: Sendable {
        let isForSystem: Bool
        var isDiscarded = false
        var url: URL?
        /// The handler opened the URL.
        public static let handled = Result(isForSystem: false)
        /// The handler dropped the URL.
        public static let discarded = Result(isForSystem: false, isDiscarded: true)
        /// The front is to show the URL.
        public static let systemAction = Result(isForSystem: true)
        /// The front is to show another URL.
        public static func systemAction(_ url: URL) -> Result { Result(isForSystem: true, url: url) }
    }

    nonisolated(unsafe) private let handler: (URL) -> Result
    /// Whether no handler of the program's own opens any.
    package private(set) var isSystems = false
    /// Shows the address of a URL that no handler has opened.
    nonisolated(unsafe) var system: (@MainActor (URL) -> Void)?

    /// Creates an action that hands each URL to `handler`.
    nonisolated public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    /// Shows an address before the screen that was made last, for modules that open URLs without a view.
    package static var onLatestScreen: (@MainActor (URL) -> Void)?

    /// Creates the action of a screen, which shows the address before it.
    package init(on graph: Graph) {
        self.init { _ in .systemAction }
        isSystems = true
        system = { [weak graph] url in
            guard let graph else { return }
            graph.menu = ChoiceMenu(
                title: url.absoluteString, choices: [ChoiceMenu.Choice(name: LocalizedStringKey("OK").own) {}])
        }
        Self.onLatestScreen = system
    }

    /// Hands the URL to the handler, and shows the address where that leaves it to the system.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Hands the URL to the handler, as `callAsFunction(_:)` does, and says whether it was opened or shown.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        let result = handler(url)
        if result.isForSystem { system?(result.url ?? url) }
        completion(!result.isDiscarded)
    }
}

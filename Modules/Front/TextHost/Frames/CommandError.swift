import PlainText

/// The reason for which a command was not taken. The code is stable; the message says what to do.
public struct CommandError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The codes of refused commands, as the json front has them.
    public enum Code: String, Sendable {
        /// No element fits.
        case noElement = "no-element"
        /// Several elements fit.
        case ambiguous
        /// The element is disabled.
        case disabled
        /// The element does not take the value.
        case badValue = "bad-value"
        /// The element cannot be pressed, or takes no value.
        case notActionable = "not-actionable"
        /// The element has no such further action.
        case noAction = "no-action"
        /// The page cannot be searched.
        case noSearch = "no-search"
        /// The page cannot be refreshed.
        case noRefresh = "no-refresh"
        /// There is no way back.
        case noBack = "no-back"
        /// There is no further window, or nothing to scroll.
        case noMore = "no-more"
        /// Nothing that takes keys or text has the focus.
        case noFocus = "no-focus"
        /// There is no such command or key.
        case badCommand = "bad-command"
        /// The line is no JSON object with a command.
        case badJSON = "bad-json"
        /// The screen was locked after the last frame, so that the command was meant for another one.
        case locked
    }

    /// The stable code.
    public let code: Code
    /// The message for a person, in the language of the program.
    public let message: String
    /// Whether the message says already what may have been meant.
    package let suggests: Bool
    /// The message.
    public var description: String { message }

    /// - Parameter message: In the language of the program.
    package init(_ code: Code, _ message: LocalizedStringKey, suggests: Bool = false) {
        self.init(code, verbatim: message.own, suggests: suggests)
    }

    package init(_ code: Code, verbatim message: String, suggests: Bool = false) {
        self.code = code
        self.suggests = suggests
        self.message = printable(message).shortened(to: 300)
    }
}

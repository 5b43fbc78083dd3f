import PlainText

/// The reasons for which content is not shown as it is, as SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is a placeholder: words, the values of fields and images are drawn as blocks.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private: what `privacySensitive()` marks is drawn as blocks, and said as such in json.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date: the words that `invalidatableContent()` marks are faint.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    /// The reasons for which content is not shown as it is; none by default.
    public var redactionReasons: RedactionReasons {
        get { common.redactionReasons }
        set { common.redactionReasons = newValue }
    }

    /// Whether content is shown by its extent alone.
    package var hidesContent: Bool {
        guard !redactionReasons.isEmpty else { return false }
        return redactionReasons.contains(.placeholder)
            || redactionReasons.contains(.privacy) && common.isPrivacySensitive
    }

    /// Whether content is shown as out of date.
    var isOutOfDate: Bool { common.isInvalidatable && redactionReasons.contains(.invalidated) }
}

extension String {
    /// The extent of the words without the words: a block for each column of what is no space.
    package var redacted: String {
        map { $0.isWhitespace ? String($0) : String(repeating: "░", count: max(1, TextWidth.columns(of: String($0)))) }
            .joined()
    }
}

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// Progress as data: a Presenter holds it, `progressView(parameters:)` draws it. Two are equal when they say the same.
public struct ProgressViewParameters: Sendable {
    /// Whether what is below can be used meanwhile.
    public var isInteractionEnabled: Bool

    let wording: Wording?

    /// What is going on.
    public var message: String? { wording?.string }

    public init(message: String? = nil, isInteractionEnabled: Bool = false) {
        wording = message.map(Wording.verbatim)
        self.isInteractionEnabled = isInteractionEnabled
    }

    /// Progress whose words are looked up in the language of the View.
    public init(localized message: LocalizedStringResource, isInteractionEnabled: Bool = false) {
        wording = .localized(message)
        self.isInteractionEnabled = isInteractionEnabled
    }
}

extension ProgressViewParameters: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        left.message == right.message && left.isInteractionEnabled == right.isInteractionEnabled
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(message)
        hasher.combine(isInteractionEnabled)
    }
}

import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// Progress as data: a Presenter holds it, `progressView(parameters:)` draws it. Two are equal when they say the same.
///
/// Source: the SwiftUI VIPER Architecture.
public struct ProgressViewParameters: Sendable {
    /// Whether the View below can be used meanwhile; false by default.
    public var isInteractionEnabled: Bool

    let wording: Wording?

    /// The words beside the indicator in the language of the program; nil for “Loading…”.
    public var message: String? { wording?.string }

    /// Makes progress whose words are shown as they are; without words it says “Loading…”.
    public init(message: String? = nil, isInteractionEnabled: Bool = false) {
        wording = message.map(Wording.verbatim)
        self.isInteractionEnabled = isInteractionEnabled
    }

    /// Makes progress whose words are looked up in the language of the View.
    public init(localized message: LocalizedStringResource, isInteractionEnabled: Bool = false) {
        wording = .localized(message)
        self.isInteractionEnabled = isInteractionEnabled
    }
}

extension ProgressViewParameters: Hashable {
    /// Compares words and whether the View below can be used.
    public static func == (left: Self, right: Self) -> Bool {
        left.message == right.message && left.isInteractionEnabled == right.isInteractionEnabled
    }

    /// Hashes the words and whether the View below can be used.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(message)
        hasher.combine(isInteractionEnabled)
    }
}

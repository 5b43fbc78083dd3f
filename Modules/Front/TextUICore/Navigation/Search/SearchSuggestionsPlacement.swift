/// The place of a search field's suggestions, as SwiftUI's `SearchSuggestionsPlacement`. Text has them in the content.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    let name: String
    /// The system's choice.
    public static var automatic: SearchSuggestionsPlacement { .init(name: "automatic") }
    /// A menu at the field.
    public static var menu: SearchSuggestionsPlacement { .init(name: "menu") }
    /// The content of the page, below the field.
    public static var content: SearchSuggestionsPlacement { .init(name: "content") }

    /// A set of places.
    public struct Set: OptionSet, Sendable {
        /// The places as bits.
        public var rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A menu at the field.
        public static var menu: Set { .init(rawValue: 1) }
        /// The content of the page, below the field.
        public static var content: Set { .init(rawValue: 2) }
    }
}

private struct HidesSuggestionsKey: EnvironmentKey { static let defaultValue = false }
private struct IsAmongSuggestionsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The place where suggestions are shown now: the content, always.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }

    var hidesSuggestions: Bool {
        get { self[HidesSuggestionsKey.self] }
        set { self[HidesSuggestionsKey.self] = newValue }
    }

    fileprivate var isAmongSuggestions: Bool {
        get { self[IsAmongSuggestionsKey.self] }
        set { self[IsAmongSuggestionsKey.self] = newValue }
    }
}

/// Suggestions, where they are not hidden.
nonisolated struct ShownSuggestions<Content: View>: View {
    let content: Content
    @Environment(\.hidesSuggestions) private var isHidden

    @MainActor
    var body: some View {
        if !isHidden { content.environment(\.isAmongSuggestions, true) }
    }
}

/// A view that shows or hides the suggestions of the search fields in it, or is some of them itself.
nonisolated private struct SuggestionVisibility<Content: View>: View {
    let content: Content
    let isHidden: Bool
    @Environment(\.isAmongSuggestions) private var isAmongSuggestions

    @MainActor
    var body: some View {
        if !isAmongSuggestions {
            content.environment(\.hidesSuggestions, isHidden)
        } else if !isHidden {
            content
        }
    }
}

extension View {
    /// Shows or hides the suggestions within the view where they have one of some places. In text they are in the
    /// content: a menu alone has no effect.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        Group {
            if placements.contains(.content) {
                SuggestionVisibility(content: self, isHidden: visibility == .hidden)
            } else {
                self
            }
        }
    }
}

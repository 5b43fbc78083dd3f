extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The style of the system: the label with a triangle before it.
    public static var automatic: Self { .init() }
}

/// The disclosure group style of the system, as SwiftUI's `AutomaticDisclosureGroupStyle`.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public init() {}

    /// Returns the group as text draws it without a style.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
        .environment(\.disclosureGroupStyle, nil)
    }
}

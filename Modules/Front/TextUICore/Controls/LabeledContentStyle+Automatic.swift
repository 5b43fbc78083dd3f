extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The style of the system: the label before the content.
    public static var automatic: Self { .init() }
}

/// The labeled content style of the system, as SwiftUI's `AutomaticLabeledContentStyle`.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public init() {}

    /// Returns the row as text draws it without a style.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent {
            configuration.content
        } label: {
            configuration.label
        }
        .environment(\.labeledContentStyle, nil)
    }
}

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// A row that only leads on, to the scene of Parameters: a `NavigationLink`, about which no Presenter is asked.
///
/// Where a navigation controller shows the stack, which knows nothing of links, the row is a button that pushes.
///
/// Source: the kit's own, after SwiftUI's `NavigationLink(value:label:)`.
public struct SceneLink<Value: Hashable & Codable, Label: View>: View {
    @Environment(\.navigationStackCoordinator) private var coordinator
    private let value: Value
    private let label: Label

    /// Makes a row that shows `label` and leads to the scene of `value`.
    public init(value: Value, @ViewBuilder label: () -> Label) {
        self.value = value
        self.label = label()
    }

    /// The link, or the button in its place.
    public var body: some View {
        if let coordinator, coordinator.follower != nil {
            Button {
                coordinator.push(value)
            } label: {
                label
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(.isLink)
        } else {
            NavigationLink(value: value) { label }
        }
    }
}

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// A row that only leads on, to the scene of Parameters: a `NavigationLink`, about which no Presenter is asked.
///
/// Where a navigation controller shows the stack, which knows nothing of links, it is a button that pushes.
public struct SceneLink<Value: Hashable & Codable, Label: View>: View {
    @Environment(\.navigationStackCoordinator) private var coordinator
    private let value: Value
    private let label: Label

    public init(value: Value, @ViewBuilder label: () -> Label) {
        self.value = value
        self.label = label()
    }

    public var body: some View {
        if let coordinator, coordinator.follower != nil {
            Button {
                coordinator.push(value)
            } label: {
                label
            }
        } else {
            NavigationLink(value: value) { label }
        }
    }
}

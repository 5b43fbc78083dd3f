extension View {
    /// Says where `Parameters` lead, as `navigationDestination(for:destination:)` does, for Routers.
    ///
    /// Scenes that lead to each other in circles meet again in one stack, and each Router names its destinations. Where
    /// one nearer to the root has named the type, this adds nothing; SwiftUI would use that one and warn.
    public func sceneDestination<Parameters: Hashable, Destination: View>(
        for type: Parameters.Type, @ViewBuilder destination: @escaping (Parameters) -> Destination
    ) -> some View {
        modifier(SceneDestination(destination: destination))
    }
}

/// Who named a destination.
final class DestinationToken: Sendable {}

private struct SceneDestination<Parameters: Hashable, Destination: View>: ViewModifier {
    @Environment(\.navigationStackCoordinator) private var coordinator
    @State private var token = DestinationToken()
    let destination: (Parameters) -> Destination

    func body(content: Content) -> some View {
        if coordinator?.claimDestination(for: Parameters.self, by: token) ?? true {
            content.navigationDestination(for: Parameters.self, destination: destination)
        } else {
            content
        }
    }
}

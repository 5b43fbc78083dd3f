import SwiftUI
import ViperKit

struct OpenedParameters: Hashable, Codable {}

/// A page that leads to a scene.
struct Opener: View {
    @Environment(\.navigationStackCoordinator) private var coordinator
    let scene: () -> AnyView

    var body: some View {
        Button("Open") { coordinator?.push(OpenedParameters()) }
            .inlineNavigationTitle("Opener")
            .navigationDestination(for: OpenedParameters.self) { _ in scene() }
    }
}

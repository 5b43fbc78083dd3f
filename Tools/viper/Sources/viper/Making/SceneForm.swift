import ArgumentParser

/// The documents' forms of a scene.
enum SceneForm: String, CaseIterable, ExpressibleByArgument, Sendable {
    case swiftui, uikit, wireframe, adapter

    /// The template of the part that all apps share; what follows it is called after it.
    var template: String {
        switch self {
        case .swiftui: "SwiftUI Scene"
        case .uikit: "UIKit Scene"
        case .wireframe: "Wireframe Scene"
        case .adapter: "Adapter Scene"
        }
    }

    /// The form that a scene has.
    init(of scene: Scene) {
        let parts = scene.sides.flatMap(\.parts)
        self =
            if parts.contains(where: { $0.role == .factory && $0.declaration.name.hasSuffix("Builder") }) {
                .adapter
            } else if parts.contains(where: { $0.role == .router && $0.declaration.name.hasSuffix("Wireframe") }) {
                .wireframe
            } else if parts.contains(where: { $0.role == .view && $0.declaration.kind == .class }) {
                .uikit
            } else {
                .swiftui
            }
    }
}

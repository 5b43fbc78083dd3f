import ArgumentParser

/// The documents' forms of a scene.
enum SceneForm: String, CaseIterable, ExpressibleByArgument, Sendable {
    case swiftui, adapter

    /// The template of the part that all apps share; what follows it is called after it.
    var template: String {
        switch self {
        case .swiftui: "SwiftUI Scene"
        case .adapter: "Adapter Scene"
        }
    }
}

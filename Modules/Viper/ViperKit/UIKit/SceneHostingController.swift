import Foundation

#if canImport(SwiftUI)
    import SwiftUI
    import UIKit
#else
    import TextUI
    import TextUIKit
#endif

/// A controller that hosts a SwiftUI scene opened with Parameters, and gives it the coordinator that it navigates with.
///
/// Source: the kit's own, over UIKit's `UIHostingController`.
@MainActor @preconcurrency
open class SceneHostingController: UIHostingController<AnyView>, NavigationParametersHolding {
    /// The Parameters that the scene was opened with.
    public let navigationParameters: AnyHashable

    /// Makes a controller that hosts `rootView`.
    ///
    /// - Parameters:
    ///   - parameters: The Parameters that led to the scene.
    ///   - coordinator: The coordinator that the scene finds in its environment; nil where it does not navigate.
    ///   - rootView: The scene's View.
    public init<Parameters: Hashable & Codable, Content: View>(
        parameters: Parameters, coordinator: NavigationStackCoordinator?, rootView: Content
    ) {
        navigationParameters = AnyHashable(parameters)
        super.init(rootView: AnyView(rootView.environment(\.navigationStackCoordinator, coordinator)))
    }

    /// Returns nil: no scene is kept in a storyboard.
    public required init?(coder: NSCoder) { nil }
}

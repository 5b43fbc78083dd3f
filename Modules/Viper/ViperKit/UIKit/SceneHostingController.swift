import Foundation

#if canImport(SwiftUI)
    import SwiftUI
    import UIKit
#else
    import TextUI
    import TextUIKit
#endif

/// Hosts a SwiftUI scene that was opened with Parameters, and gives it the coordinator that it navigates with.
@MainActor @preconcurrency
open class SceneHostingController: UIHostingController<AnyView>, NavigationParametersHolding {
    public let navigationParameters: AnyHashable

    public init<Parameters: Hashable & Codable, Content: View>(
        parameters: Parameters, coordinator: NavigationStackCoordinator?, rootView: Content
    ) {
        navigationParameters = AnyHashable(parameters)
        super.init(rootView: AnyView(rootView.environment(\.navigationStackCoordinator, coordinator)))
    }

    /// No scene is kept in a storyboard.
    public required init?(coder: NSCoder) { nil }
}

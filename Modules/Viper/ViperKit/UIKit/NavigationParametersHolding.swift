#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// A controller of a scene that was opened with Parameters.
///
/// Source: the kit's own; a coordinator that leads a navigation controller reads them.
@MainActor @preconcurrency
public protocol NavigationParametersHolding: UIViewController {
    /// The Parameters of the scene.
    var navigationParameters: AnyHashable { get }
}

#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// A controller of a scene that was opened with Parameters.
@MainActor @preconcurrency
public protocol NavigationParametersHolding: UIViewController {
    var navigationParameters: AnyHashable { get }
}

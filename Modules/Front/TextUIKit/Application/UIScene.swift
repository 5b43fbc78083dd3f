/// A part of a program's interface. As UIKit's `UIScene`: a terminal has one.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open weak var delegate: (any UISceneDelegate)?
    public var activationState: ActivationState { .foregroundActive }
}

/// The scene that windows are in. As UIKit's `UIWindowScene`.
open class UIWindowScene: UIScene {
    public var windows: [UIWindow] { UIApplication.shared.windows }
    public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    public var screen: UIScreen { .main }
}

@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {}

/// A part of a program's interface. As UIKit's `UIScene`: a terminal has one.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What the scene is connected for; a terminal connects it for nothing in particular.
    @MainActor @preconcurrency
    public final class ConnectionOptions {
        init() {}
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    public var activationState: ActivationState { .foregroundActive }

    init(session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }
}

/// The scene that windows are in. As UIKit's `UIWindowScene`.
open class UIWindowScene: UIScene {
    public var windows: [UIWindow] { UIApplication.shared.windows }
    public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    public var screen: UIScreen { .main }
    public var coordinateSpace: UIScreen { .main }
}

/// A scene as the program remembers it. As UIKit's `UISceneSession`.
@MainActor @preconcurrency
open class UISceneSession {
    public struct Role: Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role = Role.windowApplication
    public let persistentIdentifier = "terminal"
    public internal(set) weak var scene: UIScene?
}

extension UISceneSession: Hashable {
    nonisolated public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Which class is told of a scene. As UIKit's `UISceneConfiguration`.
///
/// Without a `delegateClass` it is the class `SceneDelegate` of the module that the application's delegate is in, as the
/// property list of an Xcode project says.
@MainActor @preconcurrency
open class UISceneConfiguration {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

import TextUICore

/// A part of a program's interface. As UIKit's `UIScene`; a program in a terminal has one.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// The state of a scene. The scene of a terminal is `foregroundActive` from beginning to end.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front and taking input; in front without input; not on the screen.
        case foregroundActive, foregroundInactive, background
    }

    /// The reasons for which a scene is connected. A terminal gives none.
    @MainActor @preconcurrency
    public final class ConnectionOptions {
        init() {}
        /// The links that the scene is connected for: none.
        public var urlContexts: Set<UIOpenURLContext> { [] }
        /// The activities that the scene is connected for: none.
        public var userActivities: Set<NSUserActivity> { [] }
        /// The quick action that the scene is connected for: nil.
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        /// The program that asks for the scene: nil.
        public var sourceApplication: String? { nil }
    }

    /// The session that the scene belongs to.
    public let session: UISceneSession
    /// The object that is told of the scene.
    open var delegate: (any UISceneDelegate)?
    /// The state of the scene: always `foregroundActive`.
    public var activationState: ActivationState { .foregroundActive }

    init(session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }
}

/// The scene that windows are in. As UIKit's `UIWindowScene`.
open class UIWindowScene: UIScene {
    /// The windows on the screen, the foremost last.
    public var windows: [UIWindow] { UIApplication.shared.windows }
    /// The foremost window; nil while none is visible.
    public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    /// The way that the screen is held: upright.
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The screen that the windows are on.
    public var screen: UIScreen { .main }
    /// The screen, whose points are also the windows'.
    public var coordinateSpace: UIScreen { .main }
}

/// A scene as the program remembers it. As UIKit's `UISceneSession`.
@MainActor @preconcurrency
open class UISceneSession {
    /// The use of a scene. A terminal has scenes for windows alone.
    public struct Role: Hashable, Sendable {
        /// The name of the role.
        public let rawValue: String
        /// Makes a role of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The role of a scene with windows that a person uses.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The use of the session's scene.
    public let role = Role.windowApplication
    /// The session's identifier, which is the same each time: a terminal has one session.
    public let persistentIdentifier = "terminal"
    /// The scene of the session.
    public internal(set) weak var scene: UIScene?
}

extension UISceneSession: Hashable {
    /// Tells whether two sessions are the same object.
    nonisolated public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }
    /// Hashes the session's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A choice of the class that is told of a scene. As UIKit's `UISceneConfiguration`.
///
/// Without a `delegateClass` it is the class `SceneDelegate` of the module that the application's delegate is in, as
/// the property list of an Xcode project says.
@MainActor @preconcurrency
open class UISceneConfiguration {
    /// The configuration's name in a property list, of which there is none in text.
    public let name: String?
    /// The use of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a `UIResponder` or an `NSObject`; nil for the module's `SceneDelegate`.
    open var delegateClass: AnyClass?

    /// Makes a configuration, to which a program sets `delegateClass`.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

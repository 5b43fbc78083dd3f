import TextUICore

/// Whether a program is woken to fetch anew. As UIKit's `UIBackgroundRefreshStatus`.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
}

/// The name of work that goes on when the program is no longer in front. As UIKit's `UIBackgroundTaskIdentifier`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int
    /// Makes the name of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIScene {
    /// What a scene is asked for with. As UIKit's `ActivationRequestOptions`; has no effect in text.
    @MainActor @preconcurrency
    open class ActivationRequestOptions {
        /// The scene that asks.
        open var requestingScene: UIScene?
        /// Makes options without a scene.
        public init() {}
    }
}

/// How a scene goes. As UIKit's `UISceneDestructionRequestOptions`; has no effect in text.
@MainActor @preconcurrency
open class UISceneDestructionRequestOptions {
    /// Makes options.
    public init() {}
}

extension UIApplication {
    /// A terminal shows one scene: false.
    public var supportsMultipleScenes: Bool { false }
    /// Nothing wakes a program in a terminal: `restricted`.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
    /// The time that is left to work while not in front, in seconds: without end, as a terminal keeps its programs.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Begins work that goes on when the program is no longer in front, as all of a program in a terminal does.
    ///
    /// - Parameters:
    ///   - taskName: The name of the work. Has no effect in text.
    ///   - handler: Never called in text.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

    /// Ends work that `beginBackgroundTask` began.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Asks for another scene, which a terminal cannot show: the handler gets an error.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }

    /// Asks for the end of a scene, which goes with its program alone: the handler gets an error.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
}

import TextUICore

/// An object that is told of a scene. As UIKit's `UISceneDelegate`.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells that the scene is connected, before the first frame; most programs make their window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Tells that the scene was taken away. Never called in text.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Tells that the scene takes input; called once, after it is connected.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells that the scene stops taking input. Never called in text.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells that the scene comes onto the screen; called once, after it is connected.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells that the scene leaves the screen. Never called in text.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens links: the one that the front is given.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Goes on with an activity. Never called in text.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// A scene's delegate that keeps the window of the scene. As UIKit's `UIWindowSceneDelegate`.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window that the scene shows.
    var window: UIWindow? { get set }
    /// Does a quick action of the program's icon. Never called in text.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// The window of a delegate that keeps none: setting it shows the window.
    public var window: UIWindow? {
        get { nil }
        set { newValue?.makeKeyAndVisible() }
    }

    /// Says that it was not done.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

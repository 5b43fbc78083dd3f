import TextFronts
import TextUICore

/// The object that begins a program. As UIKit's `UIApplicationDelegate`: `@main` on a type of it starts the front that
/// the environment names.
///
/// The type must be a `UIResponder` or an `NSObject`, since the program makes an object of it. A module with a class
/// `SceneDelegate` has its windows made there, and this delegate is then not told that the program became active.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window that the program shows.
    var window: UIWindow? { get set }

    /// Tells that the program begins to launch, before the first frame.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - launchOptions: Always nil in text.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Tells that the program has launched; most programs make their window here.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - launchOptions: Always nil in text.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Tells that the program has launched, after `application(_:didFinishLaunchingWithOptions:)`.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Returns the configuration of the scene that connects, which names the scene's delegate.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Tells that scenes were closed for good. Never called in text.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Tells that the program takes input; called once, after launching, where no scene delegate is told instead.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Tells that the program stops taking input. Never called in text.
    func applicationWillResignActive(_ application: UIApplication)
    /// Tells that the program leaves the screen. Never called in text.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Tells that the program comes back onto the screen. Never called in text.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Tells that the program ends. Never called in text.
    func applicationWillTerminate(_ application: UIApplication)
    /// Opens the link that the front is given, and returns whether it could; a scene's delegate is asked in its place.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - url: The link.
    ///   - options: Always empty in text.
    func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Goes on with an activity, and returns whether it could. Never called in text.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Does a quick action of the program's icon. Never called in text.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

/// An object that may go on with an activity. As UIKit's `UIUserActivityRestoring`; it is not asked in text.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: AnyObject {
    /// Goes on with an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

extension UIApplicationDelegate {
    /// The window of a delegate that keeps none: setting it shows the window.
    public var window: UIWindow? {
        get { nil }
        set { newValue?.makeKeyAndVisible() }
    }

    /// Returns true: the program launches.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns true: the program has launched.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing, for delegates that launch in `application(_:didFinishLaunchingWithOptions:)`.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    /// Returns a configuration without a delegate class: the module's `SceneDelegate`, if there is one, is told of the
    /// scene.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Returns false: the link is not opened.
    public func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    /// Returns false: nobody goes on with the activity.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Says that it was not done.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

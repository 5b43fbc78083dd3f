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

extension UIApplicationDelegate {
    /// Starts the program in the front that the environment names: the terminal, lines, json or svg.
    ///
    /// `@main` calls it. An environment that names no such front ends the program with status 64 and a line that says
    /// why.
    public static func main() {
        do {
            let arguments = try LaunchArguments()
            let configuration = try arguments.configuration()
            UIScreen.main.bounds = CGRect(
                x: 0, y: 0, width: Cells.points(columns: configuration.columns),
                height: Cells.points(rows: configuration.rows))
            let delegate = Instances.make(of: Self.self)
            TextFront.run(configuration, opening: arguments.link) { ApplicationContent(delegate: delegate) }
        } catch {
            TextFront.fail("\(error)", status: 64)
        }
    }
}

/// Launches a program when it first appears, and draws its foremost window.
struct ApplicationContent: View {
    let delegate: any UIApplicationDelegate
    @ObservedObject private var changes = UIApplication.shared.changes
    @State private var isLaunched = false

    init(delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        UIApplication.shared.makesWindows = true
    }

    var body: some View {
        ZStack {
            if let window = UIApplication.shared.keyWindow { WindowContent(window).id(ObjectIdentifier(window)) }
        }
        .onAppear {
            guard !isLaunched else { return }
            isLaunched = true
            launch()
        }
        .onOpenURL { UIApplication.shared.take($0) }
    }

    private func launch() {
        let application = UIApplication.shared
        application.launch(with: delegate)
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        let named = _typeByName("\(module).SceneDelegate") as? any UISceneDelegate.Type
        if !application.connectScene(to: named) { delegate.applicationDidBecomeActive(application) }
        if let link = application.awaitingLink { application.take(link) }
    }
}

extension UIApplication {
    func launch(with delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(self)
    }

    /// Hands the scene to the class that the delegate has for it, else to `other`, and returns whether there is one:
    /// then that is told what happens, and the delegate is not.
    func connectScene(to other: (any UISceneDelegate.Type)?) -> Bool {
        let options = UIScene.ConnectionOptions()
        let configuration = delegate?.application(
            self, configurationForConnecting: scene.session, options: options)
        guard let type = configuration?.delegateClass.map({ $0 as? any UISceneDelegate.Type }) ?? other else {
            return false
        }
        let sceneDelegate = Instances.make(of: type)
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
        sceneDelegate.sceneWillEnterForeground(scene)
        sceneDelegate.sceneDidBecomeActive(scene)
        return true
    }
}

import TextUICore

/// Begins a program. As UIKit's `UIApplicationDelegate`: `@main` on a type of it starts the front that the environment
/// names.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidFinishLaunching(_ application: UIApplication)
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// A delegate without a window of its own shows what it made visible.
    public var window: UIWindow? {
        get { nil }
        set { newValue?.makeKeyAndVisible() }
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplicationDelegate {
    public static func main() {
        do {
            let configuration = try FrontConfiguration.environment()
            UIScreen.main.bounds = CGRect(
                x: 0, y: 0, width: Cells.points(columns: configuration.columns),
                height: Cells.points(rows: configuration.rows))
            let delegate = Instances.make(of: Self.self)
            TextFront.run(configuration) { ApplicationContent(delegate: delegate) }
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
    }

    private func launch() {
        let application = UIApplication.shared
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(application)
        if !connectScene(of: application) { delegate.applicationDidBecomeActive(application) }
    }

    /// Hands the scene to the class that takes it, if there is one: then that is told what happens, and the
    /// application's delegate is not.
    private func connectScene(of application: UIApplication) -> Bool {
        let scene = application.scene
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            application, configurationForConnecting: scene.session, options: options)
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        let named = _typeByName("\(module).SceneDelegate") as? any UISceneDelegate.Type
        guard let type = configuration.delegateClass.map({ $0 as? any UISceneDelegate.Type }) ?? named else {
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

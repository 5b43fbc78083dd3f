@testable import TextFronts
import TextHost
import TextUIKit
import Testing

import TextUICore

/// The windows of the program are those of every app's screen, so that one test at a time has such a screen.
@MainActor @Suite(.serialized) struct DelegateAdaptorTests {
    @MainActor private final class Delegate: UIResponder, UIApplicationDelegate, ObservableObject {
        @Published var said: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            said.append("launched")
            return true
        }
    }

    private struct Front: View {
        @EnvironmentObject private var delegate: Delegate
        var body: some View {
            Text(delegate.said.joined(separator: " "))
            Button("Say") { delegate.said.append("again") }
        }
    }

    private struct Program: App {
        @UIApplicationDelegateAdaptor private var delegate: Delegate
        var body: some Scene { WindowGroup { Front() } }
    }

    @Test func `an app's delegate is launched once, before the first frame, and is in the environment`() async throws {
        let program = Program()
        let host = SceneHost { Program.content(of: program) }
        #expect(host.frame.text.contains("launched") && !host.frame.text.contains("launched launched"))
        // Before anything is waited for: another test's app may be launched then.
        #expect(UIApplication.shared.delegate is Delegate)
        try await host.press("Say")
        #expect(host.frame.text.contains("launched again"))
    }

    @MainActor private final class SceneTeller: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = TheScene.self
            return configuration
        }
    }

    @MainActor private final class TheScene: NSObject, UIWindowSceneDelegate, ObservableObject {
        private(set) weak var scene: UIWindowScene?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            self.scene = scene as? UIWindowScene
        }
    }

    private struct SceneFront: View {
        @EnvironmentObject private var delegate: TheScene
        var body: some View { Text(delegate.scene?.windows.isEmpty == false ? "some windows" : "none") }
    }

    private struct SceneProgram: App {
        @UIApplicationDelegateAdaptor private var delegate: SceneTeller
        var body: some Scene { WindowGroup { SceneFront() } }
    }

    @Test func `the scene's delegate is in the environment, and an app has a window`() {
        let program = SceneProgram()
        let host = SceneHost { SceneProgram.content(of: program) }
        #expect(host.frame.text.contains("some windows"))
        #expect(UIApplication.shared.keyWindow?.safeAreaInsets == .zero)
    }

    @Test func `an opened URL is shown by its address`() async throws {
        let host = SceneHost {
            Button("Call") {
                if let url = URL(string: "tel:555"), UIApplication.shared.canOpenURL(url) {
                    UIApplication.shared.open(url)
                }
            }
        }
        try await host.press("Call")
        #expect(host.frame.text.contains("tel:555"))
    }

    @Test func `the view at a point is the foremost that takes input`() {
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let front = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        back.addSubview(front)
        #expect(back.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
        #expect(back.hitTest(CGPoint(x: 10, y: 10), with: UIEvent()) === back)
        #expect(back.hitTest(CGPoint(x: 90, y: 10), with: nil) == nil)
        front.isHidden = true
        #expect(back.hitTest(CGPoint(x: 50, y: 50), with: nil) === back)
    }
}

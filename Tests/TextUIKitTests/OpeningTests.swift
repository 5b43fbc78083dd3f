import Testing
import TextUI

@testable import TextUIKit

@MainActor @Suite struct OpeningTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var opened: [URL] = []

        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        ) -> Bool {
            opened.append(url)
            return true
        }
    }

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var opened: [URL] = []

        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            opened += contexts.map(\.url)
        }
    }

    @Test func `a link goes to the scene's delegate, else to the program's`() throws {
        let application = UIApplication.shared
        let before = (application.delegate, application.scene.delegate)
        defer { (application.delegate, application.scene.delegate) = before }
        let (delegate, scene) = (Delegate(), Scene())
        let url = try #require(URL(string: "clinic://visits/1"))
        (application.delegate, application.scene.delegate) = (delegate, nil)
        application.take(url)
        application.scene.delegate = scene
        application.take(url)
        #expect(delegate.opened == [url] && scene.opened == [url])
    }

    @Test func `a link that comes before the launch is taken after it`() throws {
        let application = UIApplication.shared
        let before = (application.delegate, application.scene.delegate)
        defer { (application.delegate, application.scene.delegate) = before }
        (application.delegate, application.scene.delegate) = (nil, nil)
        let url = try #require(URL(string: "clinic://visits/2"))
        application.take(url)
        #expect(application.awaitingLink == url)
        let delegate = Delegate()
        application.delegate = delegate
        application.take(try #require(application.awaitingLink))
        #expect(delegate.opened == [url] && application.awaitingLink == nil)
    }

    @Test func `an icon cannot be changed, and source is told so`() async {
        #expect(!UIApplication.shared.supportsAlternateIcons && UIApplication.shared.alternateIconName == nil)
        await #expect(throws: CocoaError(.featureUnsupported)) {
            try await UIApplication.shared.setAlternateIconName("Dark")
        }
    }

    @Test func `a view keeps the gestures that it waits for`() {
        let (view, other) = (UIView(), UIView())
        let tap = UITapGestureRecognizer()
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [tap] && tap.view === view && tap.state == .possible)
        other.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers == nil && tap.view === other)
        other.gestureRecognizers = nil
        #expect(tap.view == nil)
    }

    private struct Drag: UIGestureRecognizerRepresentable {
        @Binding var distance: CGPoint

        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            distance = context.converter.localTranslation ?? recognizer.translation(in: recognizer.view)
        }
    }

    @Test func `a gesture of UIKit leaves a view as it is`() {
        let host = SceneHost { Text("Card").gesture(Drag(distance: .constant(.zero))) }
        #expect(host.frame.elements.map(\.label) == ["Card"])
    }

    @Test func `a bar knows the items of the controllers`() {
        let (a, b) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: false)
        b.navigationItem.title = "B"
        #expect(navigation.navigationBar.topItem === b.navigationItem)
        #expect(navigation.navigationBar.items?.map(\.title) == [nil, "B"])
        #expect(UINavigationBar().topItem == nil)
    }
}

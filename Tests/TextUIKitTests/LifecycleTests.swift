import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct LifecycleTests {
    private let recorder = Recorder()

    private func controller(_ name: String) -> RecordedController { RecordedController(name, recorder) }

    @Test func `a root's view is loaded once, appears and is laid out in between`() async {
        let root = controller("A")
        let host = SceneHost(rootViewController: root)
        #expect(recorder.take() == [])
        await host.settle()
        #expect(
            recorder.take() == [
                "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewDidLayoutSubviews", "A.viewDidAppear",
            ])
        #expect(root.view.window != nil)
    }

    @Test func `a push and a pop call back in UIKit's order`() async throws {
        let (a, b) = (controller("A"), controller("B"))
        let navigation = UINavigationController(rootViewController: a)
        #expect(recorder.take() == ["A.willMove", "A.didMove"])
        let host = SceneHost(rootViewController: navigation)
        await host.settle()
        #expect(
            recorder.take() == [
                "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewDidLayoutSubviews", "A.viewDidAppear",
            ])
        navigation.pushViewController(b, animated: true)
        await host.settle()
        #expect(
            recorder.take() == [
                "B.willMove", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                "B.viewDidLayoutSubviews", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove",
            ])
        #expect(host.frame.path == ["A", "B"])
        try await host.back()
        #expect(
            recorder.take() == [
                "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidLayoutSubviews",
                "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(nil)",
            ])
        #expect(host.frame.path == ["A"])
        #expect(b.parent == nil && b.navigationController == nil)
        #expect(navigation.viewControllers == [a])
    }

    @Test func `only the top of a whole new stack loads its view`() async {
        let (a, b, c) = (controller("A"), controller("B"), controller("C"))
        let navigation = UINavigationController(rootViewController: a)
        let host = SceneHost(rootViewController: navigation)
        await host.settle()
        _ = recorder.take()
        navigation.setViewControllers([a, b, c], animated: true)
        await host.settle()
        #expect(host.frame.path == ["A", "B", "C"])
        #expect(!b.isViewLoaded && c.isViewLoaded)
        #expect(navigation.popToRootViewController(animated: true) == [b, c])
        await host.settle()
        #expect(host.frame.path == ["A"])
        #expect(!b.isViewLoaded)
    }

    @Test func `a full screen takes its presenter off the screen, a sheet does not`() async throws {
        let (a, sheet, cover) = (controller("A"), controller("S"), controller("C"))
        let host = SceneHost(rootViewController: a)
        await host.settle()
        _ = recorder.take()
        var completed: [String] = []
        a.present(sheet, animated: true) { completed.append("sheet") }
        await host.settle()
        #expect(host.frame.presented == .sheet)
        #expect(
            recorder.take() == [
                "S.loadView", "S.viewDidLoad", "S.viewWillAppear", "S.viewDidLayoutSubviews", "S.viewDidAppear",
            ])
        #expect(a.presentedViewController === sheet && sheet.presentingViewController === a)
        try await host.back()
        #expect(recorder.take() == ["S.viewWillDisappear", "S.viewDidDisappear"])
        #expect(host.frame.presented == nil && a.presentedViewController == nil)

        cover.modalPresentationStyle = .fullScreen
        a.present(cover, animated: true)
        await host.settle()
        #expect(host.frame.presented == .fullScreenCover)
        #expect(
            recorder.take() == [
                "C.loadView", "C.viewDidLoad", "A.viewWillDisappear", "C.viewWillAppear", "C.viewDidLayoutSubviews",
                "C.viewDidAppear", "A.viewDidDisappear",
            ])
        cover.dismiss(animated: true) { completed.append("dismissed") }
        await host.settle()
        #expect(
            recorder.take() == [
                "C.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "C.viewDidDisappear",
            ])
        #expect(completed == ["sheet", "dismissed"])
    }

    @Test func `a child comes and goes with its parent, and by itself when its view does`() async {
        let (parent, child) = (controller("P"), controller("C"))
        let host = SceneHost(rootViewController: parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = recorder.take()
        await host.settle()
        #expect(
            recorder.take() == [
                "P.viewWillAppear", "C.viewWillAppear", "P.viewDidLayoutSubviews", "C.viewDidLayoutSubviews",
                "P.viewDidAppear", "C.viewDidAppear",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            recorder.take() == ["C.willMove(nil)", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(nil)"])
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            recorder.take().filter { !$0.hasSuffix("Subviews") } == [
                "C.willMove", "C.viewWillAppear", "C.viewDidAppear", "C.didMove",
            ])
        await host.settle()
    }

    @Test func `what is presented outside a window is refused`() {
        let (a, b) = (controller("A"), controller("B"))
        a.present(b, animated: false)
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    }

    @Test func `another root takes the place of the first, with what that presented`() async {
        let (a, b, sheet) = (controller("A"), controller("B"), controller("S"))
        let host = SceneHost(rootViewController: a)
        await host.settle()
        a.present(sheet, animated: false)
        await host.settle()
        _ = recorder.take()
        a.view.window?.rootViewController = b
        await host.settle()
        #expect(host.frame.presented == nil)
        #expect(
            recorder.take() == [
                "S.viewWillDisappear", "S.viewDidDisappear", "A.viewWillDisappear", "A.viewDidDisappear", "B.loadView",
                "B.viewDidLoad", "B.viewWillAppear", "B.viewDidLayoutSubviews", "B.viewDidAppear",
            ])
    }

    @Test func `nothing holds a controller that was popped`() async throws {
        let a = controller("A")
        let navigation = UINavigationController(rootViewController: a)
        let host = SceneHost(rootViewController: navigation)
        await host.settle()
        weak var popped: UIViewController?
        weak var view: UIView?
        do {
            let hosting = UIHostingController(rootView: Text("Hosted"))
            navigation.pushViewController(hosting, animated: true)
            (popped, view) = (hosting, hosting.view)
        }
        await host.settle()
        #expect(host.frame.text.contains("Hosted"))
        #expect(popped != nil)
        try await host.back()
        #expect(popped == nil && view == nil)
    }
}

import Foundation
import SwiftUI
import Testing
import TextUIKit
import ViperKit
import ViperTesting

@MainActor
@Suite struct WireframeTests {
    @Test func `a wireframe keeps its controller until somebody takes it, and not after`() async throws {
        let probe = RetentionProbe()
        var wireframe: PageWireframe? = PageWireframe("A", probe)
        let navigation = HostingNavigationController()
        navigation.setRootWireframe(try #require(wireframe))
        weak let kept = wireframe
        wireframe = nil
        #expect(kept != nil, "its Presenter holds it")
        let host = SceneHost(rootViewController: navigation)
        await host.settle()
        #expect(host.frame.text.contains("Page A"))
        try await host.press("Next")
        #expect(host.frame.text.contains("Page A>"))
        #expect(navigation.viewControllers.count == 2)
        try await host.back()
        #expect(host.frame.text.contains("Page A\n"))
        #expect(probe.count == 4 && probe.retained.count == 2)
        navigation.setViewControllers([UIViewController()], animated: false)
        await host.settle()
        #expect(host.frame.text == "")
        #expect(probe.retained == [] && kept == nil)
    }

    @Test func `a wireframe is presented, and dismissed with its completion`() async throws {
        let navigation = HostingNavigationController()
        navigation.setRootWireframe(PageWireframe("A", RetentionProbe()))
        let host = SceneHost(rootViewController: navigation)
        await host.settle()
        var isDone = false
        navigation.presentWireframe(PageWireframe("B", RetentionProbe())) { isDone = true }
        await host.settle()
        #expect(isDone && host.frame.presented == .sheet && host.frame.text.contains("Page B"))
        try await host.back()
        #expect(host.frame.presented == nil && host.frame.text.contains("Page A"))
    }

    @Test func `each controller says whether it has a bar, whoever asks for another`() async {
        let navigation = HostingNavigationController()
        let (bare, barred) = (
            LazyHostingViewController<Text>(isNavigationBarHidden: true), LazyHostingViewController<Text>()
        )
        bare.rootView = Text("bare")
        bare.title = "Bare"
        barred.rootView = Text("barred")
        barred.title = "Barred"
        navigation.setViewControllers([bare], animated: false)
        let host = SceneHost(rootViewController: navigation)
        await host.settle()
        #expect(navigation.isNavigationBarHidden && host.frame.text == "bare")
        navigation.setNavigationBarHidden(false, animated: false)
        #expect(navigation.isNavigationBarHidden)
        navigation.pushViewController(barred, animated: true)
        await host.settle()
        #expect(!navigation.isNavigationBarHidden && host.frame.text.hasSuffix("Barred\n\nbarred"))
        navigation.popViewController(animated: true)
        await host.settle()
        #expect(navigation.isNavigationBarHidden && host.frame.text == "bare")
    }
}

@MainActor
private final class PageWireframe: BaseWireframe<LazyHostingViewController<PageView>> {
    private let name: String
    private let probe: RetentionProbe

    init(_ name: String, _ probe: RetentionProbe) {
        self.name = name
        self.probe = probe
        let controller = LazyHostingViewController<PageView>()
        super.init(viewController: probe.watch(controller))
        controller.rootView = PageView(presenter: probe.watch(PagePresenter(name: name, wireframe: self)))
    }

    func next() {
        navigationController?.pushWireframe(PageWireframe(name + ">", probe))
    }
}

@MainActor
private final class PagePresenter: ObservableObject {
    let name: String
    private let wireframe: PageWireframe

    init(name: String, wireframe: PageWireframe) {
        self.name = name
        self.wireframe = wireframe
    }

    func didTapNext() { wireframe.next() }
}

private struct PageView: View {
    @ObservedObject var presenter: PagePresenter

    var body: some View {
        VStack {
            Text("Page \(presenter.name)")
            Button("Next") { presenter.didTapNext() }
        }
    }
}

import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct PresentationTests {
    @Test func `a controller knows from its callbacks why it comes and goes`() async throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let host = SceneHost(rootViewController: navigation)
        await host.settle()
        let pushed = ReasonController()
        navigation.pushViewController(pushed, animated: true)
        try await host.back()
        #expect(
            pushed.reasons == [
                "willAppear moving to", "didAppear moving to", "willDisappear moving from", "didDisappear moving from",
            ])
        let covered = ReasonController()
        navigation.pushViewController(covered, animated: true)
        covered.reasons = []
        let presented = ReasonController()
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: true)
        presented.dismiss(animated: true)
        #expect(
            presented.reasons == [
                "willAppear presented", "didAppear presented", "willDisappear dismissed", "didDisappear dismissed",
            ])
        #expect(covered.reasons == ["willDisappear", "didDisappear", "willAppear", "didAppear"])
        #expect(!presented.isBeingDismissed && !presented.isBeingPresented)
    }

    @Test func `a navigation controller's delegate is told of each page, the first one too`() async throws {
        let log = NavigationLog()
        let (root, page) = (UIViewController(), UIViewController())
        (root.title, page.title) = ("Root", "Page")
        let navigation = UINavigationController(rootViewController: root)
        navigation.delegate = log
        let host = SceneHost(rootViewController: navigation)
        await host.settle()
        navigation.pushViewController(page, animated: true)
        try await host.back()
        navigation.setViewControllers([page], animated: true)
        #expect(
            log.calls == [
                "will Root", "did Root", "will Page", "did Page", "will Root", "did Root", "will Page", "did Page",
            ])
    }

    @Test func `what is no cover has the presentation of a sheet, whose heights are kept`() throws {
        let sheet = UIViewController()
        let presentation = try #require(sheet.sheetPresentationController)
        presentation.detents = [.medium(), .custom { $0.maximumDetentValue / 4 }]
        presentation.animateChanges { presentation.selectedDetentIdentifier = .medium }
        #expect(sheet.presentationController === presentation)
        #expect(presentation.detents.map(\.identifier) == [.medium, .init("custom")])
        #expect(presentation.selectedDetentIdentifier == .medium)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        #expect(cover.presentationController != nil && cover.sheetPresentationController == nil)
    }

    @Test func `a transaction's completion runs after it has been committed`() async {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("completed") }
        log.append("changed")
        CATransaction.commit()
        log.append("committed")
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
        #expect(log == ["changed", "committed", "completed"])
    }

    @Test func `a delegate is asked before the person closes a sheet, and told after`() async throws {
        let root = UIViewController()
        let host = SceneHost(rootViewController: root)
        await host.settle()
        let judge = Judge()
        let sheet = UIViewController()
        sheet.presentationController?.delegate = judge
        root.present(sheet, animated: true)
        await host.settle()
        try? await host.back()
        #expect(judge.calls == ["should", "attempted"] && root.presentedViewController === sheet)
        #expect(host.frame.presented == .sheet)
        judge.lets = true
        try await host.back()
        #expect(judge.calls.suffix(3) == ["should", "will", "did"] && host.frame.presented == nil)
        root.present(sheet, animated: true)
        sheet.dismiss(animated: true)
        #expect(judge.calls.count == 5, "what the program dismisses it knows of")
    }

    @Test func `what stands before what is presented goes with it`() async {
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        let host = SceneHost(rootViewController: root)
        await host.settle()
        root.present(first, animated: true)
        first.present(second, animated: true)
        #expect(second.presentingViewController === first)
        var isDone = false
        root.dismiss(animated: true) { isDone = true }
        await host.settle()
        #expect(isDone && host.frame.presented == nil)
        #expect(first.presentedViewController == nil && second.presentingViewController == nil)
    }

    @Test func `a hosted view titles its page, has a toolbar there, and leaves by its environment`() async throws {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let host = SceneHost(rootViewController: navigation)
        await host.settle()
        navigation.pushViewController(
            UIHostingController(rootView: HostedPage().environment(\.locale, Locale(identifier: "de"))), animated: true)
        await host.settle()
        #expect(host.frame.path == ["Root", "Hosted de"])
        try await host.press("Tool")
        #expect(host.frame.text.contains("Pressed"))
        try await host.press("Leave")
        #expect(host.frame.path == ["Root"] && navigation.viewControllers == [root])
        root.present(UIHostingController(rootView: HostedPage()), animated: true)
        await host.settle()
        #expect(host.frame.presented == .sheet)
        try await host.press("Leave")
        #expect(host.frame.presented == nil && root.presentedViewController == nil)
    }
}

private final class ReasonController: UIViewController {
    var reasons: [String] = []

    private func note(_ call: String) {
        var words = [call]
        if isMovingToParent { words.append("moving to") }
        if isMovingFromParent { words.append("moving from") }
        if isBeingPresented { words.append("presented") }
        if isBeingDismissed { words.append("dismissed") }
        reasons.append(words.joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }
}

private final class NavigationLog: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("will \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("did \(viewController.title ?? "")")
    }
}

private final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
    var lets = false
    var calls: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return lets
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempted")
    }
}

private struct HostedPage: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    @State private var isPressed = false

    var body: some View {
        VStack {
            Text(isPressed ? "Pressed" : "Not yet")
            Button("Leave") { dismiss() }
        }
        .navigationTitle("Hosted \(locale.identifier)")
        .toolbar { Button("Tool") { isPressed = true } }
    }
}

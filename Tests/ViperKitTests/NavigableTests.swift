import Foundation
import SwiftUI
import Testing
import TextUIKit
import ViperKit
import ViperTesting

@MainActor
@Suite struct NavigableTests {
    private let root = SceneController("Root")

    private func host() async -> SceneHost {
        let host = SceneHost(rootViewController: UINavigationController(rootViewController: root))
        await host.settle()
        return host
    }

    @Test func `a scene pushes, pops, goes back to the first, and sets another root`() async {
        let host = await host()
        let navigable: any StandardNavigable = root
        navigable.push(SceneController("A"))
        navigable.push(SceneController("B"), animated: false)
        navigable.push(SceneController("C"))
        #expect(host.frame.path == ["Root", "A", "B", "C"])
        navigable.pop(count: 2)
        #expect(host.frame.path == ["Root", "A"])
        navigable.pop()
        #expect(host.frame.path == ["Root"])
        navigable.push(SceneController("A"))
        navigable.push(SceneController("B"))
        navigable.popToRoot(animated: true)
        #expect(host.frame.path == ["Root"])
        navigable.setRoot(to: UINavigationController(rootViewController: SceneController("Other")))
        #expect(host.frame.path == ["Other"])
    }

    @Test func `a scene below others sets another root, and so does one that is presented`() async {
        let host = await host()
        root.push(SceneController("Above"))
        root.setRoot(to: SceneController("Other"))
        #expect(host.frame.elements.contains { $0.label == "Tap" } && root.viewIfLoaded?.window == nil)
        let (other, sheet) = (SceneController("Presenter"), SceneController("Sheet"))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = other
        let second = SceneHost(window: window)
        await second.settle()
        other.present(sheet)
        sheet.setRoot(to: UINavigationController(rootViewController: SceneController("Last")))
        await second.settle()
        #expect(second.frame.path == ["Last"] && second.frame.presented == nil)
    }

    @Test func `a scene presents and dismisses, each with its completion`() async {
        let host = await host()
        let navigable: any StandardNavigable = root
        var done: [String] = []
        navigable.present(SceneController("Sheet"), animated: true) { done.append("present") }
        #expect(host.frame.presented == .sheet)
        navigable.dismiss(animated: true) { done.append("dismiss") }
        #expect(host.frame.presented == nil && done == ["present", "dismiss"])
    }

    @Test func `an alert for a Presenter has its buttons, or an OK`() async throws {
        let host = await host()
        var confirmed = 0
        let viewable: any UIAlertViewable = root
        viewable.presentAlert(
            parameters: UIAlertParameters(title: "Sure?", message: "Really.") {
                UIAlertButton(title: "Yes") { confirmed += 1 }
                UIAlertButton(role: .cancel, title: "No")
            })
        try await host.press("Yes")
        #expect(confirmed == 1 && host.frame.presented == nil)
        viewable.presentAlert(parameters: UIAlertParameters(title: "Empty") {})
        #expect(host.frame.presented == .alert)
        try await host.press("OK")
        #expect(host.frame.presented == nil)
        let asking: any UIActionSheetViewable = root
        asking.presentActionSheet(
            parameters: ConfirmationDialogParameters(title: "Which?") {
                AlertButton(title: "This") { confirmed += 1 }
            })
        #expect(host.frame.presented == .dialog)
        try await host.back()
        #expect(host.frame.presented == nil && confirmed == 1)
    }

    @Test func `progress for a Presenter shows, and what is below takes nothing`() async throws {
        let host = await host()
        let viewable: any UIActivityIndicatorViewable = root
        viewable.startActivityIndicatorAnimationAndDisableInteraction()
        #expect(host.frame.elements.contains { $0.role == .progress })
        #expect(host.frame.element("Tap")?.isEnabled == false)
        viewable.stopActivityIndicatorAnimationAndEnableInteraction()
        #expect(!host.frame.elements.contains { $0.role == .progress })
        #expect(host.frame.element("Tap")?.isEnabled == true)
    }

    @Test func `a coordinator leads a navigation controller, and follows it`() async throws {
        let host = await host()
        let navigation = try #require(root.navigationController)
        let coordinator = NavigationStackCoordinator()
        coordinator.push(StepParameters(number: 1))
        coordinator.lead(navigation) { [weak coordinator] value in
            (value.base as? StepParameters).map {
                SceneHostingController(parameters: $0, coordinator: coordinator, rootView: StepView(number: $0.number))
            }
        }
        #expect(host.frame.path == ["Root", "Step 1"])
        let first = navigation.viewControllers[1]
        try await host.press("Next")
        #expect(host.frame.path == ["Root", "Step 1", "Step 2"])
        #expect(navigation.viewControllers[1] === first, "what is there stays")
        #expect(coordinator.path.count == 2)
        try await host.back()
        #expect(coordinator.path.count == 1 && host.frame.path == ["Root", "Step 1"])
        navigation.pushViewController(
            SceneHostingController(
                parameters: StepParameters(number: 7), coordinator: coordinator, rootView: StepView(number: 7)),
            animated: true)
        #expect(coordinator.path == NavigationPath([1, 7].map(StepParameters.init)))
        coordinator.replace(StepParameters(number: 8))
        #expect(host.frame.path == ["Root", "Step 1", "Step 8"])
        let snapshot = try #require(coordinator.snapshot)
        coordinator.popToRoot()
        #expect(navigation.viewControllers == [root])
        coordinator.restore(try JSONDecoder().decode(type(of: snapshot), from: JSONEncoder().encode(snapshot)))
        #expect(host.frame.path == ["Root", "Step 1", "Step 8"])
        #expect(
            coordinator.journal.map(\.description) == [
                "push StepParameters", "push StepParameters", "pop", "push StepParameters", "replace StepParameters",
                "pop to root", "replace path 2",
            ])
    }

    @Test func `a navigation controller shows what others append to the path`() async throws {
        let host = await host()
        let navigation = try #require(root.navigationController)
        let coordinator = NavigationStackCoordinator()
        coordinator.lead(navigation) { [weak coordinator] value in
            (value.base as? StepParameters).map {
                SceneHostingController(parameters: $0, coordinator: coordinator, rootView: StepView(number: $0.number))
            }
        }
        coordinator.push(StepParameters(number: 1))
        coordinator.path.append(StepParameters(number: 2))
        #expect(host.frame.path == ["Root", "Step 1", "Step 2"])
        try await host.press("Next")
        #expect(host.frame.path == ["Root", "Step 1", "Step 2", "Step 3"])
        coordinator.path.removeLast(2)
        #expect(host.frame.path == ["Root", "Step 1"])
        coordinator.path = NavigationPath([4, 5].map(StepParameters.init))
        #expect(host.frame.path == ["Root", "Step 4", "Step 5"])
        try await host.back()
        #expect(coordinator.path == NavigationPath([StepParameters(number: 4)]))
    }
}

private final class SceneController: UIViewController, StandardNavigable, UIAlertViewable, UIActionSheetViewable,
    UIActivityIndicatorViewable
{
    lazy var activityIndicator = initActivityIndicator()

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(primaryAction: UIAction(title: "Tap") { _ in })
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
        view.addSubview(button)
    }
}

struct StepParameters: Hashable, Codable {
    let number: Int
}

private struct StepView: View {
    @Environment(\.navigationStackCoordinator) private var coordinator
    let number: Int

    var body: some View {
        Button("Next") { coordinator?.push(StepParameters(number: number + 1)) }
            .navigationTitle("Step \(number)")
    }
}

import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct TabBarTests {
    private func page(_ title: String) -> UIViewController {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 16))
        label.text = "This is \(title)"
        let controller = UIViewController()
        controller.title = title
        controller.view.addSubview(label)
        return controller
    }

    @Test func `a tab is chosen by its label, and shows its controller`() async throws {
        let tabs = UITabBarController()
        let (first, second) = (page("Visits"), page("Messages"))
        second.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "envelope"), tag: 1)
        second.tabBarItem.badgeValue = "3"
        tabs.viewControllers = [first, second]
        let host = SceneHost(columns: 60, rootViewController: tabs)
        await host.settle()
        #expect(host.frame.text.contains("This is Visits") && host.frame.text.contains("Inbox"))
        #expect(host.frame.text.contains("3") && first.tabBarController === tabs)
        try await host.press("Inbox")
        #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === second)
        #expect(host.frame.text.contains("This is Messages") && !host.frame.text.contains("This is Visits"))
        tabs.selectedViewController = first
        await host.settle()
        #expect(host.frame.text.contains("This is Visits"))
    }

    @Test func `controllers appear and disappear with their tabs`() async throws {
        let recorder = Recorder()
        let tabs = UITabBarController()
        tabs.viewControllers = [RecordedController("a", recorder), RecordedController("b", recorder)]
        let host = SceneHost(columns: 60, rootViewController: tabs)
        await host.settle()
        #expect(recorder.take().filter { $0.hasPrefix("b") && !$0.contains("Move") }.isEmpty)
        try await host.press("b")
        let calls = recorder.take().filter { !$0.contains("Layout") }
        #expect(
            calls == [
                "b.loadView", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear",
                "b.viewDidAppear",
            ])
    }

    @Test func `a delegate may refuse a tab, and is told of the others`() async throws {
        final class Guardian: NSObject, UITabBarControllerDelegate {
            var chosen: [String] = []

            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { viewController.title != "Private" }

            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                chosen.append(viewController.title ?? "")
            }
        }
        let guardian = Guardian()
        let tabs = UITabBarController()
        tabs.delegate = guardian
        tabs.viewControllers = [page("Public"), page("Private"), page("Shared")]
        let host = SceneHost(columns: 60, rootViewController: tabs)
        await host.settle()
        try await host.press("Private")
        #expect(tabs.selectedIndex == 0 && host.frame.text.contains("This is Public"))
        try await host.press("Shared")
        #expect(guardian.chosen == ["Shared"])
    }

    @Test func `a navigation controller in a tab keeps its pages`() async throws {
        let navigation = UINavigationController(rootViewController: page("Root"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, page("Other")]
        let host = SceneHost(columns: 60, rootViewController: tabs)
        await host.settle()
        navigation.pushViewController(page("Deep"), animated: true)
        try await host.press("Other")
        try await host.press("Root")
        #expect(host.frame.text.contains("This is Deep"))
    }
}

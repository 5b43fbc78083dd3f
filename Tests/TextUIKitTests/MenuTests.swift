import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct MenuTests {
    private final class Desk: UIViewController {
        var chosen: [String] = []
        private(set) lazy var sortButton = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            func action(_ title: String, _ attributes: UIAction.Attributes = [], _ state: UIAction.State = .off)
                -> UIAction
            {
                UIAction(title: title, attributes: attributes, state: state) { [unowned self] action in
                    chosen.append(action.title)
                }
            }
            sortButton.setTitle("Sort", for: .normal)
            sortButton.menu = UIMenu(
                title: "Order",
                children: [
                    action("By name", [], .on), action("By date"), action("By size", .disabled), action("Old", .hidden),
                    UIMenu(options: .displayInline, children: [action("Turn round")]),
                    UIMenu(title: "More", children: [action("Clear", .destructive)]),
                ])
            sortButton.showsMenuAsPrimaryAction = true
            view.addSubview(sortButton)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Add", menu: UIMenu(children: [action("Folder"), action("File")]))
        }
    }

    private func open() async -> (SceneHost, Desk) {
        let desk = Desk()
        let host = SceneHost(columns: 40, rootViewController: UINavigationController(rootViewController: desk))
        await host.settle()
        return (host, desk)
    }

    @Test func `a button opens its menu, whose entries run their actions`() async throws {
        let (host, desk) = await open()
        try await host.press("Sort")
        let text = host.frame.text
        #expect(["By name", "By date", "By size", "Turn round", "More"].allSatisfy(text.contains))
        #expect(!text.contains("Old"))
        #expect(host.frame.element("By size")?.isEnabled == false)
        try await host.press("By date")
        #expect(desk.chosen == ["By date"])
    }

    @Test func `a menu in a menu opens`() async throws {
        let (host, desk) = await open()
        try await host.press("Sort")
        try await host.press("More")
        try await host.press("Clear")
        #expect(desk.chosen == ["Clear"])
    }

    @Test func `a bar's button opens its menu`() async throws {
        let (host, desk) = await open()
        try await host.press("Add")
        try await host.press("File")
        #expect(desk.chosen == ["File"])
    }

    @Test func `a button with actions offers its menu beside them`() async throws {
        let (host, desk) = await open()
        desk.loadViewIfNeeded()
        desk.sortButton.showsMenuAsPrimaryAction = false
        desk.sortButton.addAction(UIAction { [unowned desk] _ in desk.chosen.append("pressed") }, for: .touchUpInside)
        await host.settle()
        try await host.press("Sort")
        #expect(desk.chosen == ["pressed"])
        try await host.perform("Turn round", on: "Sort")
        #expect(desk.chosen == ["pressed", "Turn round"])
    }
}

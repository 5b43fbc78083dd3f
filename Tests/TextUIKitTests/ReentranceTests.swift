import Testing
import TextUI
import TextUIKit

/// What a controller does while it is being brought in or taken away.
@MainActor
@Suite struct ReentranceTests {
    private let root = UIViewController()
    private let navigation: UINavigationController

    init() {
        root.title = "Root"
        navigation = UINavigationController(rootViewController: root)
    }

    private func host() async -> SceneHost {
        let host = SceneHost(rootViewController: navigation)
        await host.settle()
        return host
    }

    @Test(arguments: Moment.allCases)
    func `a controller that is about to appear can push another`(_ moment: Moment) async throws {
        let host = await host()
        let first = ActingController("First", at: moment) { [navigation] in
            navigation.pushViewController(ActingController("Second"), animated: true)
        }
        navigation.pushViewController(first, animated: true)
        await host.settle()
        #expect(host.frame.path == ["Root", "First", "Second"] && host.frame.text.contains("This is Second"))
        try await host.back()
        #expect(host.frame.path == ["Root", "First"] && host.frame.text.contains("This is First"))
        try await host.back()
        #expect(host.frame.path == ["Root"])
    }

    @Test func `a controller that has just appeared can go back, or close itself`() async {
        let host = await host()
        navigation.pushViewController(
            ActingController("Gone", at: .didAppear) { [navigation] in navigation.popViewController(animated: true) },
            animated: true)
        await host.settle()
        #expect(host.frame.path == ["Root"] && navigation.viewControllers == [root])
        let sheet = ActingController("Sheet", at: .didAppear)
        sheet.act = { [unowned sheet] in sheet.dismiss(animated: true) }
        root.present(sheet, animated: true)
        await host.settle()
        #expect(host.frame.presented == nil && root.presentedViewController == nil)
    }

    @Test func `a root that appears can present at once, and what it presents can push within`() async throws {
        let form = UINavigationController(rootViewController: ActingController("Form"))
        let entrance = ActingController("Entrance", at: .didAppear)
        entrance.act = { [unowned entrance] in entrance.present(form, animated: true) }
        let host = SceneHost(rootViewController: entrance)
        await host.settle()
        #expect(host.frame.presented == .sheet && host.frame.path == ["Form"])
        let page = ActingController("Page")
        form.pushViewController(page, animated: true)
        await host.settle()
        #expect(host.frame.path == ["Form", "Page"])
        entrance.act = {}
        page.dismiss(animated: true)
        await host.settle()
        #expect(host.frame.presented == nil && host.frame.text.contains("This is Entrance"))
    }

    @Test func `a completion can present the next, and an alert's handler another alert`() async throws {
        let host = await host()
        let (first, second) = (ActingController("First"), ActingController("Second"))
        root.present(first, animated: true) { [root] in
            first.dismiss(animated: true) { root.present(second, animated: true) }
        }
        await host.settle()
        #expect(host.frame.presented == .sheet && host.frame.text.contains("This is Second"))
        let alert = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Next", style: .default) { _ in
                let next = UIAlertController(title: "Two", message: nil, preferredStyle: .alert)
                next.addAction(UIAlertAction(title: "End", style: .cancel))
                second.present(next, animated: true)
            })
        second.present(alert, animated: true)
        await host.settle()
        try await host.press("Next")
        #expect(host.frame.title == "Two")
        try await host.press("End")
        #expect(host.frame.presented == .sheet && host.frame.text.contains("This is Second"))
    }

    @Test func `a stack is put into another order, and what stays is not told`() async {
        let host = await host()
        let pages = ["A", "B", "C"].map { ActingController($0) }
        for page in pages { navigation.pushViewController(page, animated: false) }
        navigation.setViewControllers([root, pages[2], pages[0]], animated: true)
        await host.settle()
        #expect(host.frame.path == ["Root", "C", "A"] && host.frame.text.contains("This is A"))
        #expect(pages[1].parent == nil && pages[0].parent === navigation)
        #expect(navigation.popToRootViewController(animated: true) == [pages[2], pages[0]])
        await host.settle()
        #expect(host.frame.path == ["Root"])
    }

    @Test func `a row that is chosen can take itself away, and a button can, too`() async throws {
        let list = ShrinkingController()
        let host = SceneHost(rootViewController: list)
        await host.settle()
        try await host.press("b")
        try await host.press("c")
        try await host.press("a")
        #expect(list.rows == [] && host.frame.text.trimmingCharacters(in: .whitespaces) == "Remove me")
        try await host.press("Remove me")
        #expect(host.frame.text == "" && list.button.superview == nil)
    }
}

enum Moment: CaseIterable, Sendable {
    case didLoad, willAppear, didAppear
}

private final class ActingController: UIViewController {
    private let moment: Moment?
    private let label = UILabel()
    var act: () -> Void

    init(_ name: String, at moment: Moment? = nil, act: @escaping () -> Void = {}) {
        self.moment = moment
        self.act = act
        super.init(nibName: nil, bundle: nil)
        title = name
        label.text = "This is \(name)"
    }

    private func come(_ moment: Moment) {
        guard moment == self.moment else { return }
        let act = act
        self.act = {}
        act()
    }

    override func loadView() { view = label }

    override func viewDidLoad() {
        super.viewDidLoad()
        come(.didLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        come(.willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        come(.didAppear)
    }
}

private final class ShrinkingController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c"]
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Remove me", for: .normal)
        button.addAction(UIAction { [weak button] _ in button?.removeFromSuperview() }, for: .touchUpInside)
        let table = UITableView(frame: CGRect(x: 0, y: 32, width: 320, height: 160))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        button.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
        view.addSubview(button)
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

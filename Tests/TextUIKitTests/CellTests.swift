import Testing
import TextUI
import TextUIKit

/// Cells as a table uses them: once for one row, and again for another.
@MainActor
@Suite struct CellTests {
    private let table = UITableView(frame: .zero, style: .plain)
    private let controller = ListController()

    private func host(rows: Int = 24) async -> SceneHost {
        table.register(NamedCell.self, forCellReuseIdentifier: "name")
        table.dataSource = controller
        table.delegate = controller
        controller.view = table
        let host = SceneHost(columns: 30, rows: rows, rootViewController: controller)
        await host.settle()
        return host
    }

    @Test func `a row that leaves the window gives its cell to one that comes`() async throws {
        controller.names = (0..<200).map { "Row \($0)" }
        let host = await host(rows: 10)
        for _ in 0..<8 { try await host.more() }
        let texts = NamedCell.texts(in: table)
        #expect(texts.allSatisfy { $0.hasPrefix("Row ") })
        #expect(table.visibleCells.count < 30)
        #expect(controller.made.count < 60 && controller.reused > 0 && controller.ended > 0)
        #expect(host.frame.element("Row 0") == nil)
        for _ in 0..<8 { try await host.less() }
        #expect(host.frame.element("Row 0") != nil && host.frame.element("Row 1") != nil)
    }

    @Test func `rows that are asked for again take the cells that were there, and show what is new`() async {
        let host = await host()
        let cells = Set(table.visibleCells)
        controller.names = ["Cy", "Di", "Ed"]
        table.reloadData()
        await host.settle()
        #expect(host.frame.lines.filter { !$0.isEmpty } == ["Cy", "Di", "Ed"])
        #expect(Set(table.visibleCells).isSuperset(of: cells))
        #expect(controller.reused == 2)
    }

    @Test func `a cell's subviews are shown, wherever they were added and tied`() async {
        controller.isDetailed = true
        let host = await host()
        #expect(
            host.frame.lines.filter { !$0.isEmpty } == ["Ada        in the contents", "Bo         in the contents"])
    }

    @Test func `a row is deleted, moved and asked about`() async throws {
        let host = await host()
        #expect(host.frame.element("Ada")?.actions == ["Strike"])
        table.setEditing(true, animated: true)
        #expect(host.frame.element("Ada")?.actions == ["Strike", "Move down"])
        try await host.perform("Move down", on: "Ada")
        #expect(controller.names == ["Bo", "Ada"])
        try await host.perform("Strike", on: "Bo")
        #expect(controller.names == ["Ada"] && host.frame.element("Bo") == nil)
    }

    @Test func `a row that another is chosen after is asked, highlighted and told`() async throws {
        let host = await host()
        try await host.press("Ada")
        try await host.press("Bo")
        #expect(
            controller.calls == [
                "highlight 0", "unhighlight 0", "select 0", "highlight 1", "unhighlight 1", "select 1", "deselect 0",
            ])
        #expect(table.visibleCells.map(\.isSelected) == [false, true])
    }

    @Test func `a controller of a table fills it itself`() async throws {
        let controller = CountingController(style: .grouped)
        let host = SceneHost(rootViewController: UINavigationController(rootViewController: controller))
        await host.settle()
        #expect(host.frame.text.contains("Numbers") && host.frame.text.contains("2 of them"))
        try await host.press("Number 1")
        #expect(controller.chosen == [1])
        try await host.press("Edit")
        #expect(controller.tableView.isEditing && host.frame.element("Done") != nil)
        try await host.press("Done")
        #expect(!controller.isEditing && host.frame.element("Edit") != nil)
    }
}

private final class NamedCell: UITableViewCell {
    var whenReused: () -> Void = {}

    override func prepareForReuse() {
        super.prepareForReuse()
        textLabel?.text = nil
        whenReused()
    }

    static func texts(in table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}

/// A cell that puts one label into itself and one into its content view, each tied to the other.
private final class DetailedCell: UITableViewCell {
    let own = UILabel()
    private let contained = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contained.text = "in the contents"
        addSubview(own)
        contentView.addSubview(contained)
        for label in [own, contained] { label.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            own.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            own.topAnchor.constraint(equalTo: topAnchor),
            contained.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 88),
            contained.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            contained.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var names = ["Ada", "Bo"]
    var isDetailed = false
    var made: Set<UITableViewCell> = []
    var reused = 0
    var ended = 0
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let name = names[indexPath.row]
        if isDetailed {
            let cell = DetailedCell(style: .default, reuseIdentifier: nil)
            cell.own.text = name
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        (cell as? NamedCell)?.whenReused = { [weak self] in self?.reused += 1 }
        made.insert(cell)
        cell.textLabel?.text = name
        return cell
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        ended += 1
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Strike" }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        calls.append("highlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        calls.append("unhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("select \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("deselect \(indexPath.row)")
    }
}

private final class CountingController: UITableViewController {
    var chosen: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Numbers" }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "2 of them" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Number \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
    }
}

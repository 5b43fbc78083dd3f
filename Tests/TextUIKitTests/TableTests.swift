import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct TableTests {
    private let source = Source()
    private let table = UITableView(frame: .zero, style: .insetGrouped)

    private func host(rows: Int = 24) async -> SceneHost {
        table.register(PersonCell.self, forCellReuseIdentifier: "person")
        table.dataSource = source
        table.delegate = source
        let controller = UIViewController()
        controller.view = table
        let host = SceneHost(columns: 30, rows: rows, rootViewController: controller)
        await host.settle()
        return host
    }

    @Test func `rows stand in their sections and can be pressed`() async throws {
        let host = await host()
        #expect(host.frame.text.contains("Staff"))
        #expect(host.frame.element("Ada, Doctor")?.role == .button)
        try await host.press("Bo")
        #expect(source.selected == [IndexPath(row: 1, section: 0)])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect((table.cellForRow(at: [0, 0]) as? PersonCell)?.wasMade == true)
    }

    @Test func `only what is in view is asked for`() async {
        source.names = (0..<10_000).map { "Person \($0)" }
        let host = await host(rows: 10)
        #expect(host.frame.hasMore)
        #expect(source.asked < 40)
    }

    @Test func `a row is brought into the window`() async {
        source.names = (0..<10_000).map { "Person \($0)" }
        table.scrollToRow(at: IndexPath(row: 5_000, section: 0), at: .middle, animated: true)
        let host = await host(rows: 10)
        #expect(host.frame.element("Person 5000, Doctor") != nil && host.frame.element("Person 0, Doctor") == nil)
        table.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .top)
        await host.settle()
        #expect(host.frame.element("Person 20, Doctor") != nil && host.frame.element("Person 5000, Doctor") == nil)
        table.scrollToNearestSelectedRow(at: .bottom, animated: false)
        await host.settle()
        #expect(host.frame.element("Person 20, Doctor") != nil && host.frame.element("Person 21, Doctor") == nil)
        #expect(source.asked < 120)
    }

    @Test func `reloaded rows are asked for again, deleted ones go`() async throws {
        let host = await host()
        source.names = ["Cy", "Di"]
        #expect(host.frame.element("Ada, Doctor") != nil)
        table.reloadData()
        #expect(host.frame.element("Cy, Doctor") != nil && host.frame.element("Ada, Doctor") == nil)
        try await host.perform("Remove", on: "Di")
        #expect(source.names == ["Cy"] && host.frame.element("Di, Doctor") == nil)
    }

    @Test func `refreshing waits until the control is told that it has ended`() async throws {
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [source, table] _ in
                Task {
                    await Task.yield()
                    source.names = ["New"]
                    table.reloadData()
                    control.endRefreshing()
                }
            }, for: .valueChanged)
        table.refreshControl = control
        let host = await host()
        try await host.refresh()
        #expect(host.frame.element("New, Doctor") != nil && !control.isRefreshing)
    }
}

private class PersonCell: UITableViewCell {
    let wasMade: Bool

    override init(style: CellStyle, reuseIdentifier: String?) {
        wasMade = true
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["Ada", "Bo"]
    var asked = 0
    var selected: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Staff" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        cell.detailTextLabel?.text = "Doctor"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
                self?.names.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
                done(true)
            }
        ])
    }
}

import Testing
import TextUI
import TextUIKit

/// What cells show by their configurations.
@MainActor
@Suite struct ContentConfigurationTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            HStack {
                Text(name)
                Button("Count \(count)") { count += 1 }
            }
        }
    }

    private struct Shout: UIContentConfiguration {
        var words: String

        func makeContentView() -> any UIView & UIContentView { ShoutView(self) }
        var isSelected = false

        func updated(for state: any UIConfigurationState) -> Shout {
            Shout(words: words, isSelected: (state as? UICellConfigurationState)?.isSelected == true)
        }
    }

    private final class ShoutView: UIView, UIContentView {
        static var made = 0
        let (label, mark) = (UILabel(frame: .zero), UILabel(frame: .zero))
        var configuration: any UIContentConfiguration { didSet { show() } }

        init(_ configuration: Shout) {
            self.configuration = configuration
            super.init(frame: .zero)
            Self.made += 1
            for view in [label, mark] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
                view.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
            label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            mark.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
            show()
        }

        private func show() {
            let shout = configuration as? Shout
            label.text = shout?.words.uppercased()
            mark.text = shout?.isSelected == true ? "*" : "!"
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        let cells: [UITableViewCell]
        init(_ cells: [UITableViewCell]) { self.cells = cells }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells[indexPath.row]
        }
    }

    @Test func `a cell shows SwiftUI's views, words, and views of the program's own`() async throws {
        let cells = (0..<3).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        cells[0].contentConfiguration = UIHostingConfiguration { Counter(name: "Ada") }.margins(.all, 8)
        var words = cells[1].defaultContentConfiguration()
        words.text = "Bo"
        cells[1].contentConfiguration = words
        cells[2].contentConfiguration = Shout(words: "loud")
        for cell in cells { cell.selectionStyle = .none }
        let (rows, controller) = (Rows(cells), UITableViewController(style: .plain))
        controller.tableView.dataSource = rows
        let host = SceneHost(columns: 40, rootViewController: controller)
        await host.settle()
        #expect(
            host.frame.lines.filter { !$0.isEmpty } == [
                "Ada Count 0", "Bo", "LOUD" + String(repeating: " ", count: 35) + "!",
            ])
        cells[2].setSelected(true, animated: false)
        await host.settle()
        #expect(host.frame.lines.contains { $0.hasPrefix("LOUD") && $0.hasSuffix("*") })
        try await host.press("Count 0")
        #expect(host.frame.lines.contains("Ada Count 1"))
        let made = ShoutView.made
        cells[2].contentConfiguration = Shout(words: "louder")
        await host.settle()
        #expect(host.frame.text.contains("LOUDER") && ShoutView.made == made)
        cells[2].contentConfiguration = UIHostingConfiguration { Text("quiet") }
        await host.settle()
        #expect(host.frame.lines.contains("quiet") && !host.frame.text.contains("LOUD"))
    }
}

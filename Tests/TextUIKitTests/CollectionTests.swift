import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct CollectionTests {
    private final class NameCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) {
            fatalError("no archive")
        }
    }

    private final class Header: UICollectionReusableView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 16))

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
        }

        required init?(coder: NSCoder) {
            fatalError("no archive")
        }
    }

    private class Names: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sections = [["Ada", "Bo", "Cy", "Di", "Ed"]]
        var asked = 0
        var selected: [IndexPath] = []
        var log: [String] = []
        let collection: UICollectionView
        var columns: CGFloat = 3
        var hasHeaders = false

        init(_ layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
            collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init(nibName: nil, bundle: nil)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collection.register(NameCell.self, forCellWithReuseIdentifier: "name")
            collection.register(
                Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            collection.dataSource = self
            collection.delegate = self
            collection.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(collection)
            NSLayoutConstraint.activate([
                collection.topAnchor.constraint(equalTo: view.topAnchor),
                collection.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                collection.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                collection.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
            (cell as? NameCell)?.label.text = sections[indexPath.section][indexPath.item]
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            (view as? Header)?.label.text = "Group \(indexPath.section)"
            return view
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: (collectionView.bounds.width - 10 * (columns - 1)) / columns, height: 44)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { CGSize(width: 0, height: hasHeaders ? 30 : 0) }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.append("gave up \(indexPath.item)")
        }
    }

    private func host(_ controller: UIViewController, rows: Int = 24) async -> SceneHost {
        let host = SceneHost(columns: 40, rows: rows, style: .screen, rootViewController: controller)
        await host.settle()
        return host
    }

    private func words(_ host: SceneHost) -> [[String]] {
        host.frame.lines.map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
    }

    @Test func `as many items stand in a line as their width allows, and follow the screen's`() async {
        let names = Names()
        let host = await host(names)
        #expect(words(host) == [["Ada", "Bo", "Cy"], ["Di", "Ed"]])
        names.columns = 2
        names.collection.collectionViewLayout.invalidateLayout()
        await host.settle()
        #expect(words(host) == [["Ada", "Bo"], ["Cy", "Di"], ["Ed"]])
    }

    @Test func `items are pressed, and one is selected at a time`() async throws {
        let names = Names()
        let host = await host(names)
        try await host.press("Bo")
        #expect(names.selected == [[0, 1]] && names.collection.indexPathsForSelectedItems == [[0, 1]])
        #expect(names.collection.cellForItem(at: [0, 1])?.isSelected == true)
        try await host.press("Di")
        #expect(names.log == ["gave up 1"] && names.collection.indexPathsForSelectedItems == [[0, 3]])
        names.collection.allowsMultipleSelection = true
        try await host.press("Ada")
        try await host.press("Di")
        #expect(names.collection.indexPathsForSelectedItems == [[0, 0]])
    }

    @Test func `only what is in view is asked for, and an item is brought there`() async {
        let names = Names()
        names.sections = [(0..<10_000).map { "Person \($0)" }]
        let host = await host(names, rows: 10)
        #expect(names.asked < 120)
        names.collection.scrollToItem(at: [0, 5001], at: .centeredVertically, animated: true)
        await host.settle()
        #expect(host.frame.element("Person 5001") != nil && host.frame.element("Person 0") == nil)
        #expect(names.asked < 240)
    }

    @Test func `sections have headers, and what has changed is asked for again`() async {
        let names = Names()
        names.hasHeaders = true
        names.sections = [["Ada"], ["Bo"]]
        let host = await host(names)
        #expect(words(host) == [["Group", "0"], ["Ada"], ["Group", "1"], ["Bo"]])
        names.sections = [["Cy"]]
        names.collection.reloadData()
        await host.settle()
        #expect(words(host) == [["Group", "0"], ["Cy"]])
    }

    @Test func `a horizontal flow stands beside itself`() async {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let names = Names(layout)
        names.columns = 5
        let host = await host(names, rows: 4)
        #expect(words(host).first?.prefix(3) == ["Ada", "Bo", "Cy"])
    }

    @Test func `items of an estimated size are as wide as their content`() async {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let names = Names(layout)
        names.sections = [["a", "longer item", "b", "another even longer item", "c"]]
        let host = await host(names)
        #expect(words(host) == [["a", "longer", "item", "b"], ["another", "even", "longer", "item", "c"]])
    }

    @Test func `a compositional layout says how many stand beside each other`() async {
        func size(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(44))
        }
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1)), subitems: [item])
        let names = Names(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let host = await host(names)
        #expect(words(host) == [["Ada", "Bo", "Cy", "Di"], ["Ed"]])
        let pair = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1)),
            subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1))),
            count: 2)
        names.collection.setCollectionViewLayout(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: pair)), animated: false)
        await host.settle()
        #expect(words(host) == [["Ada", "Bo"], ["Cy", "Di"], ["Ed"]])
    }

    private final class Rows: UIViewController, UICollectionViewDelegate {
        private(set) var collection: UICollectionView!
        private var source: UICollectionViewDiffableDataSource<String, Int>!
        private(set) var pressed: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
            collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            collection.delegate = self
            view.addSubview(collection)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
                var content = cell.defaultContentConfiguration()
                content.text = "Number \(number)"
                cell.contentConfiguration = content
                cell.accessories = number == 2 ? [.checkmark()] : []
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, number in
                collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
            }
            show([1, 2, 3])
        }

        func show(_ numbers: [Int]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["all"])
            snapshot.appendItems(numbers)
            source.apply(snapshot)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            if let number = source.itemIdentifier(for: indexPath) { pressed.append(number) }
        }
    }

    @Test func `a list of snapshots shows its rows, and others when they are applied`() async throws {
        let rows = Rows()
        let host = await host(rows)
        #expect(words(host) == [["Number", "1"], ["Number", "2", "✓"], ["Number", "3"]])
        try await host.press("Number 3")
        #expect(rows.pressed == [3])
        rows.show([3, 4])
        await host.settle()
        #expect(words(host) == [["Number", "3"], ["Number", "4"]])
    }

    @Test func `a snapshot keeps its items in their sections`() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "c"])
        snapshot.insertSections(["b"], afterSection: "a")
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([5])
        snapshot.insertItems([3], afterItem: 1)
        snapshot.moveItem(2, beforeItem: 5)
        #expect(
            snapshot.itemIdentifiers(inSection: "a") == [1, 3] && snapshot.itemIdentifiers(inSection: "c") == [2, 5])
        #expect(snapshot.sectionIdentifier(containingItem: 2) == "c" && snapshot.indexOfItem(2) == 2)
        snapshot.deleteSections(["a"])
        snapshot.deleteItems([5])
        #expect(snapshot.itemIdentifiers == [2] && snapshot.numberOfItems == 1 && snapshot.indexOfSection("c") == 1)
        snapshot.moveSection("c", beforeSection: "b")
        #expect(snapshot.sectionIdentifiers == ["c", "b"] && snapshot.numberOfItems(inSection: "b") == 0)
    }

    @Test func `a table's rows come from snapshots, too`() async {
        let controller = UITableViewController(style: .plain)
        controller.loadViewIfNeeded()
        let source = UITableViewDiffableDataSource<Int, String>(tableView: controller.tableView) { _, _, name in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["Ada", "Bo"])
        source.apply(snapshot)
        let host = await host(controller)
        #expect(words(host) == [["Ada"], ["Bo"]])
        snapshot.deleteItems(["Ada"])
        source.apply(snapshot)
        await host.settle()
        #expect(words(host) == [["Bo"]] && source.indexPath(for: "Bo") == [0, 0])
    }

    @Test func `items that change their lines keep their cells`() async throws {
        let names = Names()
        names.columns = 2
        let host = await host(names)
        names.columns = 3
        names.collection.reloadData()
        await host.settle()
        #expect(names.collection.visibleCells.count == 5 && names.collection.indexPathsForVisibleItems.count == 5)
        #expect(words(host) == [["Ada", "Bo", "Cy"], ["Di", "Ed"]])
        names.sections[0].append("Flo")
        names.collection.insertItems(at: [[0, 5]])
        await host.settle()
        #expect(words(host) == [["Ada", "Bo", "Cy"], ["Di", "Ed", "Flo"]])
    }

    @Test func `a selection goes with its item`() async throws {
        let names = Names()
        let host = await host(names)
        try await host.press("Bo")
        names.sections[0].insert("Abe", at: 0)
        names.collection.insertItems(at: [[0, 0]])
        #expect(names.collection.indexPathsForSelectedItems == [[0, 2]])
        names.sections[0].remove(at: 2)
        names.collection.deleteItems(at: [[0, 2]])
        #expect(names.collection.indexPathsForSelectedItems == nil)
    }

    @Test func `an item of a list is brought into the window, also after a change in the same turn`() async {
        let rows = Rows()
        let host = await host(rows, rows: 10)
        rows.show(Array(1...500))
        rows.collection.scrollToItem(at: [0, 399], at: .centeredVertically, animated: false)
        await host.settle()
        #expect(host.frame.element("Number 400") != nil && host.frame.element("Number 1") == nil)
    }

    @Test func `a group without places, and sections that scroll across`() async {
        func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension = .estimated(44))
            -> NSCollectionLayoutSize
        { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
        let empty = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1)),
            subitems: [NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(1)), subitems: [])])
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(64)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(64)), subitems: [item])
        let across = NSCollectionLayoutSection(group: group)
        across.orthogonalScrollingBehavior = .continuous
        let names = Names(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: empty)))
        let host = await host(names)
        #expect(words(host).joined().sorted() == ["Ada", "Bo", "Cy", "Di", "Ed"])
        names.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: across)
        await host.settle()
        #expect(words(host) == [["Ada", "Bo", "Cy", "Di", "Ed"]])
    }

    @Test func `a cell that fills itself by its state is filled when it comes`() async {
        final class StateCell: UICollectionViewListCell {
            override func updateConfiguration(using state: UICellConfigurationState) {
                var content = defaultContentConfiguration()
                content.text = state.isSelected ? "chosen" : "free"
                contentConfiguration = content
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let source = Source()
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.loadViewIfNeeded()
        controller.collectionView.register(StateCell.self, forCellWithReuseIdentifier: "cell")
        controller.collectionView.dataSource = source
        (controller.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 100, height: 44)
        let host = await host(controller)
        #expect(words(host) == [["free"]])
    }
}

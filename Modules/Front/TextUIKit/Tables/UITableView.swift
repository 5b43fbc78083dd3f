import TextUI

/// Rows in sections, of which only those in view are made. As UIKit's `UITableView`.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle, automatic
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    public static let automaticDimension: CGFloat = -1
    public static let indexSearch = "{search}"

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = 0
    open var separatorStyle = SeparatorStyle.singleLine
    open var separatorInset = UIEdgeInsets.zero
    open var separatorColor: UIColor?
    open var allowsSelection = true { didSet { setNeedsDisplay() } }
    open var allowsMultipleSelection = false
    open var tableHeaderView: UIView? { didSet { setNeedsDisplay() } }
    open var tableFooterView: UIView? { didSet { setNeedsDisplay() } }
    open var backgroundView: UIView?
    open var isEditing = false
    private var classes: [String: UITableViewCell.Type] = [:]
    private var selected: [IndexPath] = []
    /// How often the rows were told to be other ones.
    private var version = 0
    private var cells: [IndexPath: UITableViewCell] = [:]

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    // Cells.

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// A cell of the class registered for `identifier`; nil if there is none. Rows that left the window are not kept.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        classes[identifier].map { Instances.make($0, style: .default, reuseIdentifier: identifier) }
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("no class is registered for the cell identifier \"\(identifier)\"")
        }
        return cell
    }

    /// The cell of a row in view.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    public var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    public var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    // Changes. The data source has what is new: rows are asked for again.

    open func reloadData() {
        selected = []
        reload()
    }

    private func reload() {
        version += 1
        cells = [:]
        setNeedsDisplay()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reload() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reload() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reload() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reload() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reload() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reload() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reload() }

    open func beginUpdates() {}
    open func endUpdates() { reload() }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reload()
        completion?(true)
    }

    // Selection.

    public var indexPathForSelectedRow: IndexPath? { selected.first }
    public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return selected = [] }
        if !allowsMultipleSelection { selected = [] }
        if !selected.contains(indexPath) { selected.append(indexPath) }
        cells[indexPath]?.setSelected(true, animated: animated)
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    /// Does what a finger on a row does.
    func press(_ indexPath: IndexPath) {
        guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else { return }
        if allowsMultipleSelection, selected.contains(target) {
            deselectRow(at: target, animated: true)
            delegate?.tableView(self, didDeselectRowAt: target)
            return
        }
        if !allowsMultipleSelection, let before = selected.first, before != target {
            deselectRow(at: before, animated: true)
            delegate?.tableView(self, didDeselectRowAt: before)
        }
        selectRow(at: target, animated: true, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: target)
    }

    func cell(at indexPath: IndexPath) -> UITableViewCell? {
        if let cell = cells[indexPath] { return cell }
        guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
        cell.shownBy = window
        cells[indexPath] = cell
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        return cell
    }

    func forget(_ indexPath: IndexPath) {
        guard let cell = cells.removeValue(forKey: indexPath) else { return }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    }

    func remove(_ indexPath: IndexPath) {
        dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
    }

    override func lowered() -> AnyView {
        refreshable(AnyView(ArrangedView(FillArrangement()) { TableContent(table: self, version: version) }))
    }
}

extension UITableViewCell {
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }
}

import TextUICore

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
    open var allowsSelection = true { didSet { rowsChanged() } }
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var tableHeaderView: UIView? { didSet { rowsChanged() } }
    open var tableFooterView: UIView? { didSet { rowsChanged() } }
    open var backgroundView: UIView?
    /// Whether rows can be moved; they can be deleted at any time.
    open var isEditing = false { didSet { if isEditing != oldValue { rowsChanged() } } }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    private var classes: [String: UITableViewCell.Type] = [:]
    private var selected: [IndexPath] = []
    /// How often the rows had to be drawn anew.
    private var version = 0
    private var cells: [IndexPath: UITableViewCell] = [:]
    /// Cells whose rows have gone, to be used again.
    private var idle: [String: [UITableViewCell]] = [:]

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

    /// A cell whose row has gone, else a new one of the class registered for `identifier`; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = idle[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return classes[identifier].map { Instances.make($0, style: .default, reuseIdentifier: identifier) }
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
        for indexPath in cells.keys.sorted(by: >) { forget(indexPath) }
        rowsChanged()
    }

    private func rowsChanged() {
        version += 1
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
        for other in selected where indexPath == nil || !allowsMultipleSelection && other != indexPath {
            deselectRow(at: other, animated: animated)
        }
        guard let indexPath else { return }
        if !selected.contains(indexPath) { selected.append(indexPath) }
        cells[indexPath]?.setSelected(true, animated: animated)
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    /// Does what a finger on a row does.
    func press(_ indexPath: IndexPath) {
        highlight(indexPath)
        guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else { return }
        if allowsMultipleSelection, selected.contains(target) { return giveUp(target) }
        if !allowsMultipleSelection, let before = selected.first, before != target { giveUp(before) }
        selectRow(at: target, animated: true, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: target)
    }

    private func highlight(_ indexPath: IndexPath) {
        cells[indexPath]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
        cells[indexPath]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    }

    private func giveUp(_ indexPath: IndexPath) {
        let asked = delegate.map { $0.tableView(self, willDeselectRowAt: indexPath) } ?? indexPath
        guard let target = asked else { return }
        deselectRow(at: target, animated: true)
        delegate?.tableView(self, didDeselectRowAt: target)
    }

    func cell(at indexPath: IndexPath) -> UITableViewCell? {
        if let cell = cells[indexPath] { return cell }
        guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
        cell.shownBy = window
        cells[indexPath] = cell
        if cell.isSelected != selected.contains(indexPath) { cell.setSelected(!cell.isSelected, animated: false) }
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        return cell
    }

    /// The row has left the window.
    func forget(_ indexPath: IndexPath) {
        guard let cell = cells.removeValue(forKey: indexPath) else { return }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
        if let identifier = cell.reuseIdentifier { idle[identifier, default: []].append(cell) }
    }

    func commit(_ style: UITableViewCell.EditingStyle, _ indexPath: IndexPath) {
        dataSource?.tableView(self, commit: style, forRowAt: indexPath)
    }

    /// Moves a row as a finger would: the data source has it elsewhere then.
    func move(_ indexPath: IndexPath, to destination: IndexPath) {
        let target = delegate?.tableView(
            self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: destination)
        dataSource?.tableView(self, moveRowAt: indexPath, to: target ?? destination)
        reload()
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

import TextUICore

/// Rows in sections, of which only those in view are made. As UIKit's `UITableView`; text shows them as SwiftUI's
/// `List` shows its own.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    /// A look of the sections. Has no effect in text.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// A movement of rows that come and go. Has no effect in text, which does not move.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle, automatic
    }

    /// A place of a row in the window; `none` is the nearest at which all of the row is seen.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom

        fileprivate var anchor: UnitPoint? {
            switch self {
            case .none: nil
            case .top: .top
            case .middle: .center
            case .bottom: .bottom
            }
        }
    }

    /// A line between rows. Has no effect in text.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    private static let proxy = UITableView(frame: .zero, style: .plain)

    /// The look of all tables. Has no effect in text.
    public override class func appearance() -> UITableView { proxy }

    /// A height that means that the content says it: -1.
    public static let automaticDimension: CGFloat = -1
    /// The sign of the search in an index.
    public static let indexSearch = "{search}"

    /// The look of the sections. Has no effect in text.
    public let style: Style
    /// The object that has the rows.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The object that is asked and told when rows are shown and pressed.
    open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
    /// The height of rows, in points. Has no effect in text: each row is as high as its content.
    open var rowHeight = UITableView.automaticDimension
    /// The probable height of rows, in points. Has no effect in text.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of headers, in points. Has no effect in text.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// The height of footers, in points. Has no effect in text.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// The space above headers, in points. Has no effect in text.
    open var sectionHeaderTopPadding: CGFloat = 0
    /// The line between rows. Has no effect in text.
    open var separatorStyle = SeparatorStyle.singleLine
    /// The space at the ends of that line, in points. Has no effect in text.
    open var separatorInset = UIEdgeInsets.zero
    /// The colour of that line. Has no effect in text.
    open var separatorColor: UIColor?
    /// Whether rows can be pressed; true by default.
    open var allowsSelection = true { didSet { rowsChanged() } }
    /// Whether several rows are selected at once, each press turning one on or off; false by default.
    open var allowsMultipleSelection = false
    /// Whether rows can be pressed while they are edited. Has no effect in text: they can.
    open var allowsSelectionDuringEditing = false
    /// The view above all rows.
    open var tableHeaderView: UIView? { didSet { rowsChanged() } }
    /// The view below all rows.
    open var tableFooterView: UIView? { didSet { rowsChanged() } }
    /// The view behind the rows. Has no effect in text.
    open var backgroundView: UIView?
    /// Whether rows can be moved, as further actions; rows can be deleted at any time.
    open var isEditing = false { didSet { if isEditing != oldValue { rowsChanged() } } }
    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    private var classes: [String: UITableViewCell.Type] = [:]
    private var selected = SelectedPaths()
    /// The number of times that the rows had to be drawn anew.
    private var version = 0
    private var cells: [IndexPath: UITableViewCell] = [:]
    /// Cells whose rows have gone, to be used again.
    private var idle: [String: [UITableViewCell]] = [:]

    /// Makes a table with a frame in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Makes a plain table with a frame in points.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Returns nil: no view is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    // Cells.

    /// Names the class of the cells of an identifier; nil takes the name back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// Returns a cell whose row has gone, else a new one of the class that is registered for `identifier`; nil if there
    /// is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = idle[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return classes[identifier].map { CellInstances.make($0, style: .default, reuseIdentifier: identifier) }
    }

    /// Returns a cell for a row, as `dequeueReusableCell(withIdentifier:)` does. An identifier without a class stops
    /// the program.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("no class is registered for the cell identifier \"\(identifier)\"")
        }
        return cell
    }

    /// Returns the cell of a row in view; nil for any other row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// The cells in view, from the top.
    public var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    /// The rows in view, from the top.
    public var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

    /// Returns the row of a cell in view.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// The number of sections: 1 unless the data source says another.
    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

    /// Returns the number of rows of a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    // Changes. The data source has what is new: rows are asked for again.

    /// Makes all rows in view anew, and forgets the selection.
    open func reloadData() {
        selected.removeAll()
        reload()
    }

    /// Asks for rows anew. The selected ones are where `path` says; nil for one that has gone.
    func reload(following path: ((IndexPath) -> IndexPath?)? = nil) {
        for indexPath in cells.keys.sorted(by: >) { forget(indexPath) }
        selected.follow { [unowned self] selected in
            let path = path.map { $0(selected) } ?? selected
            return path.flatMap { isThere($0) ? $0 : nil }
        }
        rowsChanged()
    }

    private func isThere(_ path: IndexPath) -> Bool {
        path.section < numberOfSections && path.row < numberOfRows(inSection: path.section)
    }

    private func rowsChanged() {
        version += 1
        setNeedsDisplay()
    }

    /// Makes all rows in view anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reload() }
    /// Makes all rows in view anew.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reload() }
    /// Takes over rows that the data source has got, without a movement.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        selected.insert(indexPaths)
        reload()
    }

    /// Takes over that the data source has fewer rows, without a movement.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        selected.delete(indexPaths)
        reload()
    }

    /// Takes over sections that the data source has got.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reload() }
    /// Takes over that the data source has fewer sections.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reload() }
    /// Takes over that the data source has a row elsewhere.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        selected.move(indexPath, to: newIndexPath)
        reload()
    }

    /// Does nothing: the changes that follow are shown together in any case.
    open func beginUpdates() {}
    /// Takes over the changes since `beginUpdates()`.
    open func endUpdates() { reload() }

    /// Makes changes, takes them over, then calls `completion` with true.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reload()
        completion?(true)
    }

    // Selection.

    /// The selected row, the first of several; nil where none is.
    public var indexPathForSelectedRow: IndexPath? { selected.all.first }
    /// The selected rows; nil where none is.
    public var indexPathsForSelectedRows: [IndexPath]? { selected.all.isEmpty ? nil : selected.all }

    /// Brings a row into the window, without a movement.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let isBelow = cells.keys.max().map { $0 < indexPath } ?? false
        goal = (indexPath, scrollPosition.anchor ?? (isBelow ? .bottom : nil))
        scrollToGoal()
    }

    /// Brings the selected row into the window, without a movement.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let selected = indexPathForSelectedRow else { return }
        scrollToRow(at: selected, at: scrollPosition, animated: animated)
    }

    /// The row that is to be seen, until the rows are shown.
    private var goal: (row: IndexPath, anchor: UnitPoint?)?
    /// Scrolls the rows that are shown; nil before they are.
    var scroller: ScrollViewProxy? { didSet { scrollToGoal() } }

    private func scrollToGoal() {
        guard let goal, let scroller else { return }
        self.goal = nil
        scroller.scrollTo(goal.row, anchor: goal.anchor)
    }

    /// Selects a row, without telling the delegate; nil gives up every selection. A position other than `none` brings
    /// the row into the window.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        for other in selected.all where indexPath == nil || !allowsMultipleSelection && other != indexPath {
            deselectRow(at: other, animated: animated)
        }
        guard let indexPath else { return }
        selected.add(indexPath)
        cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Gives up a row's selection, without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    /// Does what a finger on a row does.
    func press(_ indexPath: IndexPath) {
        highlight(indexPath)
        guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else { return }
        if allowsMultipleSelection, selected.contains(target) { return giveUp(target) }
        if !allowsMultipleSelection, let before = selected.all.first, before != target { giveUp(before) }
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

    override var stretches: Bool { true }

    override func lowered() -> AnyView {
        refreshable(AnyView(ArrangedView(FillArrangement()) { TableContent(table: self, version: version) }))
    }
}

extension UITableViewCell {
    /// The editing of a row: none, deleting it, or inserting another there.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }
}

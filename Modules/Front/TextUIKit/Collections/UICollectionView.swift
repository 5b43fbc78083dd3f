import TextUICore

/// Items in sections, of which only those in view are made. As UIKit's `UICollectionView`: its layout says how many stand
/// beside each other, and each is as high as its content.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    /// A place of an item in the window.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits of the place.
        public let rawValue: UInt
        /// Makes a place of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle across.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)

        fileprivate var anchor: UnitPoint? {
            let x: CGFloat? = contains(.left) ? 0 : contains(.right) ? 1 : contains(.centeredHorizontally) ? 0.5 : nil
            let y: CGFloat? = contains(.top) ? 0 : contains(.bottom) ? 1 : contains(.centeredVertically) ? 0.5 : nil
            return x == nil && y == nil ? nil : UnitPoint(x: x ?? 0.5, y: y ?? 0.5)
        }
    }

    /// The kind of a section's header.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    private static let proxy = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    /// The look of all collections. Has no effect in text.
    public override class func appearance() -> UICollectionView { proxy }

    /// The way the items stand.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            itemsChanged()
        }
    }
    /// The object that has the items.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// The object that is asked and told when items are shown and pressed.
    open weak var delegate: (any UICollectionViewDelegate)? { didSet { reloadData() } }
    /// Whether items can be pressed; true by default.
    open var allowsSelection = true { didSet { itemsChanged() } }
    /// Whether several items are selected at once, each press turning one on or off; false by default.
    open var allowsMultipleSelection = false
    /// The view behind the items. Has no effect in text.
    open var backgroundView: UIView?
    /// Whether items are made ahead of their time. Has no effect in text.
    open var isPrefetchingEnabled = true
    /// Whether the collection is edited. Has no effect in text.
    open var isEditing = false
    private var classes: [String: UICollectionReusableView.Type] = [:]
    private var selected = SelectedPaths()
    /// The number of times that the items had to be drawn anew.
    private var version = 0
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    /// How often a view is shown: twice for a moment, when its item changes its line.
    private var shown: [ObjectIdentifier: Int] = [:]
    private var plan: (version: Int, size: CGSize, sections: [SectionPlan])?
    private var supplements: [Supplement: UICollectionReusableView] = [:]
    /// Views whose places have gone, to be used again.
    private var idle: [String: [UICollectionReusableView]] = [:]

    private struct Supplement: Hashable {
        let kind: String
        let section: Int
    }

    /// Makes a collection with a frame in points.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Returns nil: no view is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    // Views.

    /// Names the class of the cells of an identifier; nil takes the name back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UICollectionReusableView.Type
    }

    /// Names the class of the views of a kind and an identifier; nil takes the name back.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        classes[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
    }

    /// Returns a cell whose item has gone, else a new one of the class that is registered for the identifier. An
    /// identifier without a class stops the program.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = dequeue(identifier, named: identifier) as? UICollectionViewCell else {
            preconditionFailure("no class of cells is registered for the identifier \"\(identifier)\"")
        }
        return cell
    }

    /// Returns a view of a kind that is no longer shown, else a new one of the class that is registered for it. An
    /// identifier without a class stops the program.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = dequeue(elementKind + identifier, named: identifier) else {
            preconditionFailure("no class of \(elementKind) is registered for the identifier \"\(identifier)\"")
        }
        return view
    }

    private func dequeue(_ key: String, named identifier: String) -> UICollectionReusableView? {
        if let view = idle[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let view = classes[key].map(ReusableViewInstances.make) else { return nil }
        view.reuseIdentifier = identifier
        return view
    }

    /// Returns the cell of an item in view; nil for any other item.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    /// Returns a view in view that is no item.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { supplements[Supplement(kind: elementKind, section: indexPath.section)] }
    /// The cells in view, in the order of their items.
    public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
    /// The items in view, in their order.
    public var indexPathsForVisibleItems: [IndexPath] { cells.filter { isShown($0.value) }.keys.sorted() }
    /// Returns the item of a cell in view.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    /// The number of sections: 1 unless the data source says another.
    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    /// Returns the number of items of a section.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    // Changes. The data source has what is new: items are asked for again.

    /// Makes all items in view anew, and forgets the selection.
    open func reloadData() {
        selected.removeAll()
        reload()
    }

    /// Asks for items anew. The selected ones are where `path` says; nil for one that has gone.
    func reload(following path: ((IndexPath) -> IndexPath?)? = nil) {
        for indexPath in cells.keys.sorted(by: >) { forget(indexPath) }
        for supplement in supplements.keys { forget(supplement) }
        selected.follow { [unowned self] selected in
            let path = path.map { $0(selected) } ?? selected
            return path.flatMap { isThere($0) ? $0 : nil }
        }
        itemsChanged()
    }

    private func isThere(_ path: IndexPath) -> Bool {
        path.section < numberOfSections && path.item < numberOfItems(inSection: path.section)
    }

    func itemsChanged() {
        version += 1
        setNeedsDisplay()
    }

    /// Makes all items in view anew.
    open func reloadItems(at indexPaths: [IndexPath]) { reload() }
    /// Makes all items in view anew.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reload() }
    /// Makes all items in view anew.
    open func reloadSections(_ sections: IndexSet) { reload() }
    /// Takes over items that the data source has got, without a movement.
    open func insertItems(at indexPaths: [IndexPath]) {
        selected.insert(indexPaths)
        reload()
    }

    /// Takes over that the data source has fewer items, without a movement.
    open func deleteItems(at indexPaths: [IndexPath]) {
        selected.delete(indexPaths)
        reload()
    }

    /// Takes over that the data source has an item elsewhere.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        selected.move(indexPath, to: newIndexPath)
        reload()
    }

    /// Takes over sections that the data source has got.
    open func insertSections(_ sections: IndexSet) { reload() }
    /// Takes over that the data source has fewer sections.
    open func deleteSections(_ sections: IndexSet) { reload() }

    /// Makes changes, takes them over, then calls `completion` with true.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reload()
        completion?(true)
    }

    /// Takes another layout, without a movement.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// Takes another layout, without a movement, then calls `completion` with true.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    // Selection.

    /// The selected items; nil where none is.
    public var indexPathsForSelectedItems: [IndexPath]? { selected.all.isEmpty ? nil : selected.all }

    /// Selects an item, without telling the delegate; nil gives up every selection. A position brings it into the window.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        for other in selected.all where indexPath == nil || !allowsMultipleSelection && other != indexPath {
            deselectItem(at: other, animated: animated)
        }
        guard let indexPath else { return }
        selected.add(indexPath)
        cells[indexPath]?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Gives up an item's selection, without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        cells[indexPath]?.isSelected = false
    }

    /// Does what a finger on an item does.
    func press(_ indexPath: IndexPath) {
        cells[indexPath]?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
        cells[indexPath]?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
        if allowsMultipleSelection, selected.contains(indexPath) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) != false else { return }
            return giveUp(indexPath)
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) != false else { return }
        if !allowsMultipleSelection { for other in selected.all where other != indexPath { giveUp(other) } }
        selectItem(at: indexPath, animated: true, scrollPosition: [])
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }

    private func giveUp(_ indexPath: IndexPath) {
        deselectItem(at: indexPath, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: indexPath)
    }

    // The window.

    /// Brings an item into the window, without a movement; one of a flow whose items are as large as their content stays
    /// where it is.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        goal = (indexPath, scrollPosition.anchor)
        itemsChanged()
    }

    /// The item that is to be seen, until the items are shown.
    private var goal: (item: IndexPath, anchor: UnitPoint?)?

    /// Scrolls the items, once they are shown as they are now.
    func scrollToGoal(_ scroller: ScrollViewProxy) {
        guard let goal else { return }
        self.goal = nil
        let sections = plan?.sections ?? []
        let isKnown = sections.indices.contains(goal.item.section)
        scroller.scrollTo(isKnown ? sections[goal.item.section].lead(of: goal.item) : goal.item, anchor: goal.anchor)
    }

    /// The way that the sections stand in a room, worked out once until items change.
    func plans(in size: CGSize) -> [SectionPlan] {
        if let plan, plan.version == version, plan.size == size { return plan.sections }
        let sections = (0..<numberOfSections).map { collectionViewLayout.plan($0, of: self, size: size) }
        plan = (version, size, sections)
        return sections
    }

    func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
        if let cell = cells[indexPath] { return cell }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return nil }
        cell.shownBy = window
        cells[indexPath] = cell
        if cell.isSelected != selected.contains(indexPath) { cell.isSelected.toggle() }
        cell.setNeedsUpdateConfiguration()
        delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
        return cell
    }

    private func isShown(_ view: UIView) -> Bool { shown[ObjectIdentifier(view)] != nil }

    /// A view of an item has come, perhaps in another line, while the one in the old line goes before or after.
    func appeared(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        shown[ObjectIdentifier(cell), default: 0] += 1
        guard cells[indexPath] == nil else { return }
        cells[indexPath] = cell
        keep(cell, cell.reuseIdentifier)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    }

    func disappeared(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        if hasLeft(cell), cells[indexPath] === cell { forget(indexPath) }
    }

    /// Whether the view is shown no longer, now that one time is over.
    private func hasLeft(_ view: UIView) -> Bool {
        let key = ObjectIdentifier(view)
        shown[key] = shown[key].flatMap { $0 > 1 ? $0 - 1 : nil }
        return shown[key] == nil
    }

    /// Takes a view that is shown from those that may be used again.
    private func keep(_ view: UIView, _ key: String?) {
        if let key { idle[key]?.removeAll { $0 === view } }
    }

    /// The item has left the window, or is asked for anew.
    private func forget(_ indexPath: IndexPath) {
        guard let cell = cells.removeValue(forKey: indexPath) else { return }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        if let identifier = cell.reuseIdentifier { idle[identifier, default: []].append(cell) }
    }

    func supplement(_ kind: String, of section: Int) -> UICollectionReusableView? {
        let key = Supplement(kind: kind, section: section)
        if let view = supplements[key] { return view }
        let view = dataSource?.collectionView(
            self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
        supplements[key] = view
        return view
    }

    func appeared(_ view: UICollectionReusableView, as kind: String, of section: Int) {
        shown[ObjectIdentifier(view), default: 0] += 1
        let key = Supplement(kind: kind, section: section)
        guard supplements[key] == nil else { return }
        supplements[key] = view
        keep(view, view.reuseIdentifier.map { kind + $0 })
    }

    func disappeared(_ view: UICollectionReusableView, as kind: String, of section: Int) {
        let key = Supplement(kind: kind, section: section)
        if hasLeft(view), supplements[key] === view { forget(key) }
    }

    private func forget(_ supplement: Supplement) {
        guard let view = supplements.removeValue(forKey: supplement) else { return }
        if let identifier = view.reuseIdentifier { idle[supplement.kind + identifier, default: []].append(view) }
    }

    override func lowered() -> AnyView {
        refreshable(AnyView(ArrangedView(FillArrangement()) { CollectionContent(collection: self, version: version) }))
    }
}

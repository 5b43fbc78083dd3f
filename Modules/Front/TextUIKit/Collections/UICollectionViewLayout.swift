/// The way a collection's items stand. As UIKit's `UICollectionViewLayout`: text follows flow layouts and compositional
/// ones, and shows any other as a flow of items as large as their content.
@MainActor @preconcurrency
open class UICollectionViewLayout {
    /// The collection that has the layout.
    public internal(set) weak var collectionView: UICollectionView?
    /// The size of everything, in points: that of the collection.
    open var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    /// Makes a layout.
    public init() {}

    /// Has the items placed anew.
    open func invalidateLayout() { collectionView?.itemsChanged() }
    /// Tells that items are about to be placed. Never called in text.
    open func prepare() {}
    /// Returns the places in a rectangle. Never called in text.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the place of an item. Never called in text.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Asks whether other bounds mean other places. Never called in text.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns where scrolling comes to rest. Never called in text.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The way that a section stands in a collection so many points wide.
    func plan(_ section: Int, of collection: UICollectionView, size: CGSize) -> SectionPlan {
        SectionPlan(arrangement: .flow)
    }
}

/// The place of an item. As UIKit's `UICollectionViewLayoutAttributes`; text works out places in cells, and reads none.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes {
    /// The item.
    open var indexPath: IndexPath
    /// The item's rectangle, in points.
    open var frame = CGRect.zero
    /// The item's opacity.
    open var alpha: CGFloat = 1
    /// The item's place among those that overlap.
    open var zIndex = 0
    /// Whether the item is not drawn.
    open var isHidden = false
    /// The item's turn and size.
    open var transform = CGAffineTransform.identity

    /// Makes the place of an item.
    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
    }

    /// The item's size, in points.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    /// The item's middle, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
}

extension UICollectionView {
    /// The axis along which a collection scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }
}

/// Items in lines, as many in each as it has room for. As UIKit's `UICollectionViewFlowLayout`.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// A size for `estimatedItemSize` that means that items are as large as their content.
    public static let automaticSize = CGSize(width: -1, height: -1)

    /// The size of items whose delegate says none, in points: 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// The probable size of items, in points; any but 0 means that items are as large as their content.
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
    /// The space between lines, in points: 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The space between the items of a line, in points: 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The space around the items of a section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// The size of headers, in points; 0 for none.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// The size of footers, in points; 0 for none.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// The axis along which the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// Whether headers stay at the top while their sections are in view. Has no effect in text.
    open var sectionHeadersPinToVisibleBounds = false
    /// Whether footers stay at the bottom while their sections are in view. Has no effect in text.
    open var sectionFootersPinToVisibleBounds = false

    override func plan(_ section: Int, of collection: UICollectionView, size: CGSize) -> SectionPlan {
        let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
        func ask<Value>(
            _ question: ((any UICollectionViewDelegateFlowLayout) -> Value), or own: Value
        ) -> Value { delegate.map(question) ?? own }
        var plan = SectionPlan(arrangement: .flow)
        plan.inset = ask(
            { $0.collectionView(collection, layout: self, insetForSectionAt: section) }, or: sectionInset)
        plan.lineSpacing = ask(
            { $0.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section) },
            or: minimumLineSpacing)
        plan.itemSpacing = ask(
            { $0.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section) },
            or: minimumInteritemSpacing)
        let header = ask(
            { $0.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section) },
            or: headerReferenceSize)
        let footer = ask(
            { $0.collectionView(collection, layout: self, referenceSizeForFooterInSection: section) },
            or: footerReferenceSize)
        let isAcross = scrollDirection == .horizontal
        plan.hasHeader = (isAcross ? header.width : header.height) > 0
        plan.hasFooter = (isAcross ? footer.width : footer.height) > 0
        let places = (0..<collection.numberOfItems(inSection: section)).map { item in
            let size = ask(
                {
                    $0.collectionView(
                        collection, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
                }, or: itemSize)
            return SectionPlan.Place(item: item, width: max(0, size.width), height: max(0, size.height))
        }
        let inset = plan.inset
        if isAcross {
            let height = size.height - inset.top - inset.bottom
            plan.arrangement = .columns(
                SectionPlan.lines(of: places, length: height, spacing: plan.itemSpacing, along: \.height))
        } else if estimatedItemSize == .zero {
            let width = size.width - inset.left - inset.right
            plan.arrangement = .lines(
                SectionPlan.lines(of: places, length: width, spacing: plan.itemSpacing) { $0.width ?? 0 })
        }
        return plan
    }
}

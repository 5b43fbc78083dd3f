/// A length in a layout. As UIKit's `NSCollectionLayoutDimension`.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
    private enum Kind: Hashable {
        case width, height, absolute, estimated
    }

    private let kind: Kind
    /// The share or the points.
    public let dimension: CGFloat

    /// Returns a share of the width of the room.
    public static func fractionalWidth(_ share: CGFloat) -> Self { Self(kind: .width, dimension: share) }
    /// Returns a share of the height of the room.
    public static func fractionalHeight(_ share: CGFloat) -> Self { Self(kind: .height, dimension: share) }
    /// Returns a number of points.
    public static func absolute(_ points: CGFloat) -> Self { Self(kind: .absolute, dimension: points) }
    /// Returns a number of points, until the content says another.
    public static func estimated(_ points: CGFloat) -> Self { Self(kind: .estimated, dimension: points) }

    /// Whether it is a share of the width.
    public var isFractionalWidth: Bool { kind == .width }
    /// Whether it is a share of the height.
    public var isFractionalHeight: Bool { kind == .height }
    /// Whether it is a number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the content says it.
    public var isEstimated: Bool { kind == .estimated }

    func points(in room: CGSize) -> CGFloat {
        switch kind {
        case .width: dimension * room.width
        case .height: dimension * room.height
        case .absolute, .estimated: dimension
        }
    }
}

/// A size in a layout. As UIKit's `NSCollectionLayoutSize`.
public struct NSCollectionLayoutSize: Hashable, Sendable {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    func points(in room: CGSize) -> CGSize {
        CGSize(width: widthDimension.points(in: room), height: heightDimension.points(in: room))
    }
}

/// A space in a layout. As UIKit's `NSCollectionLayoutSpacing`.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
    /// The points.
    public let spacing: CGFloat
    /// Whether the space grows.
    public let isFlexible: Bool

    /// Returns a space of so many points.
    public static func fixed(_ points: CGFloat) -> Self { Self(spacing: points, isFlexible: false) }
    /// Returns a space of so many points or more.
    public static func flexible(_ points: CGFloat) -> Self { Self(spacing: points, isFlexible: true) }
}

/// The place of one item in a layout. As UIKit's `NSCollectionLayoutItem`.
@MainActor @preconcurrency
open class NSCollectionLayoutItem {
    /// The size of the place.
    public let layoutSize: NSCollectionLayoutSize
    /// The space within the place, in points: that at its sides is kept free.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Makes a place.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
    }

    /// The space at both sides of each of the items in it, in points.
    var gutter: CGFloat { contentInsets.leading + contentInsets.trailing }

    /// The places of items in it, in their order.
    func sizes(in room: CGSize) -> [CGSize] { [within(layoutSize.points(in: room))] }

    fileprivate func within(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(0, size.width - gutter),
            height: max(0, size.height - contentInsets.top - contentInsets.bottom))
    }
}

/// Places beside or below each other. As UIKit's `NSCollectionLayoutGroup`.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    fileprivate let isAcross: Bool
    private let subitems: [NSCollectionLayoutItem]
    /// The number of equal places; nil for as many as there is room for.
    private let count: Int?
    /// The space between the places.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, isAcross: Bool, _ subitems: [NSCollectionLayoutItem], count: Int? = nil
    ) {
        self.isAcross = isAcross
        self.subitems = subitems
        self.count = count
        super.init(layoutSize: size)
    }

    /// Returns places beside each other, repeated as long as there is room.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isAcross: true, subitems) }

    /// Returns so many equal places beside each other.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isAcross: true, [subitem], count: count) }

    /// Returns so many equal places beside each other.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, subitem: subitem, count: count) }

    /// Returns places below each other, repeated as long as there is room.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isAcross: false, subitems) }

    /// Returns so many equal places below each other.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isAcross: false, [subitem], count: count) }

    /// Returns so many equal places below each other.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitem: subitem, count: count) }

    override var gutter: CGFloat { subitems.map(\.gutter).max() ?? 0 }

    override func sizes(in room: CGSize) -> [CGSize] {
        let own = layoutSize.points(in: room)
        let space = interItemSpacing?.spacing ?? 0
        if let count, count > 0, let first = subitems.first {
            let free = (isAcross ? own.width : own.height) - space * CGFloat(count - 1)
            let length = max(0, free / CGFloat(count))
            let part = isAcross ? CGSize(width: length, height: own.height) : CGSize(width: own.width, height: length)
            let inner = first is NSCollectionLayoutGroup ? first.sizes(in: part) : [first.within(part)]
            return (0..<count).flatMap { _ in inner }
        }
        let parts = subitems.map { (whole: $0.layoutSize.points(in: own), all: $0.sizes(in: own)) }
            .filter { !$0.all.isEmpty }
        guard count == nil, !parts.isEmpty else { return [] }
        var sizes: [CGSize] = []
        var free = isAcross ? own.width : own.height
        // A height that the content says has room for what there is, and for no more.
        let isOpen = isAcross ? layoutSize.widthDimension.isEstimated : layoutSize.heightDimension.isEstimated
        repeat {
            for part in parts {
                let length = isAcross ? part.whole.width : part.whole.height
                if !isOpen, !sizes.isEmpty, length > free + 0.5 { return sizes }
                sizes += part.all
                free -= length + space
                if length <= 0 || sizes.count > 1000 { return sizes }
            }
        } while !isOpen
        return sizes
    }

    /// How many places stand below each other in each column, where groups stand beside each other.
    func columns(of count: Int) -> [Int] {
        guard isAcross else { return [count] }
        let own = subitems.map { $0.sizes(in: CGSize(width: 1000, height: 1000)).count }.filter { $0 > 0 }
        var (columns, left) = ([Int](), count)
        while left > 0, !own.isEmpty {
            columns.append(min(left, own[columns.count % own.count]))
            left -= columns[columns.count - 1]
        }
        return columns
    }
}

/// A section of a compositional layout. As UIKit's `NSCollectionLayoutSection`.
@MainActor @preconcurrency
open class NSCollectionLayoutSection {
    private let group: NSCollectionLayoutGroup?
    private let list: UICollectionLayoutListConfiguration?
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The space around the groups, in points: that at the sides is kept free.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Whether the groups stand beside each other and scroll across, and where that comes to rest, which has no effect.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The views above and below the groups.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Makes a section of groups that are alike.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        list = nil
    }

    private init(_ list: UICollectionLayoutListConfiguration) {
        group = nil
        self.list = list
    }

    /// Returns a section of rows.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }

    func plan(count: Int, size: CGSize) -> SectionPlan {
        var plan = SectionPlan(arrangement: .list)
        plan.inset = UIEdgeInsets(
            top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
            right: contentInsets.trailing)
        for item in boundarySupplementaryItems {
            if item.isBelow {
                (plan.hasFooter, plan.footerKind) = (true, item.elementKind)
            } else {
                (plan.hasHeader, plan.headerKind) = (true, item.elementKind)
            }
        }
        guard let group else {
            plan.hasHeader = plan.hasHeader || list?.headerMode == .supplementary
            plan.hasFooter = plan.hasFooter || list?.footerMode == .supplementary
            return plan
        }
        let room = CGSize(width: size.width - plan.inset.left - plan.inset.right, height: size.height)
        let sizes = group.sizes(in: room)
        guard !sizes.isEmpty else { return plan }
        plan.lineSpacing = interGroupSpacing
        plan.itemSpacing = group.gutter + (group.interItemSpacing?.spacing ?? 0)
        let places = (0..<count).map { item in
            let size = sizes[item % sizes.count]
            return SectionPlan.Place(item: item, width: size.width, height: size.height)
        }
        if orthogonalScrollingBehavior != .none {
            plan.lineSpacing += group.gutter
            plan.itemSpacing = group.isAcross ? 0 : group.interItemSpacing?.spacing ?? 0
            let heights = group.columns(of: sizes.count)
            var columns: [[SectionPlan.Place]] = []
            var rest = places[...]
            while !rest.isEmpty, !heights.isEmpty {
                columns.append(Array(rest.prefix(heights[columns.count % heights.count])))
                rest = rest.dropFirst(columns[columns.count - 1].count)
            }
            plan.arrangement = .columns(columns)
        } else {
            plan.arrangement = .lines(
                SectionPlan.lines(of: places, length: room.width, spacing: plan.itemSpacing) { $0.width ?? 0 })
        }
        return plan
    }
}

/// Whether groups stand beside each other and scroll across. As UIKit's type of this name; the ways in which scrolling
/// comes to rest have no effect in text.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A view above or below a section. As UIKit's `NSCollectionLayoutBoundarySupplementaryItem`.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// The kind by which the data source is asked for the view.
    public let elementKind: String
    let isBelow: Bool
    /// Whether the view stays while its section is in view. Has no effect in text.
    open var pinToVisibleBounds = false

    /// Makes a view at an edge of a section: below the section at the bottom, else above.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.elementKind = elementKind
        isBelow = [.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
        super.init(layoutSize: layoutSize)
    }
}

/// A side or a corner of a rectangle. As UIKit's `NSRectAlignment`.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

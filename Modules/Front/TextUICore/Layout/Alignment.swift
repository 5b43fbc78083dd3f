/// A guide of one's own that views can line up by. As SwiftUI's `AlignmentID`.
public protocol AlignmentID {
    /// Where the guide is in a view that says nothing of it, in points from the leading or the top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Which guide things line up by.
struct AlignmentKey: Equatable, @unchecked Sendable {
    /// How a container's guide comes from those of its children.
    enum Merging: Sendable {
        case average, first, last
    }

    let id: any AlignmentID.Type
    /// For guides at a fixed share of a thing's length: how much of the free length stands before it.
    var fraction: Double?
    var merging = Merging.average

    static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id }
}

/// Where things line up across. As SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    init(key: AlignmentKey) {
        self.key = key
    }

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id)
    }

    private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    public static let leading = HorizontalAlignment(key: AlignmentKey(id: Leading.self, fraction: 0))
    public static let center = HorizontalAlignment(key: AlignmentKey(id: Center.self, fraction: 0.5))
    public static let trailing = HorizontalAlignment(key: AlignmentKey(id: Trailing.self, fraction: 1))
    /// Where a list would begin and end its separators; in text, the edges.
    public static let listRowSeparatorLeading = leading
    public static let listRowSeparatorTrailing = trailing

    var fraction: Double { key.fraction ?? 0 }
}

/// Where things line up down. As SwiftUI's `VerticalAlignment`; a line of text has one baseline, its row.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    init(key: AlignmentKey) {
        self.key = key
    }

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id)
    }

    private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    enum FirstBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    enum LastBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    public static let top = VerticalAlignment(key: AlignmentKey(id: Top.self, fraction: 0))
    public static let center = VerticalAlignment(key: AlignmentKey(id: Center.self, fraction: 0.5))
    public static let bottom = VerticalAlignment(key: AlignmentKey(id: Bottom.self, fraction: 1))
    public static let firstTextBaseline = VerticalAlignment(
        key: AlignmentKey(id: FirstBaseline.self, merging: .first))
    public static let lastTextBaseline = VerticalAlignment(key: AlignmentKey(id: LastBaseline.self, merging: .last))

    var fraction: Double { key.fraction ?? 0 }
}

/// Where a thing stands in a larger one. As SwiftUI's `Alignment`.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    func key(along axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }

    static func offset(_ fraction: Double, free: Int) -> Int {
        Int((Double(free) * fraction).rounded(.down))
    }

    /// The place of `element`, `size` large, in `frame`: its guides on those of the frame.
    @MainActor
    func place(_ element: Element, _ size: CellSize, in frame: CellRect) -> CellRect {
        let whole = CellSize(width: frame.width, height: frame.height)
        func offset(along axis: Axis) -> Int {
            let key = key(along: axis)
            if let fraction = key.fraction, !element.node.graph.usesGuides {
                return Self.offset(fraction, free: whole[axis] - size[axis])
            }
            let own = element.guide(key, along: axis, of: size)
            let explicit = element.explicitGuide(key, along: axis, of: size)
            if explicit == nil, let fraction = key.fraction {
                return Self.offset(fraction, free: whole[axis] - size[axis])
            }
            let target = ViewDimensions(whole).defaultValue(of: key)
            return Points.cells(target, along: axis) - Points.cells(own, along: axis)
        }
        return CellRect(
            x: frame.x + offset(along: .horizontal), y: frame.y + offset(along: .vertical), width: size.width,
            height: size.height)
    }

    func place(_ size: CellSize, in frame: CellRect) -> CellRect {
        CellRect(
            x: frame.x + Self.offset(horizontal.fraction, free: frame.width - size.width),
            y: frame.y + Self.offset(vertical.fraction, free: frame.height - size.height),
            width: size.width, height: size.height)
    }
}

/// A guide of the program's own that views can line up by, as SwiftUI's `AlignmentID`.
public protocol AlignmentID {
    /// Returns the guide's place in a view that sets none, in points from the leading or the top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The guide that views line up by.
public struct AlignmentKey: Equatable, @unchecked Sendable {
    /// The way in which a container's guide comes from those of its children.
    enum Merging: Sendable {
        case average, first, last
    }

    let id: any AlignmentID.Type
    /// The share of the free length that stands before a view, for guides at a fixed share of a view's length.
    var fraction: Double?
    var merging = Merging.average

    public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id }
}

/// The guide that views line up by across, as SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    init(key: AlignmentKey) {
        self.key = key
    }

    /// Creates an alignment by a guide of the program's own.
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

    /// The leading edges.
    public static let leading = HorizontalAlignment(key: AlignmentKey(id: Leading.self, fraction: 0))
    /// The middles.
    public static let center = HorizontalAlignment(key: AlignmentKey(id: Center.self, fraction: 0.5))
    /// The trailing edges.
    public static let trailing = HorizontalAlignment(key: AlignmentKey(id: Trailing.self, fraction: 1))
    /// The place where a list's separators begin: the leading edges in text.
    public static let listRowSeparatorLeading = leading
    /// The place where a list's separators end: the trailing edges in text.
    public static let listRowSeparatorTrailing = trailing

    package var fraction: Double { key.fraction ?? 0 }
}

/// The guide that views line up by down, as SwiftUI's `VerticalAlignment`. A line of text has one baseline, its row.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    init(key: AlignmentKey) {
        self.key = key
    }

    /// Creates an alignment by a guide of the program's own.
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

    /// The top edges.
    public static let top = VerticalAlignment(key: AlignmentKey(id: Top.self, fraction: 0))
    /// The middles.
    public static let center = VerticalAlignment(key: AlignmentKey(id: Center.self, fraction: 0.5))
    /// The bottom edges.
    public static let bottom = VerticalAlignment(key: AlignmentKey(id: Bottom.self, fraction: 1))
    /// The rows of the first lines of text.
    public static let firstTextBaseline = VerticalAlignment(
        key: AlignmentKey(id: FirstBaseline.self, merging: .first))
    /// The rows of the last lines of text.
    public static let lastTextBaseline = VerticalAlignment(key: AlignmentKey(id: LastBaseline.self, merging: .last))

    var fraction: Double { key.fraction ?? 0 }
}

/// The guides by which a view stands in a larger one, as SwiftUI's `Alignment`.
public struct Alignment: Equatable, Sendable {
    /// The guide across.
    public var horizontal: HorizontalAlignment
    /// The guide down.
    public var vertical: VerticalAlignment

    /// Creates an alignment of a guide across and one down.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle of the view.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top corner of the leading edge.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top corner of the trailing edge.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom corner of the leading edge.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom corner of the trailing edge.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The leading edge, on the row of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading edge, on the row of the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The middle across, on the row of the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The middle across, on the row of the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The trailing edge, on the row of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing edge, on the row of the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    func key(along axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }

    package static func offset(_ fraction: Double, free: Int) -> Int {
        Int((Double(free) * fraction).rounded(.down))
    }

    /// The place of `element`, `size` large, in `frame`: its guides on those of the frame.
    @MainActor
    package func place(_ element: ViewElement, _ size: CellSize, in frame: CellRect) -> CellRect {
        let whole = frame.size
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

    package func place(_ size: CellSize, in frame: CellRect) -> CellRect {
        CellRect(
            x: frame.x + Self.offset(horizontal.fraction, free: frame.width - size.width),
            y: frame.y + Self.offset(vertical.fraction, free: frame.height - size.height),
            width: size.width, height: size.height)
    }
}

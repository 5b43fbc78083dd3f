/// A container's way of arranging views. As SwiftUI's `Layout`; lengths are in points and rounded to cells.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Measures and places the way the front does for its own layouts, whole cells throughout; nil of all others.
    @MainActor var _native: NativeLayout? { get }
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    @MainActor public var _native: NativeLayout? { nil }

    /// Arranges the views of `content`.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutContainer(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
}

/// What a layout says of itself. As SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?

    public init() {}
}

/// A size that a container offers; nil asks for the ideal length. As SwiftUI's `ProposedViewSize`.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    init(_ proposal: Proposal) {
        self.init(
            width: proposal.width.map { Points.length($0, along: .horizontal) },
            height: proposal.height.map { Points.length($0, along: .vertical) })
    }

    var cells: Proposal {
        Proposal(
            width: width.map { max(0, Points.cells($0, along: .horizontal)) },
            height: height.map { max(0, Points.cells($0, along: .vertical)) })
    }

    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The distances a view prefers to its neighbours. As SwiftUI's `ViewSpacing`; in text a column across and none down.
public struct ViewSpacing: Sendable {
    public static let zero = ViewSpacing(isZero: true)
    var isZero = false

    init(isZero: Bool) {
        self.isZero = isZero
    }

    public init() {}

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }

    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal && !isZero && !next.isZero ? Points.perColumn : 0
    }
}

/// A value that a view gives to the layout around it. As SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The views that a layout arranges. As SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews

    public var layoutDirection: LayoutDirection = .leftToRight
    let views: [LayoutSubview]
    let range: Range<Int>

    @MainActor
    init(_ elements: [Element]) {
        views = elements.map { LayoutSubview(element: $0) }
        range = 0..<views.count
    }

    private init(views: [LayoutSubview], range: Range<Int>) {
        self.views = views
        self.range = range
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }
    public subscript(index: Int) -> LayoutSubview { views[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(views: views, range: bounds) }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let chosen = indices.map { views[$0] }
        return LayoutSubviews(views: chosen, range: 0..<chosen.count)
    }

    var elements: [Element] { views[range].map(\.element) }
}

/// One view that a layout arranges. As SwiftUI's `LayoutSubview`.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let element: Element

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMainActor { Points.size(element.size(proposal.cells)) }
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMainActor { element.dimensions(element.size(proposal.cells)) }
    }

    public var spacing: ViewSpacing { onMainActor { ViewSpacing(isZero: element.isSpacer) } }
    public var priority: Double { onMainActor { element.trait(LayoutPriorityTrait.self) ?? 0 } }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        onMainActor { element.trait(LayoutValueTrait<K>.self) ?? K.defaultValue }
    }

    /// Puts the view where its `anchor` stands at `position`, in points.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMainActor {
            let size = element.size(proposal.cells)
            let points = Points.size(size)
            let x = Points.columns(position.x - points.width * anchor.x)
            let y = Points.rows(position.y - points.height * anchor.y)
            element.place(CellRect(x: x, y: y, width: size.width, height: size.height))
        }
    }
}

enum LayoutValueTrait<Key: LayoutValueKey>: ElementTrait { typealias Value = Key.Value }

nonisolated public struct _LayoutValueModifier<Key: LayoutValueKey>: ElementModifier {
    public typealias Body = Never

    let value: Key.Value

    @MainActor
    func trait<Trait: ElementTrait>(_ key: Trait.Type) -> Trait.Value? {
        key == LayoutValueTrait<Key>.self ? value as? Trait.Value : nil
    }

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension View {
    /// Gives the layout around the view a value.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }
}

/// A container's way of arranging views, as SwiftUI's `Layout`. Lengths are in points and rounded to cells.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// The properties of the layout as a whole.
    static var layoutProperties: LayoutProperties { get }
    /// Makes the cache that the other methods share.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache after the views have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the spacing that the container prefers to its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the size that the container takes of a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the views in `bounds`, in points of the screen.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns the place of a guide across that the layout sets, or nil for that of its views.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Returns the place of a guide down that the layout sets, or nil for that of its views.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The layout in whole cells throughout, where it is one of the front's own; nil otherwise.
    @MainActor var _native: NativeLayout? { get }
}

extension Layout {
    /// The properties of a layout that sets none.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    /// Returns the usual spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    /// Returns nil: the layout sets no guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns nil: the layout sets no guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Nil: a layout of the program's own works in points.
    @MainActor public var _native: NativeLayout? { nil }

    /// Arranges the views of `content`.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutContainer(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Makes no cache.
    public func makeCache(subviews: Subviews) {}
    /// Updates no cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
}

/// The properties of a layout as a whole, as SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
    /// The direction in which spacers and dividers inside stretch; nil for both.
    public var stackOrientation: Axis?

    /// Creates properties without a direction.
    public init() {}
}

/// The size that a container proposes to a view, in points, as SwiftUI's `ProposedViewSize`. Nil asks for the ideal
/// length.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width, or nil.
    public var width: CGFloat?
    /// The proposed height, or nil.
    public var height: CGFloat?

    /// The proposal that asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal that asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// The proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Creates a proposal; nil asks for the ideal length.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    package init(_ proposal: SizeProposal) {
        self.init(
            width: proposal.width.map { Points.length($0, along: .horizontal) },
            height: proposal.height.map { Points.length($0, along: .vertical) })
    }

    package var cells: SizeProposal {
        SizeProposal(
            width: width.map { max(0, Points.cells($0, along: .horizontal)) },
            height: height.map { max(0, Points.cells($0, along: .vertical)) })
    }

    /// Returns the proposal with lengths of `size` in place of nil.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The distances that a view prefers to its neighbours, as SwiftUI's `ViewSpacing`. In text that is one column across
/// and none down.
public struct ViewSpacing: Sendable {
    /// No distance.
    public static let zero = ViewSpacing(isZero: true)
    var isZero = false

    init(isZero: Bool) {
        self.isZero = isZero
    }

    /// Creates the usual distances.
    public init() {}

    /// Takes over the larger distances of another view. Has no effect in text.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
    /// Returns the distances with the larger ones of another view: the same in text.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }

    /// Returns the points between two views: 8, a column, across, and 0 down.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal && !isZero && !next.isZero ? Points.perColumn : 0
    }
}

/// A key of a value that a view gives to the layout around it, as SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of views that give none.
    static var defaultValue: Value { get }
}

/// The views that a layout arranges, as SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    /// A part of the views.
    public typealias SubSequence = LayoutSubviews

    /// The direction of reading. Always left to right: the front mirrors the finished screen.
    public var layoutDirection: LayoutDirection = .leftToRight
    let views: [LayoutSubview]
    let range: Range<Int>

    @MainActor
    init(_ elements: [ViewElement]) {
        views = elements.map { LayoutSubview(element: $0) }
        range = 0..<views.count
    }

    private init(views: [LayoutSubview], range: Range<Int>) {
        self.views = views
        self.range = range
    }

    /// The index of the first view.
    public var startIndex: Int { range.lowerBound }
    /// The index after the last view.
    public var endIndex: Int { range.upperBound }
    /// The view at `index`.
    public subscript(index: Int) -> LayoutSubview { views[index] }
    /// The views at a range of indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(views: views, range: bounds) }

    /// The views at some indices.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let chosen = indices.map { views[$0] }
        return LayoutSubviews(views: chosen, range: 0..<chosen.count)
    }

    var elements: [ViewElement] { views[range].map(\.element) }
}

/// A view that a layout arranges, as SwiftUI's `LayoutSubview`.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let element: ViewElement

    /// Whether both are the same view.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

    /// Returns the size in points that the view takes of a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMainActor { Points.size(element.size(proposal.cells)) }
    }

    /// Returns the size and the guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMainActor { element.dimensions(element.size(proposal.cells)) }
    }

    /// The distances that the view prefers to its neighbours; none for a spacer.
    public var spacing: ViewSpacing { onMainActor { ViewSpacing(isZero: element.isSpacer) } }
    /// The priority that `layoutPriority(_:)` has set, 0 by default.
    public var priority: Double { onMainActor { element.trait(LayoutPriorityTrait.self) ?? 0 } }

    /// The value that the view gives for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        onMainActor { element.trait(LayoutValueTrait<K>.self) ?? K.defaultValue }
    }

    /// Places the view with its `anchor` at `position`, in points of the screen. It moves to the nearest cell.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMainActor {
            let size = element.size(proposal.cells)
            let points = Points.size(size)
            let x = Points.columns(position.x - points.width * anchor.x)
            let y = Points.rows(position.y - points.height * anchor.y)
            (element.container as? any SubviewPlacer)?.notePlacing(of: element)
            IdealPlacing.run(proposal.width == nil || proposal.height == nil) {
                element.place(CellRect(x: x, y: y, width: size.width, height: size.height))
            }
        }
    }
}

enum LayoutValueTrait<Key: LayoutValueKey>: ElementTrait { typealias Value = Key.Value }

/// A modifier that gives a value to the layout around a view.
nonisolated public struct _LayoutValueModifier<Key: LayoutValueKey>: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let value: Key.Value

    @MainActor
    public func trait<Trait: ElementTrait>(_ key: Trait.Type) -> Trait.Value? {
        key == LayoutValueTrait<Key>.self ? value as? Trait.Value : nil
    }

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension View {
    /// Gives a value to the layout around the view.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }
}

/// The modifier that gives a view a width, a height or both, in cells.
nonisolated public struct _FrameLayout: ElementModifier {
    public typealias Body = Never

    let width: Int?
    let height: Int?
    let alignment: Alignment
    /// The lengths in points.
    let points: FrameLengthTrait.Value

    /// Whether its height in points is less than half a row.
    private var isHairline: Bool { points.height.map { $0 < Points.perRow / 2 } ?? false }

    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        points = (width, height)
        self.width = width.map { Points.extent($0, along: .horizontal) }
        self.height = height.map { Points.extent($0, along: .vertical) }
        self.alignment = alignment
    }

    @MainActor
    public func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == FrameLengthTrait.self ? points as? Key.Value : nil
    }

    @MainActor
    public func measure(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    {
        let size = content.size(SizeProposal(width: width ?? proposal.width, height: height ?? proposal.height))
        let height = environment.endsWithRows(of: content) ? height.map { min($0, size.height) } : height
        return CellSize(width: width ?? size.width, height: height ?? size.height)
    }

    @MainActor
    public func needsHeight(_ content: ViewElement) -> Bool { height == nil && content.needsHeight }

    @MainActor
    public func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues) {
        let proposal = SizeProposal(width: width ?? frame.width, height: height ?? frame.height)
        content.place(
            alignment.place(content, content.size(proposal), in: frame, environment), answering: proposal)
    }

    @MainActor
    public func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        let outer = canvas.isHairline
        canvas.isHairline = outer || isHairline
        canvas.clipped(to: frame.seen(of: content.frame)) { content.draw(&$0) }
        canvas.isHairline = outer
    }

    /// Makes the node that sizes the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

/// The modifier that limits a view's width and height, in cells.
nonisolated public struct _FlexFrameLayout: ElementModifier {
    public typealias Body = Never

    struct Range {
        let least: Int?
        let ideal: Int?
        let most: Int?

        func proposed(_ length: Int?) -> Int? {
            guard let length = length ?? ideal else { return nil }
            return max(least ?? 0, min(length, most ?? length))
        }

        /// The frame's length. With a bound on a side it follows the proposal on that side, else the content.
        func length(_ proposed: Int?, content: Int) -> Int {
            guard let proposed else { return max(least ?? content, min(ideal ?? content, most ?? Int.max)) }
            let low = least ?? min(content, most ?? content)
            let high = most ?? max(content, low)
            return max(low, min(proposed, high))
        }
    }

    let horizontal: Range
    let vertical: Range
    let alignment: Alignment

    @MainActor
    public func measure(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    {
        let size = content.size(
            SizeProposal(width: horizontal.proposed(proposal.width), height: vertical.proposed(proposal.height)))
        return CellSize(
            width: bounded(horizontal, proposal.width, size.width),
            height: environment.endsWithRows(of: content)
                ? min(size.height, bounded(vertical, proposal.height, size.height))
                : height(proposal.height, size.height))
    }

    /// Rows are higher than the points that they stand for, and a gap is at least a row: what would fit in points has
    /// its room, where that is no more than twice the frame's.
    private func height(_ proposed: Int?, _ content: Int) -> Int {
        let height = bounded(vertical, proposed, content)
        guard height == vertical.most, content > height, content <= 2 * height else { return height }
        return content
    }

    private func bounded(_ range: Range, _ proposed: Int?, _ content: Int) -> Int {
        range.least == nil && range.most == nil
            ? (proposed == nil ? range.ideal ?? content : content) : range.length(proposed, content: content)
    }

    @MainActor
    public func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues) {
        let proposal = SizeProposal(width: horizontal.proposed(frame.width), height: vertical.proposed(frame.height))
        content.place(
            alignment.place(content, content.size(proposal), in: frame, environment), answering: proposal)
    }

    /// Makes the node that sizes the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

/// The lengths that a frame has been given, in points.
enum FrameLengthTrait: ElementTrait { typealias Value = (width: CGFloat?, height: CGFloat?) }

extension Alignment {
    /// The place of a view in its frame. In lines one that is wider begins with it: numbers make rows wider than a program
    /// reckons with, and stand at their beginning.
    @MainActor
    fileprivate func place(
        _ content: ViewElement, _ size: CellSize, in frame: CellRect, _ environment: EnvironmentValues
    ) -> CellRect {
        var place = place(content, size, in: frame)
        if environment.refColumns > 0 { place.x = max(place.x, frame.x) }
        return place
    }
}

extension CGFloat {
    /// The number as a length: without an end, below 0 or none at all it says nothing, as SwiftUI warns.
    fileprivate var length: CGFloat? { isFinite && self >= 0 ? self : nil }
}

extension CellRect {
    /// The part of the screen in which a view of a frame is seen. On a side on which it fits nothing is cut: what was
    /// moved out of the frame, or is drawn over it, stays whole. A cell stands for many points, so what is larger than
    /// the frame would often be so by rounding alone, and run into its neighbours.
    fileprivate func seen(of content: CellRect) -> CellRect {
        let reach = 1 << 20
        var seen = self
        if content.width <= width { (seen.x, seen.width) = (x - reach, width + 2 * reach) }
        if content.height <= height { (seen.y, seen.height) = (y - reach, height + 2 * reach) }
        return seen
    }
}

extension EnvironmentValues {
    /// Whether a frame is no higher than the rows of its content: in lines the rest of a list is no empty lines.
    @MainActor
    fileprivate func endsWithRows(of content: ViewElement) -> Bool { growsWithContent && content.takesAllHeight }
}

extension View {
    /// Gives the view a width and a height in points (8 are a column, 16 a row); `nil` and what is no length leave it its
    /// own. A length above 0 is at least a cell. A view that is larger than the frame is clipped to it.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width?.length, height: height?.length, alignment: alignment))
    }

    /// Limits the view's width and height, in points. `.infinity` as a maximum takes all the room there is.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        func range(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ axis: Axis) -> _FlexFrameLayout.Range {
            .init(
                least: least?.length.map { Points.extent($0, along: axis) },
                ideal: ideal?.length.map { Points.extent($0, along: axis) },
                most: most.flatMap { $0.isNaN ? nil : Points.extent($0, along: axis) })
        }
        return modifier(
            _FlexFrameLayout(
                horizontal: range(minWidth, idealWidth, maxWidth, .horizontal),
                vertical: range(minHeight, idealHeight, maxHeight, .vertical), alignment: alignment))
    }
}

/// The modifier that gives a view the size that it would like to have.
nonisolated public struct _FixedSizeLayout: ElementModifier {
    public typealias Body = Never

    let horizontal: Bool
    let vertical: Bool

    private func proposal(_ proposal: SizeProposal) -> SizeProposal {
        SizeProposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    @MainActor
    public func measure(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    {
        content.size(self.proposal(proposal))
    }

    @MainActor
    public func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues) {
        content.place(frame, answering: content.container?.answered.map(proposal))
    }

    /// Makes the node that sizes the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

/// The modifier that has a stack ask a view before others.
nonisolated public struct _LayoutPriority: ElementModifier {
    public typealias Body = Never

    let priority: Double

    @MainActor
    public func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == LayoutPriorityTrait.self ? priority as? Key.Value : nil
    }

    /// Makes the node that hands the priority to the stack.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension View {
    /// Gives the view the width and height that it would like to have, whatever room there is.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view the width, the height or both that it would like to have.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Gives the view room in a stack before its neighbours with a lower value; 0 is the default, and
    /// what `nan` counts as.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriority(priority: value.isNaN ? 0 : value))
    }
}

/// Views below each other, of which a scroll view makes only those in view. Outside of a scroll view it is a stack.
nonisolated public struct LazyVStack<Content: View>: View, ContainerView {
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let content: Content

    /// Creates a stack. Pinned views have no effect in text: all scroll.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views across.
    ///   - spacing: The space between views, in points (16 are a row); `nil` is the default of a stack.
    ///   - pinnedViews: Has no effect in text.
    ///   - content: The views, which are made when they come into view.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor
    private var layout: StackLayout {
        StackLayout(axis: .vertical, spacing: spacing, alignment: alignment.key)
    }

    @MainActor
    package static var axis: Axis? { .vertical }

    @MainActor
    package func hasSameLayout(as other: Self) -> Bool { alignment == other.alignment && spacing == other.spacing }

    @MainActor
    package func measure(_ children: [ViewElement], _ proposal: SizeProposal, _ environment: EnvironmentValues)
        -> CellSize
    {
        let size = layout.fit(children, proposal).total
        return CellSize(width: proposal.width ?? size.width, height: size.height)
    }

    @MainActor
    package func place(_ children: [ViewElement], in frame: CellRect, _ environment: EnvironmentValues) {
        layout.place(children, in: frame)
    }

    /// Makes the node that gives its rows to the scroll view, or that of a stack.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        context.isLazy ? LazyStackNode(view, context) : ContainerNode(view, context)
    }

    @MainActor
    fileprivate func rows(of node: ViewNode) -> RowCollector.Stack {
        RowCollector.Stack(id: ObjectIdentifier(node), spacing: layout.spacing ?? 0, alignment: alignment)
    }
}

/// A lazy stack in a scroll view: it gives its rows to that.
private final class LazyStackNode<Content: View>: ContentNode<LazyVStack<Content>, Content> {
    override class func content(of view: LazyVStack<Content>) -> Content { view.content }
    override var isLazyStack: Bool { true }

    override func visitRows(_ rows: inout RowCollector) {
        rows.stacking(view.rows(of: self)) { child.visitRows(&$0) }
    }

    override func update(_ view: LazyVStack<Content>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        elementsChanged()
    }
}

/// Views beside each other. All are made: a screen of text has no room for so many that it would matter.
nonisolated public struct LazyHStack<Content: View>: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a stack. Pinned views have no effect in text: all scroll.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views down.
    ///   - spacing: The space between views, in points (8 are a column); `nil` is the default of a stack.
    ///   - pinnedViews: Has no effect in text.
    ///   - content: The views, which are made when they come into view.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// A stack of the views.
    @MainActor
    public var body: some View {
        HStack(alignment: alignment, spacing: spacing) { content }
    }
}

/// The views that stay at the edge while others scroll; in text all scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The views as bits.
    public let rawValue: UInt32
    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

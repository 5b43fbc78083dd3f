/// Content that may be longer than its place, of which a window is shown. `more` and `less` scroll it down and across,
/// and it scrolls along with the focus.
nonisolated public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    /// Creates a scroll view.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Creates a scroll view. `showsIndicators` has no effect in text.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
        self.init(axes, content: content)
    }

    /// Makes the node that shows the window.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ScrollNode(view, context)
    }
}

private final class ScrollNode<Content: View>: ContentNode<ScrollView<Content>, Content> {
    private lazy var element: ViewElement =
        view.axes.contains(.vertical)
        ? ListElement(self, isList: false, rows: { [unowned self] in self.rows }, select: { _ in nil })
        : AcrossElement(self) { [unowned self] in self.child.elements }

    override class func content(of view: ScrollView<Content>) -> Content { view.content }

    override func childContext() -> NodeContext {
        var context = super.childContext()
        context.isLazy = view.axes.contains(.vertical)
        return context
    }

    override var elements: [ViewElement] { [element] }

    override func visitRows(_ rows: inout RowCollector) {
        rows.add(self)
    }

    private var rows: RowCollector {
        var rows = RowCollector(
            stack: RowCollector.Stack(id: ObjectIdentifier(self), spacing: 0, alignment: .center))
        child.visitRows(&rows)
        return rows
    }

    override func elementsChanged() {
        (element as? ListElement)?.gather()
        (element as? AcrossElement)?.gather()
        graph.setNeedsFlush()
    }

    override func update(_ view: ScrollView<Content>, _ environment: EnvironmentValues) {
        let isSame = environment.isIdentical(to: self.environment)
        super.update(view, environment)
        // What is in it tells itself that it has changed.
        if !isSame { element.invalidateLayout() }
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        super.environmentChanged(environment)
        element.invalidateLayout()
    }
}

/// Content as wide as it likes, of which a window is shown.
package final class AcrossElement: ViewElement, SizedContainer {
    private var offset = 0
    private var length = 0
    package private(set) var room = CellSize(width: 0, height: 0)

    private let content: () -> [ViewElement]
    private var gathered: [ViewElement]?
    private var followers: [ObjectIdentifier: WeakWindowFollower] = [:]
    private static let stack = StackLayout(axis: .vertical, spacing: nil, alignment: 0)

    init(_ node: ViewNode, content: @escaping () -> [ViewElement]) {
        self.content = content
        super.init(node)
    }

    package override var needsHeight: Bool { false }

    package override var children: [ViewElement] {
        if let gathered { return gathered }
        let elements = content()
        for element in elements { adopt(element) }
        gathered = elements
        return elements
    }

    func gather() {
        gathered = nil
        invalidateLayout()
    }

    private func ideal(height: Int?) -> CellSize {
        Self.stack.fit(children, SizeProposal(width: nil, height: height)).total
    }

    public override func measure(_ proposal: SizeProposal) -> CellSize {
        if let width = proposal.width, width < SizeProposal.unlimited {
            take(CellSize(width: width, height: room.height))
        }
        let size = ideal(height: proposal.height)
        return CellSize(width: proposal.width ?? size.width, height: size.height)
    }

    private func take(_ size: CellSize) {
        guard node.graph.usesContainerSizes, size != room else { return }
        room = size
        forgetSizesBelow()
    }

    public override func layoutChildren() {
        take(CellSize(width: frame.width, height: frame.height))
        length = max(frame.width, ideal(height: frame.height).width)
        offset = max(0, min(offset, length - frame.width))
        Self.stack.place(
            children, in: CellRect(x: frame.x - offset, y: frame.y, width: length, height: frame.height))
    }

    public override func parts(around element: SemanticElement, in child: ViewElement?) -> [PageStep] {
        [PageStep(.across, node.number)]
    }

    package override func describe(_ tree: inout SemanticTree) {
        super.describe(&tree)
        if environment.isScrollEnabled, hasMore || hasLess { tree.scrollers.append(self) }
    }

    package override func draw(_ canvas: inout CellCanvas) {
        canvas.clipped(to: frame) { for child in children { child.draw(&$0) } }
    }
}

extension AcrossElement: Scroller {
    package var window: CellRect { frame }
    package var isAcross: Bool { true }
    package var hasMore: Bool { offset < length - frame.width }
    package var hasLess: Bool { offset > 0 }

    package func more() { scroll(by: max(1, frame.width - 1)) }
    package func less() { scroll(by: -max(1, frame.width - 1)) }
    package func scrollToStart() { scroll(by: -length) }
    package func scrollToEnd() { scroll(by: length) }

    /// Moves the content to the left by so many columns, as far as there is some.
    package func scroll(by columns: Int) {
        guard move(by: columns) else { return }
        followers = followers.filter { $0.value.follower?.isMounted == true }
        guard !followers.isEmpty else { return }
        // Where things stand then is known after the layout.
        node.graph.afterUpdate { [weak self] in
            guard let self else { return }
            for follower in followers.values.compactMap(\.follower) { follower.acrossMoved(self) }
        }
    }

    private func move(by columns: Int) -> Bool {
        let next = max(0, min(length - frame.width, offset.addingSaturated(columns)))
        guard next != offset else { return false }
        offset = next
        invalidateLayout()
        node.graph.setNeedsFlush()
        return true
    }

    func follow(_ follower: any WindowFollower) {
        followers[ObjectIdentifier(follower)] = WeakWindowFollower(follower: follower)
    }

    /// Shows what has that id, where it is there: at the beginning, in the middle or at the end, as the anchor says;
    /// without an anchor as near as may be.
    func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let part = node.descendant(with: id)?.elements.first?.frame else { return false }
        if let anchor {
            let free = CGFloat(max(0, frame.width - part.width))
            _ = move(by: part.x - frame.x - Int((free * anchor.x).rounded(.down)))
        } else if part.x < frame.x || part.width > frame.width {
            _ = move(by: part.x - frame.x)
        } else if part.maxX > frame.maxX {
            _ = move(by: part.maxX - frame.maxX)
        }
        return true
    }

    /// The ids of what is in the window, from its beginning on.
    var idsInView: [AnyHashable] {
        var found: [(x: Int, id: AnyHashable)] = []
        node.visitIdentified { id, node in
            guard let part = node.elements.first?.frame, part.maxX > frame.x, part.x < frame.maxX else { return }
            found.append((part.x, id))
        }
        return found.sorted { $0.x < $1.x }.map(\.id)
    }

    /// Returns no search: the content is all there, in view or not.
    package func search(where isWanted: @escaping (SemanticElement) -> Bool) -> RowSearch? { nil }

    package func bookmark() -> @MainActor () -> Void {
        let offset = offset
        return { [weak self] in self.map { $0.scroll(by: offset - $0.offset) } }
    }

    package var position: ClosedRange<Double> {
        let whole = Double(max(1, length))
        return Double(offset) / whole...Double(min(offset + frame.width, length)) / whole
    }

    /// Whether a thing that was described is in the content.
    package func holds(_ element: SemanticElement) -> Bool {
        guard let focusID = element.focusID else { return false }
        return children.flatMap(SemanticTree.of).contains { $0.focusID == focusID }
    }

    /// Brings a part of the content into view, its beginning where it is wider than the window.
    package func reveal(_ part: CellRect) {
        if part.x + part.width > frame.maxX { scroll(by: part.x + part.width - frame.maxX) }
        if part.x < frame.x { scroll(by: part.x - frame.x) }
    }
}

extension View {
    /// Shows or hides the indicators. Has no effect in text.
    nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = .all)
        -> some View
    {
        self
    }

    /// Keeps the person from scrolling while `disabled` is true; the program can still scroll.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { setting(\.isScrollEnabled, !disabled) }
    /// Says when scrolling takes the keyboard away. Has no effect in text but for the value in the environment.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        setting(\.scrollDismissesKeyboardMode, mode)
    }
}

/// A visibility of scroll indicators; without effect in text.
public struct ScrollIndicatorVisibility: Sendable {
    /// At the platform's choice.
    public static let automatic = ScrollIndicatorVisibility()
    /// While the content scrolls.
    public static let visible = ScrollIndicatorVisibility()
    /// Hidden, unless the platform needs them.
    public static let hidden = ScrollIndicatorVisibility()
    /// Hidden always.
    public static let never = ScrollIndicatorVisibility()
}

/// A way in which scrolling takes the keyboard away; without effect in text.
public struct ScrollDismissesKeyboardMode: Sendable {
    /// The platform's own way.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// As soon as the content scrolls.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// Along with the finger.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode()
}

extension Axis.Set {
    /// Both axes.
    public static let all: Axis.Set = [.horizontal, .vertical]
}

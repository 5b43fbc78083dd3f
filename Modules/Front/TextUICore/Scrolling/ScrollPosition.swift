/// The place of a scroll view's window. A program sets it to scroll; when the person scrolls, it is written with the id
/// of the row at the top.
public struct ScrollPosition: Equatable {
    enum Target: Equatable {
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    var target: Target?
    /// The id of the row at the top of the window.
    var idAtTop: AnyHashable?
    /// The id that was asked for, as it was given.
    private var requestedID: (any Hashable & Sendable)?
    /// The number of the request; another one may be for the same place.
    var request = 0
    /// Whether the person has scrolled since the program last did.
    public internal(set) var isPositionedByUser = false

    init() {}

    /// Creates a position that asks for no place.
    public init(idType: any (Hashable & Sendable).Type = Never.self) {}

    /// Creates a position that asks for a row, to stand where `anchor` says: `.top` (the default), `.center` or
    /// `.bottom` of the window.
    public init<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) {
        scrollTo(id: id, anchor: anchor)
    }

    /// Creates a position that asks for the beginning or the end of the content.
    public init(idType: any (Hashable & Sendable).Type = Never.self, edge: Edge) {
        scrollTo(edge: edge)
    }

    /// Creates a position that asks for a point in points; only its `y` has an effect in text.
    public init(idType: any (Hashable & Sendable).Type = Never.self, point: CGPoint) {
        scrollTo(point: point)
    }

    /// Creates a position that asks for a point in points; only `y` has an effect in text.
    public init(idType: any (Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        scrollTo(x: x, y: y)
    }

    /// Creates a position that asks for a distance from the top, in points (16 are a row).
    public init(idType: any (Hashable & Sendable).Type = Never.self, y: CGFloat) {
        scrollTo(y: y)
    }

    /// Creates a position that asks for a distance from the leading edge. Has no effect in text.
    public init(idType: any (Hashable & Sendable).Type = Never.self, x: CGFloat) {
        scrollTo(x: x)
    }

    private mutating func go(to target: Target) {
        self.target = target
        isPositionedByUser = false
        request += 1
    }

    /// Asks for a row, to stand where `anchor` says.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .id(AnyHashable(id), anchor))
        requestedID = id
    }

    /// Asks for the beginning (`.top`, `.leading`) or the end of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
    /// Asks for a point in points; only its `y` has an effect in text.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
    /// Asks for a point in points; only `y` has an effect in text.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
    /// Asks for a distance from the leading edge. Has no effect in text.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
    /// Asks for a distance from the top, in points (16 are a row).
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    /// The edge that was asked for, until the person scrolls.
    public var edge: Edge? { if case .edge(let edge)? = target, !isPositionedByUser { edge } else { nil } }

    /// The point that was asked for, until the person scrolls; `nil` where it lacks one of its coordinates.
    public var point: CGPoint? {
        guard case .point(let x?, let y?)? = target, !isPositionedByUser else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The distance from the leading edge that was asked for, until the person scrolls.
    public var x: CGFloat? { if case .point(let x, _)? = target, !isPositionedByUser { x } else { nil } }
    /// The distance from the top that was asked for, until the person scrolls.
    public var y: CGFloat? { if case .point(_, let y)? = target, !isPositionedByUser { y } else { nil } }

    /// The id that was asked for, until the person scrolls.
    public var viewID: (any Hashable & Sendable)? { targetID != nil && !isPositionedByUser ? requestedID : nil }

    /// Whether both ask for the same place, by the same request, and have the same row at the top.
    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.target == b.target && a.idAtTop == b.idAtTop && a.request == b.request
            && a.isPositionedByUser == b.isPositionedByUser
    }

    /// Returns the id of the row at the top, or else the one that was asked for, where it is of the type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { (idAtTop ?? targetID)?.base as? T }

    private var targetID: AnyHashable? { if case .id(let id, _)? = target { id } else { nil } }
}

extension ScrollPosition: @unchecked Sendable {}

/// The modifier that ties the place of a scroll view to a binding.
nonisolated public struct _ScrollPlaceModifier: ViewModifier {
    public typealias Body = Never

    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    /// Makes the node that scrolls, and writes the person's scrolling to the binding.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ScrollPlaceNode(view, context)
    }
}

private final class ScrollPlaceNode<Base: View>:
    ContentNode<ModifiedContent<Base, _ScrollPlaceModifier>, Base>, WindowFollower
{
    private var known = 0

    override init(_ view: ModifiedContent<Base, _ScrollPlaceModifier>, _ context: NodeContext) {
        super.init(view, context)
        refresh()
    }

    override class func content(of view: ModifiedContent<Base, _ScrollPlaceModifier>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _ScrollPlaceModifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        refresh()
    }

    override func refresh() {
        let wish = Tracking.run(self) { view.modifier.position.wrappedValue }
        graph.afterUpdate { [weak self] in self.map { $0.windows.first?.follow($0) } }
        guard wish.request != known, let target = wish.target else { return }
        known = wish.request
        graph.afterUpdate { [weak self] in
            guard let self, let window = self.windows.first else { return }
            window.moving { self.scroll(window, to: target) }
        }
    }

    private func scroll(_ window: ListElement, to target: ScrollPosition.Target) {
        switch target {
        case .id(let id, let anchor): _ = window.scroll(to: id, anchor: anchor ?? view.modifier.anchor ?? .top)
        case .edge(.top), .edge(.leading): window.scrollToStart()
        case .edge: window.scrollToEnd()
        case .point(_, let y):
            guard let y else { return }
            window.scrollToStart()
            window.scroll(by: Points.rows(y))
        }
    }

    func windowMoved(_ window: ListElement, byPerson: Bool) {
        var position = view.modifier.position.wrappedValue
        position.idAtTop = window.idAtTop
        if byPerson { position.isPositionedByUser = true }
        if position != view.modifier.position.wrappedValue { view.modifier.position.wrappedValue = position }
    }
}

extension View {
    /// Ties the place of the scroll view within the view to a binding. Setting it scrolls there; scrolling writes it.
    ///
    /// - Parameters:
    ///   - position: The place.
    ///   - anchor: The place in the window for a row whose request names none; `.top` without it.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View { modifier(_ScrollPlaceModifier(position: position, anchor: anchor)) }
}

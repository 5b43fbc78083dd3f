/// A window of the program that stands before its screen.
@MainActor
package struct ScreenWindow {
    /// The object that the window is.
    package let id: ObjectIdentifier
    /// Whether it hides all that is behind it.
    package let covers: () -> Bool
    /// The view that the window shows.
    package let content: () -> AnyView

    package init(id: ObjectIdentifier, covers: @escaping () -> Bool, content: @escaping () -> AnyView) {
        self.id = id
        self.covers = covers
        self.content = content
    }

    /// The windows before the program's screen, the foremost last.
    package static var all: [ScreenWindow] = [] {
        didSet {
            followers.removeAll { $0.node == nil }
            for follower in followers { follower.node?.invalidate() }
        }
    }

    fileprivate static var followers: [Follower] = []

    fileprivate struct Follower {
        weak var node: ViewNode?
    }
}

/// Shows the program's windows before the screen.
nonisolated package struct _ScreenWindowsModifier: ViewModifier {
    package typealias Body = Never

    @MainActor
    package static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, _ScreenWindowsModifier>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, _ScreenWindowsModifier>> {
        ScreenWindowsNode(view, context)
    }
}

private final class ScreenWindowsNode<Base: View>:
    ContentNode<ModifiedContent<Base, _ScreenWindowsModifier>, Base>
{
    private var shown: [(window: ScreenWindow, node: TypedNode<AnyView>)] = []

    override init(_ view: ModifiedContent<Base, _ScreenWindowsModifier>, _ context: NodeContext) {
        super.init(view, context)
        ScreenWindow.followers.append(.init(node: self))
        refresh()
    }

    override class func content(of view: ModifiedContent<Base, _ScreenWindowsModifier>) -> Base { view.content }

    override var children: [ViewNode] { super.children + shown.map(\.node) }
    override var givingChildren: [ViewNode] { super.children }

    override func elementsBelowChanged() {
        graph.presentationChanged()
        super.elementsBelowChanged()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        super.environmentChanged(environment)
        for (_, node) in shown { node.propagate(environment) }
    }

    override func refresh() {
        guard shown.map(\.window.id) != ScreenWindow.all.map(\.id) else { return graph.setNeedsFlush() }
        let before = shown
        shown = ScreenWindow.all.map { window in
            let known = before.first { $0.window.id == window.id }?.node
            return (window, known ?? AnyView._makeNode(window.content(), context(lazy: false)))
        }
        graph.windows = shown
        for (window, node) in before where !shown.contains(where: { $0.window.id == window.id }) { node.unmount() }
        graph.presentationChanged()
    }

    override func willUnmount() {
        super.willUnmount()
        graph.windows = []
    }
}

extension Graph {
    private enum WindowsKey: GraphKey {
        static var initialValue: [(window: ScreenWindow, node: TypedNode<AnyView>)] { [] }
    }

    fileprivate var windows: [(window: ScreenWindow, node: TypedNode<AnyView>)] {
        get { self[WindowsKey.self] }
        set { self[WindowsKey.self] = newValue }
    }

    /// The foremost window that hides what is behind it, and those before it through which it is seen; behind a lock
    /// there are none.
    package var visibleWindows: (ground: ViewNode?, before: [ViewNode]) {
        guard barrier == nil, !windows.isEmpty else { return (nil, []) }
        guard let ground = windows.lastIndex(where: { $0.window.covers() }) else {
            return (nil, windows.map(\.node))
        }
        return (windows[ground].node, windows[(ground + 1)...].map(\.node))
    }
}

extension View {
    /// Shows the program's windows before the view, which is its screen.
    nonisolated package func screenWindows() -> some View { modifier(_ScreenWindowsModifier()) }
}

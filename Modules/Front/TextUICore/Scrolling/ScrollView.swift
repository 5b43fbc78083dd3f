/// Content that may be longer than its place, of which a window is shown. `more` and `less` scroll it down and across,
/// and it scrolls along with the focus.
nonisolated public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    /// The axes along which it scrolls.
    public var axes: Axis.Set
    /// Whether it shows indicators. Has no effect in text.
    public var showsIndicators = true
    /// What is scrolled.
    public var content: Content

    /// Creates a scroll view.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Creates a scroll view. `showsIndicators` has no effect in text.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
        self.init(axes, content: content)
        self.showsIndicators = showsIndicators
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
        ? ListElement(self, isList: false, rows: { [unowned self] in self.rows }) : AcrossElement(self)

    override class func content(of view: ScrollView<Content>) -> Content { view.content }

    override func childContext() -> NodeContext {
        var context = super.childContext()
        context.isLazy = view.axes.contains(.vertical)
        return context
    }

    override var elements: [ViewElement] { [element] }

    override var gatherer: ViewElement? { element }
    /// What is in it tells itself that it has changed.
    override func showsAlike(_ view: ScrollView<Content>) -> Bool { true }
    override func showAnew() { element.invalidateLayout() }

    private var rows: RowCollector {
        var rows = RowCollector(
            stack: RowCollector.Stack(id: ObjectIdentifier(self), spacing: 0, alignment: .center))
        child.visitRows(&rows)
        return rows
    }

}

extension View {
    /// Sets in the environment whether scroll views have indicators. Has no effect on those of text.
    nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = .all)
        -> some View
    {
        setting(\.scrollIndicatorVisibility, visibility, along: axes)
    }

    /// Keeps the person from scrolling while `disabled` is true; the program can still scroll.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { setting(\.isScrollEnabled, !disabled) }
    /// Says when scrolling takes the keyboard away. Has no effect in text but for the value in the environment.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        setting(\.scrollDismissesKeyboardMode, mode)
    }
}

/// A visibility of scroll indicators; without effect in text.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String
    /// At the platform's choice.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// While the content scrolls.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Hidden, unless the platform needs them.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Hidden always.
    public static let never = ScrollIndicatorVisibility(name: "never")
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

/// A modifier that lets a view take the focus although nothing in it can be acted on.
nonisolated public struct _FocusableModifier: ViewModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let isFocusable: Bool

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        FocusableNode(view, context)
    }
}

private final class FocusableNode<Base: View>: ContentNode<ModifiedContent<Base, _FocusableModifier>, Base> {
    private var wrapper: FocusableElement?

    override class func content(of view: ModifiedContent<Base, _FocusableModifier>) -> Base { view.content }

    override func childContext() -> NodeContext {
        var context = super.childContext()
        context.isLazy = false
        return context
    }

    override func childEnvironment() -> EnvironmentValues {
        guard view.modifier.isFocusable else { return environment }
        return environment.insideFocusable(hasFocus: wrapper?.hasFocus ?? false)
    }

    override func focusMoved() {
        invalidate()
    }

    override func refresh() {
        child.propagate(childEnvironment())
    }

    override var elements: [ViewElement] {
        var elements = child.elements
        guard let first = elements.first else { return [] }
        let element: FocusableElement
        if let wrapper, wrapper.content === first {
            element = wrapper
        } else {
            element = FocusableElement(first, self) { [unowned self] in self.view.modifier.isFocusable }
            wrapper = element
        }
        elements[0] = element
        return elements
    }

    override func visitRows(_ rows: inout RowCollector) {
        rows.add(self)
    }

    override func showsAlike(_ view: ModifiedContent<Base, _FocusableModifier>) -> Bool {
        view.modifier.isFocusable == self.view.modifier.isFocusable
    }

    override func showAnew() { wrapper?.contentChanged() }
}

/// Takes the focus where nothing in it can.
private final class FocusableElement: WrapperElement {
    private let isFocusable: () -> Bool

    init(_ content: ViewElement, _ node: ViewNode, isFocusable: @escaping () -> Bool) {
        self.isFocusable = isFocusable
        super.init(content, node)
    }

    var hasFocus: Bool { node.graph.focus == ownFocusID }

    override func draw(_ canvas: inout CellCanvas) {
        content.draw(&canvas)
        if hasFocus { canvas.highlight(frame, in: environment) }
    }

    override func describe(_ tree: inout SemanticTree) {
        let elements = SemanticTree.of(content)
        guard isFocusable(), !elements.contains(where: { $0.focusID != nil }) else {
            for element in elements { tree.add(element) }
            return
        }
        var one =
            elements.count == 1
            ? elements[0]
            : SemanticElement(elements.isEmpty ? .image : .row, label: SemanticTree.label(elements), frame: frame)
        one.source = one.source ?? self
        one.identifier = elements.lazy.compactMap(\.identifier).first
        one.isEnabled = environment.isEnabled
        one.takesKeys = true
        offerFocus(to: &one)
        tree.add(one)
    }
}

/// The purposes for which a view takes the focus, as SwiftUI's `FocusInteractions`. Text tells them apart no further: a
/// focusable view takes it for all.
public struct FocusInteractions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Activation, as of a button.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Editing, as of a field.
    public static let edit = FocusInteractions(rawValue: 2)
    /// Both.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
    /// Lets the view take the focus, and so the keys for its `onKeyPress`.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable))
    }

    /// Lets the view take the focus. `interactions` has no effect in text.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable))
    }
}

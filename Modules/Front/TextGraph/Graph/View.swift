/// A piece of the interface, described by its `body` or drawn by the front itself.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's body; `Never` for a view that the front draws itself.
    associatedtype Body: View

    /// The views that this one is made of. It runs again when a property, or a value that it has read, has changed.
    @ViewBuilder var body: Body { get }

    /// Makes the retained node that stands for this view at one place of the tree. Only the front's own views implement
    /// it; the default evaluates `body`.
    static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self>

    /// Whether a list finds sections in this view, as far as its type tells.
    static var _holdsSections: Bool { get }
}

extension View {
    /// Makes a node that evaluates `body`.
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        CompositeNode(view, context)
    }

    /// True where a list finds sections in the body.
    public static var _holdsSections: Bool { Body.self != Never.self && Body._holdsSections }
}

extension View where Body == Never {
    /// Ends the program: the front draws the view without asking for a body.
    public var body: Never { fatalError("\(Self.self) is drawn by the front; it has no body") }
}

extension Never: View {
    public typealias Body = Never

    /// Ends the program, for there is no value to ask: `Never` has none.
    public var body: Never { fatalError("Never has no value, so no body") }
}

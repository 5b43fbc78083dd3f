/// A piece of the interface, described by what it is made of. As SwiftUI's `View`.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }

    /// Makes the retained node that stands for this view at one place of the tree.
    /// Only the front's own views implement it; the default evaluates `body`.
    static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self>

    /// Whether a list finds sections in this view, as far as its type tells.
    static var _holdsSections: Bool { get }
}

extension View {
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        CompositeNode(view, context)
    }

    public static var _holdsSections: Bool { Body.self != Never.self && Body._holdsSections }
}

extension View where Body == Never {
    public var body: Never { fatalError("\(Self.self) is drawn by the front; it has no body") }
}

extension Never: View {
    public typealias Body = Never

    public var body: Never { fatalError("Never has no value, so no body") }
}

/// The names under which SwiftUI shows a view its content's parts, before `Group(subviews:)` came. Public source uses
/// them, though they are underscored.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root with the content whose parts it is given.
    nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
        /// What makes a view of the parts.
        public var root: Root
        /// What the parts are of.
        public var content: Content

        /// Makes a tree.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        /// Makes a tree.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// What the root makes of the content's parts.
    @MainActor
    public var body: some View {
        Group(subviews: content) { root.body(children: _VariadicView_Children(subviews: $0)) }
    }
}

/// What is given the parts of a tree's content.
public protocol _VariadicView_Root {}

/// What makes a view of the parts of a tree's content.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The view of the parts.
    associatedtype Body: View
    /// Makes the view of the parts.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose view is one part of the container around it. A view of several views in a row is several parts here.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// A root whose view may be several parts of the container around it.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The parts of a tree's content, in order.
nonisolated public struct _VariadicView_Children: View, RandomAccessCollection {
    let subviews: SubviewsCollection

    /// One of the parts.
    nonisolated public struct Element: View, Identifiable {
        let subview: Subview
        private var traits: [ObjectIdentifier: Any] = [:]

        init(_ subview: Subview) { self.subview = subview }

        /// The identity of the part, the same for as long as the part lives.
        public var id: AnyHashable { AnyHashable(subview.id) }

        /// The value that `_trait` gives the part; the key's default without one.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get {
                traits[ObjectIdentifier(key)] as? Trait.Value ?? subview.containerValues[TraitInContainer<Trait>.self]
            }
            set { traits[ObjectIdentifier(key)] = newValue }
        }

        /// The part itself.
        @MainActor
        public var body: some View { subview }
    }

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of parts.
    public var endIndex: Int { subviews.count }
    /// The part at a place.
    public subscript(index: Int) -> Element { Element(subviews[index]) }

    /// All the parts, one after the other.
    @MainActor
    public var body: some View { subviews }
}

/// A key of a value that a view gives to the tree whose content it is in.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a part that has none.
    static var defaultValue: Value { get }
}

private enum TraitInContainer<Trait: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension View {
    /// Gives a value to the tree whose content the view is in.
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(_ContainerValueModifier { $0[TraitInContainer<K>.self] = value })
    }
}

/// The label of a tab.
struct TabItem {
    let label: AnyView
}

enum TabItemTrait: ElementTrait { typealias Value = TabItem }

/// The modifier that gives a page of a tab view its label.
nonisolated public struct _TabItemModifier: ViewModifier {
    public typealias Body = Never

    let label: AnyView

    /// Makes the node that hands the label to the tab view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        TabItemNode(view, context)
    }
}

private final class TabItemNode<Base: View>: ContentNode<ModifiedContent<Base, _TabItemModifier>, Base> {
    private lazy var element = TabItemElement(self) { [unowned self] in TabItem(label: self.view.modifier.label) }

    override class func content(of view: ModifiedContent<Base, _TabItemModifier>) -> Base { view.content }

    override func childContext() -> NodeContext {
        var context = super.childContext()
        context.isLazy = false
        return context
    }

    override var elements: [ViewElement] { [element] }

    override var gatherer: ViewElement? { element }

    /// The tab view asks the page for what its elements say of it.
    override func elementsBelowChanged() {
        super.elementsBelowChanged()
        elementsChanged()
    }
}

/// A page with its label; its views stand below each other.
private final class TabItemElement: GatheringElement {
    private let item: () -> TabItem
    private static let stack = StackLayout(axis: .vertical, spacing: nil, alignment: 0.5)

    init(_ node: ViewNode, item: @escaping () -> TabItem) {
        self.item = item
        super.init(node)
    }

    override var axis: Axis? { .vertical }
    override func measure(_ proposal: SizeProposal) -> CellSize { Self.stack.fit(children, proposal).total }
    override func layoutChildren() { Self.stack.place(children, in: frame) }

    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        if key == TabItemTrait.self { return item() as? Key.Value }
        return children.count == 1 ? children[0].trait(key) : nil
    }
}

extension View {
    /// Sets the label of the tab that shows this view. An image and a text are a `Label`'s icon and title.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        let pair =
            (label as? TupleView<(Image, Text)>)?.value
            ?? (label as? TupleView<(Text, Image)>).map { ($0.value.1, $0.value.0) }
        let shown = pair.map { pair in AnyView(Label(title: { pair.1 }, icon: { pair.0 })) } ?? AnyView(label)
        return modifier(_TabItemModifier(label: shown))
    }
}

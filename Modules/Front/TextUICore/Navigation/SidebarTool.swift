extension ToolbarItemPlacement {
    /// The place of the tool that hides the sidebar and shows it.
    static let sidebarToggle = ToolbarItemPlacement("sidebarToggle")
}

/// The modifier that adds the tool for the sidebar to the bar of a column, or of the stack that stands in the column.
nonisolated struct _SidebarToolModifier<Items: View>: ViewModifier {
    typealias Body = Never

    let items: Items

    /// Makes the node that hands the tool to the page around, or to the stack inside.
    @MainActor
    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        SidebarToolNode(view, context)
    }
}

/// A source of a tool that the first page of a stack inside takes over.
@MainActor
protocol SidebarToolSource: PageSource {}

private final class SidebarToolNode<Base: View, Items: View>: CompanionNode<Base, _SidebarToolModifier<Items>, Items>,
    SidebarToolSource
{
    private struct Asker {
        weak var node: ViewNode?
    }

    /// The stacks inside that have the tool in their bars.
    private var askers: [Asker] = []

    override init(_ view: ModifiedContent<Base, _SidebarToolModifier<Items>>, _ context: NodeContext) {
        super.init(view, context)
        beginGiving(PageKey.self)
    }

    override class func companion(of modifier: _SidebarToolModifier<Items>) -> Items { modifier.items }

    override func elementsBelowChanged() {
        super.elementsBelowChanged()
        for asker in askers.compactMap(\.node) where asker.isMounted { asker.elementsBelowChanged() }
    }

    func change(_ chrome: inout PageChrome) {
        if chrome.stack == nil { chrome.toolbars.insert(companion, at: 0) }
    }

    func asked(by node: ViewNode) {
        askers.removeAll { $0.node == nil || $0.node === node }
        askers.append(Asker(node: node))
    }
}

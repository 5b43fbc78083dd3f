/// The wishes of a screen's views for the screen around them: its title, tools, search and destinations.
struct Chrome {
    struct Search {
        let text: Binding<String>
        let prompt: Text
        let submit: (@MainActor () -> Void)?
        /// Whether the field has the focus.
        let focus: FocusState<Bool>.Binding
    }

    struct Destination {
        /// The declaration, and the times that it has been made anew: a page is built again only when that has changed.
        let version: PageVersion
        /// The type of the view there.
        let view: Any.Type
        let build: (AnyHashable) -> AnyView?
    }

    var title: Text?
    var subtitle: Text?
    var toolbars: [ViewNode] = []
    var search: Search?
    /// The parts that stand with the field, declared outside of it or inside.
    var searchParts: [SearchPart] = []
    var refresh: RefreshAction?
    var backIsHidden = false
    var barIsHidden = false
    var titleIsHidden = false
    var dismissIsDisabled = false
    var destinations: [ObjectIdentifier: Destination] = [:]
    var presentations: [any Presentation] = []

    /// Whether the bar of a page has the same in it; what is in its tools and its search field is theirs to tell.
    func looksTheSame(as other: Chrome) -> Bool {
        title == other.title && subtitle == other.subtitle && barIsHidden == other.barIsHidden
            && titleIsHidden == other.titleIsHidden
            && (search == nil) == (other.search == nil) && toolbars.elementsEqual(other.toolbars, by: ===)
    }

    @MainActor
    static func of(_ node: ViewNode) -> Chrome {
        var chrome = Chrome()
        node.contribute(to: &chrome)
        return chrome
    }
}

/// The declaration that a page was built from.
struct PageVersion: Equatable {
    let source: ObjectIdentifier
    let count: Int
}

/// The modifier that tells the screen around a view of its title, tools or search.
nonisolated public struct _ChromeModifier: ViewModifier {
    public typealias Body = Never

    let change: @MainActor (inout Chrome) -> Void

    init(_ change: @escaping @MainActor (inout Chrome) -> Void) {
        self.change = change
    }

    /// Makes the node that tells the page around of the change.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ChromeNode(view, context)
    }
}

/// A node that says something of the screen around it.
@MainActor
protocol ChromeTeller: ViewNode {
    func tell(_ chrome: inout Chrome)
}

private final class ChromeNode<Base: View>: ContentNode<ModifiedContent<Base, _ChromeModifier>, Base>, ChromeTeller {
    override class func content(of view: ModifiedContent<Base, _ChromeModifier>) -> Base { view.content }

    override init(_ view: ModifiedContent<Base, _ChromeModifier>, _ context: NodeContext) {
        super.init(view, context)
        chromeBecameStale()
    }

    override func update(_ view: ModifiedContent<Base, _ChromeModifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        chromeBecameStale()
        graph.setNeedsFlush()
    }

    func tell(_ chrome: inout Chrome) {
        view.modifier.change(&chrome)
    }

    override func contribute(to chrome: inout Chrome) {
        tell(&chrome)
        super.contribute(to: &chrome)
    }
}

/// Something that depends on the chrome below it.
@MainActor
protocol ChromeReader: ViewNode {
    func chromeChanged()
}

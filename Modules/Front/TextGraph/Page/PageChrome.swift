/// The wishes of a screen's views for the screen around them: its title, tools, search and destinations.
public struct PageChrome {
    package struct Search {
        package let text: Binding<String>
        package let prompt: Text
        package let submit: (@MainActor () -> Void)?
        /// Whether the field has the focus.
        package let focus: FocusState<Bool>.Binding

        package init(
            text: Binding<String>, prompt: Text, submit: (@MainActor () -> Void)?, focus: FocusState<Bool>.Binding
        ) {
            self.text = text
            self.prompt = prompt
            self.submit = submit
            self.focus = focus
        }
    }

    package struct Destination {
        /// The declaration, and the times that it has been made anew: a page is built again only when that has changed.
        package let version: PageVersion
        /// The type of the view there.
        package let view: Any.Type
        package let build: (AnyHashable) -> AnyView?

        package init(version: PageVersion, view: Any.Type, build: @escaping (AnyHashable) -> AnyView?) {
            self.version = version
            self.view = view
            self.build = build
        }
    }

    package var title: Text?
    package var subtitle: Text?
    package var toolbars: [ViewNode] = []
    package var search: Search?
    /// The parts that stand with the field, declared outside of it or inside.
    package var searchParts: [SearchPart] = []
    package var refresh: RefreshAction?
    package var backIsHidden = false
    package var barIsHidden = false
    package var titleIsHidden = false
    package var dismissIsDisabled = false
    package var destinations: [ObjectIdentifier: Destination] = [:]
    package var presentations: [any Presentation] = []

    package init() {}

    /// Whether the bar of a page has the same in it; what is in its tools and its search field is theirs to tell.
    package func looksTheSame(as other: PageChrome) -> Bool {
        title == other.title && subtitle == other.subtitle && barIsHidden == other.barIsHidden
            && titleIsHidden == other.titleIsHidden
            && (search == nil) == (other.search == nil) && toolbars.elementsEqual(other.toolbars, by: ===)
    }

    @MainActor
    package static func of(_ node: ViewNode) -> PageChrome {
        var chrome = PageChrome()
        node.contribute(to: &chrome)
        return chrome
    }
}

/// The declaration that a page was built from.
package struct PageVersion: Equatable {
    package let source: ObjectIdentifier
    package let count: Int

    package init(source: ObjectIdentifier, count: Int) {
        self.source = source
        self.count = count
    }
}

/// The modifier that tells the screen around a view of its title, tools or search.
nonisolated public struct _ChromeModifier: ViewModifier {
    public typealias Body = Never

    let change: @MainActor (inout PageChrome) -> Void

    package init(_ change: @escaping @MainActor (inout PageChrome) -> Void) {
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
package protocol ChromeTeller: ViewNode {
    func tell(_ chrome: inout PageChrome)
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

    func tell(_ chrome: inout PageChrome) {
        view.modifier.change(&chrome)
    }

    override func contribute(to chrome: inout PageChrome) {
        tell(&chrome)
        super.contribute(to: &chrome)
    }
}

/// Something that depends on the chrome below it.
@MainActor
package protocol ChromeReader: ViewNode {
    func chromeChanged()
}

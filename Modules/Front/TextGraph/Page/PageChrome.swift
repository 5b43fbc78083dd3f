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

    /// The width that a page is to have as a column of a split view, in points.
    package struct ColumnWidth: Equatable {
        package let least: CGFloat?
        package let ideal: CGFloat
        package let most: CGFloat?

        package init(least: CGFloat?, ideal: CGFloat, most: CGFloat?) {
            self.least = least
            self.ideal = ideal
            self.most = most
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
    package var sidebarToolIsHidden = false
    package var columnWidth: ColumnWidth?
    package var destinations: [ObjectIdentifier: Destination] = [:]
    /// Whether a type has several destinations on the page: the outermost counts.
    package var repeatsDestinations = false
    package var presentations: [any Presentation] = []
    /// The stack whose pages are the screen's.
    package var stack: (any ScreenStack)?

    package init() {}

    /// Whether the bar of a page has the same in it; what is in its tools and its search field is theirs to tell.
    package func looksTheSame(as other: PageChrome) -> Bool {
        guard columnWidth == other.columnWidth, sidebarToolIsHidden == other.sidebarToolIsHidden else { return false }
        return title == other.title && subtitle == other.subtitle && barIsHidden == other.barIsHidden
            && titleIsHidden == other.titleIsHidden
            && (search == nil) == (other.search == nil) && toolbars.elementsEqual(other.toolbars, by: ===)
    }

    @MainActor
    package static func of(_ node: ViewNode) -> PageChrome { node.preference(PageKey.self) ?? PageChrome() }

    fileprivate mutating func add(_ next: PageChrome) {
        title = title ?? next.title
        subtitle = subtitle ?? next.subtitle
        toolbars += next.toolbars
        search = search ?? next.search
        searchParts += next.searchParts
        refresh = refresh ?? next.refresh
        backIsHidden = backIsHidden || next.backIsHidden
        barIsHidden = barIsHidden || next.barIsHidden
        titleIsHidden = titleIsHidden || next.titleIsHidden
        dismissIsDisabled = dismissIsDisabled || next.dismissIsDisabled
        sidebarToolIsHidden = sidebarToolIsHidden || next.sidebarToolIsHidden
        columnWidth = columnWidth ?? next.columnWidth
        repeatsDestinations = repeatsDestinations || next.repeatsDestinations
        for (type, destination) in next.destinations { add(destination, for: type, isOuter: false) }
        presentations += next.presentations
        stack = stack ?? next.stack
    }

    package mutating func add(_ destination: Destination, for type: ObjectIdentifier, isOuter: Bool = true) {
        let isRepeated = destinations[type] != nil
        repeatsDestinations = repeatsDestinations || isRepeated
        if isOuter || !isRepeated { destinations[type] = destination }
    }
}

/// What a page says goes up as any preference does.
extension PageKey: PreferenceKey {
    package static var defaultValue: PageChrome { PageChrome() }

    /// Of several views side by side the first one counts.
    package static func reduce(value: inout PageChrome, nextValue: () -> PageChrome) {
        value.add(nextValue())
    }
}

/// A stack of pages as the host sees it.
@MainActor
package protocol ScreenStack: ViewNode {
    var path: [String] { get }
    var top: (chrome: PageChrome, depth: Int) { get }
    var topNode: ViewNode { get }
    /// Whether one of its pages refuses to be dismissed.
    var isHeldOpen: Bool { get }
    func pop()
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

/// A node that says something of the page that it is on. What it says goes before what those inside it say.
@MainActor
package protocol PageSource: PreferenceSource {
    func change(_ chrome: inout PageChrome)
    /// Notes that a node inside has asked what is said around it.
    func asked(by node: ViewNode)
}

extension PageSource {
    package func asked(by node: ViewNode) {}

    package func value(over inner: Any?) -> Any {
        var chrome = inner as? PageChrome ?? PageChrome()
        change(&chrome)
        return chrome
    }
}

private final class ChromeNode<Base: View>: ContentNode<ModifiedContent<Base, _ChromeModifier>, Base>, PageSource {
    /// The stacks inside that have asked what is said around them.
    private var askers: [WeakNode] = []

    override init(_ view: ModifiedContent<Base, _ChromeModifier>, _ context: NodeContext) {
        super.init(view, context)
        beginGiving(PageKey.self)
    }

    override class func content(of view: ModifiedContent<Base, _ChromeModifier>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _ChromeModifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        givesAnew(PageKey.self)
        for asker in askers.compactMap(\.node) { graph.tellLater(asker) }
        askers = []
    }

    func change(_ chrome: inout PageChrome) { view.modifier.change(&chrome) }
    func asked(by node: ViewNode) { askers.append(WeakNode(node: node)) }
}

private struct WeakNode {
    weak var node: ViewNode?
}

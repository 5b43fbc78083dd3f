/// A page of a stack, with what it says of itself. It is not nested in the stack's node, which is generic: the runtime
/// would be asked for its type at each step from page to page.
@MainActor
final class StackPage {
    let entry: StackEntry?
    let node: ViewNode
    let element: PageElement
    /// What is said on the page itself.
    private(set) var said = PageChrome()
    /// That, with a search that the whole stack declares.
    var chrome = PageChrome()
    /// The destinations that are declared on this page and those below it.
    private(set) var destinations = StackDestinations()
    /// The version of what is said on the page.
    private var knownVersion: Int?
    private var knownTitle: String?
    var version: PageVersion?
    /// The stack's count of changes when the elements of the page were gathered.
    var gathered = 0

    init(_ entry: StackEntry?, _ node: ViewNode, _ element: PageElement) {
        self.entry = entry
        self.node = node
        self.element = element
    }

    /// Takes what is said on the page, which stands upon another; tells whether it, or what is said below it, is
    /// something else than before.
    func refreshChrome(upon page: StackPage?, isOther: Bool) -> Bool {
        let isNew = node.givesOther(PageKey.self, since: knownVersion)
        if isNew {
            said = PageChrome.of(node)
            chrome = said
            knownVersion = node.versionGiven(PageKey.self)
            knownTitle = nil
        }
        guard isOther || isNew else { return false }
        destinations = page?.destinations ?? StackDestinations()
        destinations.add(said)
        return true
    }

    func title(in environment: EnvironmentValues) -> String {
        if let knownTitle { return knownTitle }
        let title = said.title?.string(in: environment) ?? ""
        if !followsTheClock { knownTitle = title }
        return title
    }

    var followsTheClock: Bool { said.title?.followsTheClock == true }

    func environmentChanged() {
        knownTitle = nil
    }
}

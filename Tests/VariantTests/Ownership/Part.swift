/// A part of a scene that the ownership graph names.
struct Part {
    let name: String
    /// Whether it belongs to the form itself.
    let isOwn: Bool
    /// Whether it is the place of a View on the screen.
    let isPlace: Bool
    /// Whether what it holds is no more of the scene's affair.
    var isEnd: Bool { !isOwn }

    private static let roles = [
        "View", "Screen", "Presenter", "PresenterImp", "Interactor", "Router", "RouterImp", "ViewAdapter", "Module",
        "Destinations", "Wireframe", "ViewController",
    ]
    private static let node = "TextGraph.CompositeNode<"
    private static let others = ["ViperKit.NavigationStackCoordinator", "SharedScenes.RootPresenter"]

    init?(_ type: Any.Type, of modules: [String]) {
        var name = String(reflecting: type)
        // The front's node of a View stands for the View: it keeps its state.
        isPlace = name.hasPrefix(Self.node)
        if isPlace { name = String(name.dropFirst(Self.node.count)) }
        let plain = String(name.prefix { $0 != "<" && $0 != ">" && $0 != "," })
        guard let dot = plain.firstIndex(of: ".") else { return nil }
        let (module, local) = (plain[..<dot], plain[plain.index(after: dot)...])
        if Self.others.contains(plain) {
            self.name = String(local)
            isOwn = false
        } else if modules.contains(String(module)), local.contains("Home"), Self.roles.contains(where: local.hasSuffix)
        {
            self.name = String(local)
            isOwn = true
        } else {
            return nil
        }
    }
}

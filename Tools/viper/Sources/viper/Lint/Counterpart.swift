/// Which role stands behind a type that another holds, whatever words its protocol has.
enum Counterpart: Sendable {
    case view, presenter, interactor, router, output

    /// `HomeViewInput`, `any HomeViewProtocol` and `PresenterToViewHomeProtocol` are a view.
    static func of(_ name: String) -> Counterpart? {
        for (word, role) in directions where name.contains(word) { return role }
        var name = Substring(name)
        for end in ["Protocol", "Interface", "Type", "Contract", "Impl"] where name.hasSuffix(end) {
            name = name.dropLast(end.count)
        }
        return ends.first { name.hasSuffix($0.word) }?.role
    }

    private static let directions: [(String, Counterpart)] = [
        ("ToView", .view), ("ToPresenter", .presenter), ("ToInteractor", .interactor), ("ToRouter", .router),
        ("ToWireframe", .router), ("ToWireFrame", .router),
    ]

    private static let ends: [(word: String, role: Counterpart)] = [
        ("InteractorOutput", .output), ("ViewOutput", .presenter), ("ViewInput", .view),
        ("InteractorInput", .interactor),
        ("RouterInput", .router), ("PresenterInput", .presenter), ("PresenterOutput", .view), ("Output", .output),
        ("Delegate", .output), ("PresentableListener", .output), ("Listener", .output), ("EventHandler", .presenter),
        ("DisplayLogic", .view), ("Viewable", .view), ("ViewBehavior", .view), ("ViewController", .view),
        ("View", .view),
        ("Navigable", .output), ("PresentationLogic", .presenter), ("Presenter", .presenter),
        ("Presenting", .presenter),
        ("BusinessLogic", .interactor), ("Interactor", .interactor), ("Interacting", .interactor),
        ("Interactive", .interactor), ("RoutingLogic", .router), ("Router", .router), ("Routing", .router),
        ("Routable", .router), ("Wireframe", .router), ("WireFrame", .router), ("DataPassing", .router),
    ]
}

extension SourceFacts.Property {
    /// The one type of a value that is held, without `any`, `?` and brackets; nil of collections, wrappers and closures.
    var heldType: String? {
        guard !holdsFunction else { return nil }
        if type.isEmpty { return madeType }
        let plain = type.split { "()?! ".contains($0) }.filter { $0 != "any" && $0 != "some" && $0 != "&" }
        guard let first = plain.first, plain.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
        else { return nil }
        return String(first)
    }

    var isWeak: Bool { modifiers.contains { $0 == "weak" || $0.hasPrefix("unowned") } }
    /// Whether it is kept, and kept alive.
    var isHeldStrongly: Bool { isStored && !isStatic && !isWeak && heldType != nil }
}

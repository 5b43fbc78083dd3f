/// Which role stands behind a type that another holds, whatever words its protocol has.
enum Counterpart: Sendable {
    case view, presenter, interactor, router, output

    /// `HomeViewInput`, `any HomeViewProtocol` and `PresenterToViewHomeProtocol` are a view.
    static func of(_ name: String) -> Counterpart? {
        if name.has("To") {
            for (word, role) in directions where name.has(word) { return role }
        }
        var name = name
        for end in kinds where name.hasSuffix(end) { name.removeLast(end.utf8.count) }
        return ends.first { name.hasSuffix($0.word) }?.role
    }

    private static let kinds = ["Protocol", "Interface", "Type", "Contract", "Impl"]

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
    static func heldType(_ type: String, made: String?, holdsFunction: Bool) -> String? {
        guard !holdsFunction else { return nil }
        if type.isEmpty { return made }
        if type.utf8.allSatisfy(\.isOfName) { return type }
        let plain = type.split { "()?! ".contains($0) }.filter { $0 != "any" && $0 != "some" && $0 != "&" }
        guard let first = plain.first, plain.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
        else { return nil }
        return String(first)
    }

    var isWeak: Bool { modifiers.contains { $0 == "weak" || $0.hasPrefix("unowned") } }
    /// Whether it is kept, and kept alive.
    var isHeldStrongly: Bool { isStored && !isStatic && !isWeak && heldType != nil }
}

extension UInt8 {
    /// Whether it is an ASCII letter, a digit or `_`.
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

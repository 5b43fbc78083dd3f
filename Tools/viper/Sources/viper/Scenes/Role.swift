/// What a part of a scene is for.
enum Role: String, Sendable, CaseIterable, Codable {
    case factory, parameters, interface, view, presenter, router, interactor, uiModel, entity

    /// As the types are called; the documents' other forms have other words for some.
    var suffixes: [String] {
        switch self {
        case .factory: ["Factory", "Builder"]
        case .parameters: ["Parameters"]
        case .interface:
            [
                "Presentable", "Interactive", "Routable", "Viewable", "Navigable", "Delegate", "Destinations",
                "InteractorInterface", "WireframeInterface",
            ]
        case .view: ["View", "ViewController", "Controller", "Screen"]
        case .presenter: ["Presenter"]
        case .router: ["Router", "Wireframe"]
        case .interactor: ["Interactor", "Interacter"]
        case .uiModel: ["UIModel"]
        case .entity: ["Entity"]
        }
    }

    var title: String {
        switch self {
        case .uiModel: "UIModel"
        default: rawValue.capitalizedFirst
        }
    }

    /// A type of this role is nobody's to name but its Factory's.
    var isConcrete: Bool { [.view, .presenter, .router, .interactor].contains(self) }

    /// The scene and the role that a declaration says. Only a scene's protocol of destinations is a part of the scene;
    /// the types that conform to it are an app's.
    static func parse(_ declaration: SourceFacts.Declaration, words: [Role: [String]] = [:])
        -> (stem: String, role: Role)?
    {
        if declaration.name.hasSuffix("Destinations"), declaration.kind != .protocol { return nil }
        return parse(declaration.name, words: words)
    }

    /// The scene and the role that a type's name says: `Home` and Presenter of `HomePresenter`. A repository's own
    /// words come before those of all.
    static func parse(_ name: String, words: [Role: [String]] = [:]) -> (stem: String, role: Role)? {
        for (role, suffixes) in words {
            for suffix in suffixes where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
                return (String(name.dropLast(suffix.count)), role)
            }
        }
        for role in allCases {
            for suffix in role.suffixes where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
                // HomeView is no …ViewController, and HomeUIModel ends in nothing shorter.
                return (String(name.dropLast(suffix.count)), role)
            }
        }
        return nil
    }

    /// The role of a type or a file that is called after nothing else: `Presenter`, in a folder of its scene.
    static func bare(_ name: String) -> Role? {
        [Role.view, .presenter, .router, .interactor].first { $0.suffixes.contains(name) }
    }

    /// The scene that a folder is called after, above those that are called after roles: `Home` of `Home/Views`.
    static func scene(ofFolder folder: String) -> String? {
        folder.split(separator: "/").map(String.init).last { part in
            bare(part) == nil && !(part.hasSuffix("s") && bare(String(part.dropLast())) != nil)
        }
    }
}

/// A school of VIPER: which words its roles have, and which rules are about them.
enum Dialect: String, Sendable, CaseIterable, Codable {
    /// That of the documents: Factory, Parameters, Presentable, Interactive, Destinations.
    case documents
    /// Five roles behind protocols of any words, in UIKit or SwiftUI.
    case viper
    /// Uber’s: an Interactor leads, Builders make, Routers attach children.
    case ribs
    /// Clean Swift: the View asks the Interactor, that the Presenter, and that the View.
    case clean

    static let all = Set(allCases)

    /// The ends of names that are roles here, and not everywhere.
    var words: [Role: [String]] {
        switch self {
        case .documents: [:]
        case .viper, .ribs, .clean:
            [
                .factory: [
                    "ViewFactory", "ModuleFactory", "SceneFactory", "ModuleBuilder", "Assembly", "Assembler",
                    "Configurator",
                ],
                .view: ["VC"],
                .router: ["WireFrame", "Coordinator", "Navigator"],
            ]
        }
    }

    /// The dialect that most of the declarations speak.
    static func guess(_ files: [SourceFile]) -> Dialect {
        var presenters = 0
        // Who asks the Interactors, whatever the words: Presenters, or, as in Clean Swift, Views that they do not answer.
        var (asking, views, answering) = (0, 0, 0)
        var votes: [Dialect: Int] = [:]
        for file in files {
            for declaration in file.facts.declarations where !declaration.isNested && declaration.kind != .extension {
                if declaration.kind != .protocol {
                    let asks = declaration.properties.contains {
                        $0.isStored && $0.heldRole == .interactor
                    }
                    let answers = declaration.properties.contains {
                        $0.isStored && $0.heldRole == .presenter
                    }
                    if declaration.name.hasSuffix("Interactor"), answers { answering += 1 }
                    if declaration.name.hasSuffix("Presenter") {
                        presenters += 1
                        if asks { asking += 1 }
                    } else if asks, Role.parse(declaration.name, words: Dialect.clean.words)?.role == .view {
                        views += 1
                    }
                }
                if let dialect = dialect(of: declaration) { votes[dialect, default: 0] += 1 }
            }
        }
        if min(views, answering) > asking { votes[.clean, default: 0] += views }
        let best = [Dialect.ribs, .clean, .documents].max { votes[$0, default: 0] < votes[$1, default: 0] }
        guard let best, let count = votes[best], count * 2 >= presenters else { return .viper }
        return best
    }

    private static func dialect(of declaration: SourceFacts.Declaration) -> Dialect? {
        let name = declaration.name
        guard declaration.kind == .protocol else {
            if declaration.inherits.contains(where: ribsTypes.contains) { return .ribs }
            let isFactory =
                name.hasSuffix("Factory") && declaration.functions.contains { $0.name == "mock" && $0.isStatic }
            let isModel = declaration.kind == .enum && name.hasSuffix("UIModel")
            return isFactory || isModel ? .documents : nil
        }
        if declaration.inherits.contains(where: ribsTypes.contains) || name.hasSuffix("PresentableListener") {
            return .ribs
        }
        if ["DisplayLogic", "BusinessLogic", "PresentationLogic", "RoutingLogic"].contains(where: name.hasSuffix) {
            return .clean
        }
        let isDocumented =
            name.hasSuffix("Interactive")
            || name.hasSuffix("Presentable") && declaration.inherits.contains("ObservableObject")
        return isDocumented ? .documents : nil
    }

    private static let ribsTypes: Set<String> = [
        "ViewableRouter", "LaunchRouter", "PresentableInteractor", "ViewableRouting", "ViewControllable",
        "LaunchRouting",
    ]
}

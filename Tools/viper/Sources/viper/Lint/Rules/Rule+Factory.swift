extension Rule {
    static let factory = [
        Rule(
            id: "V003", title: "A Factory cannot be made: it is an enum without cases.",
            why: "A Factory that is a value invites state, and scenes that depend on who made them.",
            advice: "Make it an enum without cases; the documents’ struct with a private init says the same.",
            bad: """
                // Modules/Shared/Home/HomeFactory.swift
                struct HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                """
        ) { context in
            context.parts(.factory).compactMap { item in
                let declaration = item.declaration
                guard item.name.hasSuffix("Factory") else { return nil }
                switch declaration.kind {
                case .enum:
                    return declaration.cases.isEmpty ? nil : item.violation("\(item.name) has cases: it can be made")
                case .struct, .class:
                    let initializers = declaration.functions.filter(\.isInitializer)
                    let isClosed = !initializers.isEmpty && initializers.allSatisfy(\.isPrivate)
                    return isClosed ? nil : item.violation("\(item.name) is a \(declaration.kind) that can be made")
                default: return item.violation("\(item.name) is a \(declaration.kind) that can be made")
                }
            }
        },
        Rule(
            id: "V004", title: "A Factory has static methods and nothing else.",
            why: "What a Factory keeps outlives the scenes that it made.",
            advice: "Make it a static method, and hand over what it needs as an argument.",
            bad: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static var last: AnyView?
                    static func mock() -> some View { Text("Home") }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                """
        ) { context in
            context.located.filter { $0.part.role == .factory && $0.name.hasSuffix("Factory") }.flatMap { item in
                let kept = item.declaration.properties.filter { $0.isStored }.map {
                    item.at($0.offset, "\(item.name) keeps \($0.name)")
                }
                let methods = item.declaration.functions.filter { !$0.isStatic && !$0.isInitializer }.map {
                    item.at($0.offset, "\(item.name).\($0.name) is not static, so that nobody can call it")
                }
                return kept + methods
            }
        },
        Rule(
            id: "V005", title: "A scene’s Factory makes a mock of it.",
            why: "Previews and tests show a scene without an app, a store or a user.",
            advice: "Add “static func mock() -> some View” to the Factory.",
            bad: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {}
                """,
            good: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                """
        ) { context in
            context.parts(.factory).filter { $0.name.hasSuffix("Factory") }.compactMap { item in
                let functions = context.declarations(of: item).flatMap(\.declaration.functions)
                if functions.contains(where: { $0.name == "mock" && $0.isStatic }) { return nil }
                return item.violation("\(item.name) makes no mock")
            }
        },
        Rule(
            id: "V006", title: "An app’s method of a Factory is called after the app.",
            why: "At the place of the call one reads for whom the scene is made.",
            advice: "Call it as viper.yml calls this folder’s audience; one that gives an Interactor may say that.",
            bad: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                // Modules/Patient/Home/HomeFactory+Patient.swift
                extension HomeFactory {
                    static func patient() -> some View { Text("Home") }
                    static func make() -> some View { Text("Home") }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                // Modules/Patient/Home/HomeFactory+Patient.swift
                extension HomeFactory {
                    static func patient() -> some View { Text("Home") }
                }
                """
        ) { context in
            guard context.configuration.shared != nil else { return [] }
            return context.located.filter { $0.part.role == .factory && $0.name.hasSuffix("Factory") }.flatMap { item in
                guard let audience = item.audience else { return [Violation]() }
                return item.declaration.functions.filter { function in
                    function.isStatic && !function.isPrivate && function.name != "mock"
                        && !function.name.begins(with: audience.name) && !function.givesInteractor
                }.map {
                    item.at($0.offset, "\(item.name).\($0.name) stands in \(audience.name)’s folder under another name")
                }
            }
        },
        Rule(
            id: "V007", title: "Only a scene’s Factory names its View, Presenter, Router and Interactors.",
            why: "Who names a concrete role can be used with no other, and no app can bring its own.",
            advice: "Ask the scene’s Factory for it, or name the protocol.",
            bad: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {}
                // Modules/Shared/Visits/VisitsPresenter.swift
                @MainActor
                final class VisitsPresenter {
                    func didTapHome() { print(HomePresenter()) }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static func mock() -> some View { HomeView(presenter: HomePresenter()) }
                }
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {}
                """
        ) { context in
            context.sceneFiles.flatMap { index, file in
                let scene = context.project.scene(ofFile: index)?.name
                return file.facts.names.compactMap { name -> Violation? in
                    guard let owner = context.owners[name.text], let of = owner.scene, owner.role?.isConcrete == true,
                        name.within != name.text, name.within?.hasSuffix("Previews") != true
                    else { return nil }
                    // A controller may name the view that it shows.
                    if scene == of, owner.role == .view, name.within.flatMap({ context.owners[$0]?.role }) == .view {
                        return nil
                    }
                    if scene == of, name.within == of + "Factory" || name.within == of + "Builder" { return nil }
                    // One that makes all scenes, where they have none of their own.
                    if context.composesAll(name.within, also: of) { return nil }
                    if scene == nil, context.isPutTogetherOutside(of) { return nil }
                    // In the documents' other forms a wireframe or a builder composes its scene.
                    if scene == of, context.composes(name.within, of: of) { return nil }
                    if scene == of, context.isSeenConcretely(owner, from: name.within, in: of) { return nil }
                    if context.composes(name.text, of: of) { return nil }
                    let maker = context.owners[of + "Factory"] == nil ? "a Factory of \(of)" : "\(of)Factory"
                    return Violation(
                        file: index, offset: name.offset, message: "\(name.text) is named outside of \(maker)")
                }
            }
        },
    ]
}

extension SourceFacts.Function {
    /// Whether it is for those who ask without a screen.
    fileprivate var givesInteractor: Bool {
        resultNames.contains { $0.hasSuffix("Interactor") || $0.hasSuffix("Interactive") }
    }
}

extension LintContext {
    /// Whether a scene without a Factory is put together by this type: its wireframe or router.
    fileprivate func composes(_ type: String?, of scene: String) -> Bool {
        guard let type, let found = project.scene(scene), Role.router.suffixes.contains(where: { type == scene + $0 })
        else { return false }
        return !found.sides.contains { $0.has(.factory) }
    }

    /// Whether this type, such as an assembly, makes a scene that has no Factory.
    fileprivate func composesAll(_ type: String?, also scene: String) -> Bool {
        let words = ["Factory", "Builder", "Assembly", "Assembler", "Configurator", "Container"]
        guard let type, let word = words.first(where: { type.hasSuffix($0) }), let found = project.scene(scene) else {
            return false
        }
        let other = project.scene(String(type.dropLast(word.count)))
        let isOthers = other?.sides.contains { word == "Factory" || $0.has(.presenter) || $0.has(.view) } ?? false
        return !isOthers && !found.sides.contains { $0.has(.factory) }
    }

    /// Whether who opens a scene, such as an AppDelegate, may put it together: in other forms than the documents'.
    fileprivate func isPutTogetherOutside(_ scene: String) -> Bool {
        project.scene(scene).map { !isDocumented($0) && !$0.sides.contains { $0.has(.factory) } } ?? false
    }

    /// Whether it is a Presenter without a protocol, which its View knows itself in forms other than the documents'.
    fileprivate func isSeenConcretely(_ owner: Owner, from type: String?, in scene: String) -> Bool {
        guard owner.role == .presenter, let type, let (stem, role) = Role.parse(type), let found = project.scene(scene)
        else { return false }
        return stem == scene && role == .view && !isDocumented(found)
    }
}

extension Rule {
    static let router = [
        Rule(
            id: "V024", title: "A Router is a struct and a ViewModifier.",
            why: "It says for a View which Parameters lead on, and has no life of its own.",
            advice: "Declare “struct …Router<Destinations: …Destinations>: ViewModifier”.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                // Modules/Shared/Home/HomeRouter.swift
                final class HomeRouter {}
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {}
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter: ViewModifier {}
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {}
                """
        ) { context in
            context.swiftUIRouters.filter { context.isDocumented($0.scene) && !$0.scene.hasBuilder }.compactMap {
                item in
                guard item.declaration.kind == .struct else {
                    return item.violation("\(item.name) is a \(item.declaration.kind), not a struct")
                }
                let inherited = context.inherited(item)
                let routable = item.scene.interface("Routable")
                if inherited.contains("ViewModifier") { return nil }
                if let routable, inherited.contains(routable.name), routable.inherits.contains("ViewModifier") {
                    return nil
                }
                return item.violation("\(item.name) is no ViewModifier")
            }
        },
        Rule(
            id: "V025", title: "A shared Router asks no Factory: its destinations are given to it.",
            why: "What stands at a destination is the app’s to say; a Router that says it knows one app’s scenes.",
            advice: "Ask the scene’s Destinations for it, which each app’s one type conforms to.",
            bad: """
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter<Destinations: HomeDestinations>: ViewModifier {
                    func body(content: Content) -> some View {
                        content.navigationDestination(for: VisitParameters.self) { VisitFactory.mock(parameters: $0) }
                    }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter<Destinations: HomeDestinations>: ViewModifier {
                    let destinations: Destinations

                    func body(content: Content) -> some View {
                        content.navigationDestination(for: VisitParameters.self) { destinations.visit($0) }
                    }
                }
                """
        ) { context in
            context.swiftUIRouters.filter { $0.audience == nil }.flatMap { item in
                context.names(in: item).filter { $0.name.text.hasSuffix("Factory") }.map {
                    Violation(file: $0.file, offset: $0.name.offset, message: "\(item.name) asks \($0.name.text)")
                }
            }
        },
        Rule(
            id: "V026", title: "A Router keeps its destinations and nothing else.",
            why: "It is made anew with every drawing; what else it kept would be lost, or be the Presenter’s.",
            advice: "Keep what conforms to the scene’s Destinations.",
            bad: """
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter: ViewModifier {
                    var count = 0
                }
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {}
                """,
            good: """
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter<Destinations: HomeDestinations>: ViewModifier {
                    let destinations: Destinations
                }
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {}
                """
        ) { context in
            context.swiftUIRouters.flatMap { item in
                let generics = Set(item.declaration.generics.map(\.name))
                return item.declaration.properties.filter { property in
                    property.isStored && !property.isStatic && !property.holdsFunction && property.attributes.isEmpty
                        && !property.typeNames.contains { generics.contains($0) || $0.hasSuffix("Destinations") }
                }.map { item.at($0.offset, "\(item.name) keeps \($0.name), which is no destination") }
            }
        },
        Rule(
            id: "V052",
            title: "A Router is generic over its scene’s Destinations: it keeps no closures and erases nothing.",
            why: "Closures and AnyView hide what is missing; by a protocol, a destination forgotten does not compile.",
            advice:
                "Declare “protocol …Destinations” in the Interface, and “struct …Router<Destinations: …Destinations>”.",
            bad: """
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter: ViewModifier {
                    private let visit: (VisitParameters) -> AnyView

                    func body(content: Content) -> some View {
                        content.navigationDestination(for: VisitParameters.self, destination: visit)
                    }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeDestinations {
                    associatedtype VisitScreen: View

                    func visit(_ parameters: VisitParameters) -> VisitScreen
                }
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter<Destinations: HomeDestinations>: ViewModifier {
                    let destinations: Destinations

                    func body(content: Content) -> some View {
                        content.navigationDestination(for: VisitParameters.self) { destinations.visit($0) }
                    }
                }
                """
        ) { context in
            context.swiftUIRouters.filter { !$0.scene.hasBuilder }.flatMap { item in
                let closures = item.declaration.properties.filter { $0.isStored && $0.holdsFunction }.map {
                    item.at($0.offset, "\(item.name) keeps \($0.name), which is a closure")
                }
                let erasures = context.names(in: item).filter { $0.name.text == "AnyView" }.map {
                    Violation(file: $0.file, offset: $0.name.offset, message: "\(item.name) erases a destination")
                }
                guard item.audience == nil, context.leadsOn(item), !item.isGenericOverDestinations else {
                    return closures + erasures
                }
                return [item.violation("\(item.name) is not generic over \(item.scene.name)Destinations")]
                    + closures + erasures
            }
        },
        Rule(
            id: "V053", title: "A destination is asked of every app: none has a default.",
            why: "A destination that an app forgets is to be a compile error, not a screen on which nothing is.",
            advice: "Leave it to each app’s type, or ask for it in a protocol of the apps’ own that have it.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeDestinations {
                    associatedtype VisitScreen: View

                    func visit(_ parameters: VisitParameters) -> VisitScreen
                }

                extension HomeDestinations {
                    func visit(_ parameters: VisitParameters) -> some View { EmptyView() }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeDestinations {
                    associatedtype VisitScreen: View

                    func visit(_ parameters: VisitParameters) -> VisitScreen
                }
                """
        ) { context in
            let asked = Dictionary(
                uniqueKeysWithValues: context.interfaces(["Destinations"]).map { item in
                    (item.name, Set(item.declaration.functions.map(\.name)))
                })
            return context.sceneFiles.flatMap { index, file in
                file.facts.declarations.filter { $0.kind == .extension }.flatMap { declaration in
                    declaration.functions.filter { asked[declaration.name]?.contains($0.name) == true }.map {
                        Violation(
                            file: index, offset: $0.offset,
                            message: "an app can leave out where \(declaration.name).\($0.name) leads")
                    }
                }
            }
        },
        Rule(
            id: "V057", title: "An app says in one type where its scenes lead.",
            why:
                "In one stack the destination nearest the root wins: two that say it differently lead now here, now there.",
            advice: "Let the app’s one type conform to all the scenes’ Destinations.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeDestinations {}
                // Modules/Patient/Home/HomeOnlyDestinations.swift
                struct HomeOnlyDestinations: HomeDestinations {}
                // Modules/Patient/Scope/PatientDestinations.swift
                struct PatientDestinations: HomeDestinations {}
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeDestinations {}
                // Modules/Patient/Scope/PatientDestinations.swift
                struct PatientDestinations: HomeDestinations {}
                """
        ) { context in
            context.configuration.audiences.flatMap { audience -> [Violation] in
                let own = audience.prefix + "Destinations"
                let all = context.project.conformances(in: audience)
                // By scene, the type that says where it leads: the one that is called after the app, else the first.
                let first = Dictionary(
                    (all.filter { $0.type == own } + all).flatMap { item in item.scenes.map { ($0, item.type) } },
                    uniquingKeysWith: { first, _ in first })
                return all.compactMap { item in
                    guard let scene = item.scenes.sorted().first(where: { first[$0] != item.type }),
                        let other = first[scene]
                    else { return nil }
                    return Violation(
                        file: item.file, offset: item.offset,
                        message: "\(item.type) says where \(scene) leads, and so does \(other)")
                }
            }
        },
    ]
}

extension Scene {
    /// Whether it is in the adapter's form, whose Router navigates for the Presenter.
    fileprivate var hasBuilder: Bool {
        sides.contains { side in side.parts(.factory).contains { $0.declaration.name.hasSuffix("Builder") } }
    }
}

extension LintContext.Located {
    fileprivate var isGenericOverDestinations: Bool {
        declaration.generics.contains { $0.constraints.contains(scene.name + "Destinations") }
    }
}

extension LintContext {
    /// Whether a Router names Parameters for which there is a destination.
    fileprivate func leadsOn(_ item: Located) -> Bool {
        item.side.files.contains { file in
            files[file].facts.calls.contains { $0.name == "navigationDestination" && $0.within == item.name }
        }
    }

    /// The Routers of scenes in SwiftUI's form.
    fileprivate var swiftUIRouters: [Located] {
        parts(.router).filter { item in
            item.name.hasSuffix("Router") && item.declaration.kind != .typealias
                && (isSwiftUI(item.scene) || item.declaration.inherits.contains("ViewModifier"))
        }
    }
}

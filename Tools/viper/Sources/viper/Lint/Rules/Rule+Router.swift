extension Rule {
    static let router = [
        Rule(
            id: "V024", title: "A Router is a struct and a ViewModifier.",
            why: "It says for a View which Parameters lead on, and has no life of its own.",
            advice: "Declare “struct …Router: …Routable”, with “protocol …Routable: ViewModifier”.",
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
            advice: "Take a closure for the destination in the init, and let each app’s Factory give it.",
            bad: """
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter: ViewModifier {
                    func body(content: Content) -> some View {
                        content.navigationDestination(for: VisitParameters.self) { VisitFactory.mock(parameters: $0) }
                    }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter: ViewModifier {
                    private let visit: (VisitParameters) -> AnyView

                    func body(content: Content) -> some View {
                        content.navigationDestination(for: VisitParameters.self, destination: visit)
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
            id: "V026", title: "A Router keeps destinations and nothing else.",
            why: "It is made anew with every drawing; what else it kept would be lost, or be the Presenter’s.",
            advice: "Keep one closure for each destination.",
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
                struct HomeRouter: ViewModifier {
                    private let visit: (VisitParameters) -> AnyView
                }
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {}
                """
        ) { context in
            context.swiftUIRouters.flatMap { item in
                let generics = Set(item.declaration.generics.map(\.name))
                return item.declaration.properties.filter { property in
                    property.isStored && !property.isStatic && !property.holdsFunction && property.attributes.isEmpty
                        && !property.typeNames.contains(where: generics.contains)
                }.map { item.at($0.offset, "\(item.name) keeps \($0.name), which is no destination") }
            }
        },
        Rule(
            id: "V052", title: "A Router is of one type: it erases its destinations inside.",
            why: "A Router with its destinations in its type makes the types of scenes that lead in circles endless.",
            advice: "Take the closure in a generic init, and keep “(…Parameters) -> AnyView”.",
            bad: """
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter<Visit: View>: ViewModifier {
                    private let visit: (VisitParameters) -> Visit
                }
                """,
            good: """
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter: ViewModifier {
                    private let visit: (VisitParameters) -> AnyView

                    init(visit: @escaping (VisitParameters) -> some View) {
                        self.visit = { AnyView(visit($0)) }
                    }
                }
                """
        ) { context in
            context.swiftUIRouters.filter { !$0.declaration.generics.isEmpty }.map {
                $0.violation(
                    "\($0.name) is generic over \($0.declaration.generics.map(\.name).joined(separator: ", "))")
            }
        },
        Rule(
            id: "V053", title: "A destination is asked of every app: it has no default but nil.",
            why: "A destination that an app forgets is to be a compile error, not a screen on which nothing is.",
            advice: "Leave the default out, or make the closure optional where only some apps have the destination.",
            bad: """
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter: ViewModifier {
                    init(visit: @escaping (VisitParameters) -> AnyView = { _ in AnyView(EmptyView()) }) {}
                }
                """,
            good: """
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter: ViewModifier {
                    init(
                        visit: @escaping (VisitParameters) -> AnyView,
                        patients: ((PatientsParameters) -> AnyView)? = nil
                    ) {}
                }
                """
        ) { context in
            context.swiftUIRouters.flatMap { item in
                context.declarations(of: item).flatMap { file, declaration in
                    declaration.functions.filter(\.isInitializer).flatMap(\.parameters).filter { parameter in
                        parameter.holdsFunction && parameter.defaultValue != nil && parameter.defaultValue != "nil"
                    }.map {
                        Violation(
                            file: file, offset: $0.offset,
                            message: "\(item.name) can be made without saying where \($0.label) leads")
                    }
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

extension LintContext {
    /// The Routers of scenes in SwiftUI's form.
    fileprivate var swiftUIRouters: [Located] {
        parts(.router).filter { item in
            item.name.hasSuffix("Router") && item.declaration.kind != .typealias
                && (isSwiftUI(item.scene) || item.declaration.inherits.contains("ViewModifier"))
        }
    }
}

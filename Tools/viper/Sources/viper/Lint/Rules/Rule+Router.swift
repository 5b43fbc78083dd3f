extension Rule {
    static let router = [
        Rule(
            id: "V024", title: "A Router is a struct and a ViewModifier.",
            why: "It says for a View which Parameters lead on, and has no life of its own.",
            advice: "Declare “struct …Router: …Routable”, with “protocol …Routable: ViewModifier”.",
            bad: """
                // Modules/Shared/Home/HomeRouter.swift
                final class HomeRouter {}
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {}
                """,
            good: """
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter: ViewModifier {}
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {}
                """
        ) { context in
            context.swiftUIRouters.compactMap { item in
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
    ]
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

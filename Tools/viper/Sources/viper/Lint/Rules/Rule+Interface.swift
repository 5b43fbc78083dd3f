extension Rule {
    static let interface = [
        Rule(
            id: "V011", title: "A scene’s protocols stand in its Interface file.",
            why: "One file says how the roles speak with each other.",
            advice: "Move the protocol to the scene’s …Interface.swift.",
            bad: """
                // Modules/Shared/Home/HomeInteractive.swift
                protocol HomeInteractive: Sendable {}
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                """
        ) { context in
            context.interfaces().compactMap { item in
                let file = context.files[item.file]
                let names = ["Interface", "Interfaces", "Protocols", "Contract", "Contracts"]
                if names.contains(where: { file.stem == item.scene.name + $0 }) { return nil }
                return item.violation("\(item.name) stands in \(file.name), not in \(item.scene.name)Interface.swift")
            }
        },
        Rule(
            id: "V012", title: "The protocols name neither gateways nor an app’s scope.",
            why: "What stands behind the Interactor is not the Presenter’s or the View’s to know.",
            advice: "Let the Interactor answer with an entity.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {
                    var visits: any VisitsGateway { get }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {
                    func fetchVisits() async throws -> [Visit]
                }
                """
        ) { context in
            context.interfaces().flatMap { item in
                context.files[item.file].facts.names.filter { name in
                    name.within == item.name
                        && (name.text.isGateway || context.isScope(name.text))
                }.map { item.at($0.offset, "\(item.name) names \($0.text)") }
            }
        },
        Rule(
            id: "V013", title: "Each role stands behind its protocol of the scene.",
            why: "A role that is not behind its protocol cannot be replaced in a test or by another app.",
            advice: "Let it conform to the protocol in the scene’s Interface.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomePresentable: AnyObject {}
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {}
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomePresentable: AnyObject {}
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter: HomePresentable {}
                """
        ) { context in
            let pairs: [(Role, String)] = [
                (.presenter, "Presentable"), (.interactor, "Interactive"), (.router, "Routable"),
                (.interactor, "InteractorInterface"), (.router, "WireframeInterface"),
            ]
            return pairs.flatMap { role, suffix in
                context.parts(role, mocks: true).compactMap { item in
                    let wanted = item.scene.name + suffix
                    guard item.scene.interface(suffix) != nil, item.declaration.kind != .typealias,
                        !context.inherited(item).contains(wanted)
                    else { return nil }
                    return item.violation("\(item.name) does not conform to \(wanted)")
                }
            }
        },
    ]
}

extension LintContext {
    /// Whether it is an audience's scope, such as `PatientScope`.
    func isScope(_ name: String) -> Bool {
        configuration.audiences.contains { name == $0.prefix + "Scope" }
    }
}

extension Rule {
    static let interactor = [
        Rule(
            id: "V027", title: "An Interactor is a struct.",
            why: "It asks gateways and keeps nothing: an object would be one more life to end.",
            advice: "Declare “struct …Interactor: …Interactive”.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                // Modules/Patient/Home/PatientHomeInteractor.swift
                final class PatientHomeInteractor: HomeInteractive {}
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                // Modules/Patient/Home/PatientHomeInteractor.swift
                struct PatientHomeInteractor: HomeInteractive {}
                """
        ) { context in
            context.parts(.interactor).compactMap { item in
                guard item.scene.interface("Interactive") != nil, item.declaration.kind != .struct,
                    item.declaration.kind != .typealias
                else { return nil }
                return item.violation("\(item.name) is a \(item.declaration.kind), not a struct")
            }
        },
        Rule(
            id: "V028", title: "An Interactor is stateless.",
            why: "Two scenes that share one, or one that is asked twice at once, would see each other’s leftovers.",
            advice: "Make it a let that the init sets, or leave it to a gateway or the Presenter.",
            bad: """
                // Modules/Patient/Home/PatientHomeInteractor.swift
                struct PatientHomeInteractor {
                    private var fetched = 0
                }
                """,
            good: """
                // Modules/Patient/Home/PatientHomeInteractor.swift
                struct PatientHomeInteractor {
                    private let limit = 20
                }
                """
        ) { context in
            context.parts(.interactor).flatMap { item in
                item.declaration.properties.filter { property in
                    property.isStored && !property.isLet
                        && !property.modifiers.contains { $0 == "weak" || $0.hasPrefix("unowned") }
                }.map { item.at($0.offset, "\(item.name) keeps \($0.name), which can change") }
            }
        },
        Rule(
            id: "V029", title: "An Interactive is Sendable.",
            why: "The Presenter asks it from the main actor, and it answers from wherever its gateway is.",
            advice: "Declare “protocol …Interactive: Sendable”.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive {}
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                """
        ) { context in
            context.interfaces(["Interactive"]).compactMap { item in
                item.declaration.inherits.contains("Sendable") ? nil : item.violation("\(item.name) is not Sendable")
            }
        },
        Rule(
            id: "V030",
            title: "An Interactor knows nobody above it: no Presenter, View, Router or coordinator, and no UI.",
            why: "It answers to whoever asks: a scene, a command, a test.",
            advice: "Return a value or throw, and let the Presenter show it.", dialects: Dialect.all,
            bad: """
                // Modules/Patient/Home/PatientHomeInteractor.swift
                struct PatientHomeInteractor {
                    private let coordinator: NavigationStackCoordinator
                }
                """,
            good: """
                // Modules/Patient/Home/PatientHomeInteractor.swift
                struct PatientHomeInteractor {
                    func fetchHome() async throws {}
                }
                """
        ) { context in
            guard context.dialect == .documents else {
                return context.importers(of: LintContext.userInterface, in: .interactor).filter {
                    context.isOfInterface(in: $0.file, .interactor)
                }
            }
            let named = context.parts(.interactor, mocks: true).flatMap { item in
                context.names(in: item).filter { _, name in
                    [
                        "Presentable", "Routable", "Presenter", "Coordinator", "AlertParameters",
                        "ProgressViewParameters",
                    ]
                    .contains { name.text.hasSuffix($0) }
                }.map {
                    Violation(file: $0.file, offset: $0.name.offset, message: "\(item.name) names \($0.name.text)")
                }
            }
            return named + context.importers(of: LintContext.userInterface, in: .interactor)
        },
        Rule(
            id: "V031", title: "An Interactor is given its gateways and makes none.",
            why: "A gateway is made for who is signed in; an Interactor that makes one decides that by itself.",
            advice: "Take “any …Gateway” in the init, and let the Factory hand it over.",
            bad: """
                // Modules/Patient/Home/PatientHomeInteractor.swift
                struct PatientHomeInteractor {
                    private let visits = SQLiteVisitsGateway()
                }
                """,
            good: """
                // Modules/Patient/Home/PatientHomeInteractor.swift
                struct PatientHomeInteractor {
                    private let visits: any VisitsGateway

                    init(visits: any VisitsGateway) {
                        self.visits = visits
                    }
                }
                """
        ) { context in
            context.located.filter { $0.part.role != .factory }.flatMap { item in
                context.files[item.file].facts.calls.filter { call in
                    call.within == item.name
                        && ((call.base == nil && call.name.isTypeName && call.name.isGateway)
                            || (call.base?.isGateway ?? false))
                }.map { item.at($0.offset, "\(item.name) makes a \($0.base ?? $0.name)") }
            }.removingDuplicates()
        },
        Rule(
            id: "V032", title: "A scene keeps no scope: an Interactor takes its gateways out of it.",
            why: "Who keeps the scope can reach every gateway of the user, and its reader cannot tell which it needs.",
            advice: "Keep the gateways that it asks, one by one.",
            bad: """
                // Modules/Patient/Home/PatientHomeInteractor.swift
                struct PatientHomeInteractor {
                    private let scope: PatientScope
                }
                """,
            good: """
                // Modules/Patient/Home/PatientHomeInteractor.swift
                struct PatientHomeInteractor {
                    private let visits: any VisitsGateway

                    init(scope: PatientScope) {
                        visits = scope.gateways.visits
                    }
                }
                """
        ) { context in
            context.located.filter { $0.part.role != .factory && $0.part.role != .interface }.flatMap { item in
                item.declaration.properties.filter { property in
                    property.isStored && !property.holdsFunction && property.typeNames.contains(where: context.isScope)
                }.map { item.at($0.offset, "\(item.name) keeps a scope in \($0.name)") }
            }
        },
    ]
}

extension [Violation] {
    /// A type with extensions in one file is asked once for each.
    fileprivate func removingDuplicates() -> [Violation] {
        var seen: Set<[Int]> = []
        return filter { seen.insert([$0.file, $0.offset]).inserted }
    }
}

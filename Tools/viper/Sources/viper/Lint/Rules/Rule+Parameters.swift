extension Rule {
    static let parameters = [
        Rule(
            id: "V008", title: "Parameters are a struct that is Hashable, Codable and Sendable.",
            why: "They are an element of the navigation path and a deep link, kept for another time.",
            advice: "Declare “struct …Parameters: Hashable, Codable, Sendable”.",
            bad: """
                // Modules/Shared/Home/HomeParameters.swift
                struct HomeParameters: Hashable {
                    static let mock = HomeParameters()
                }
                """,
            good: """
                // Modules/Shared/Home/HomeParameters.swift
                struct HomeParameters: Hashable, Codable, Sendable {
                    static let mock = HomeParameters()
                }
                """
        ) { context in
            context.parts(.parameters).compactMap { item in
                guard item.declaration.kind != .typealias else { return nil }
                guard item.declaration.kind == .struct else {
                    return item.violation("\(item.name) is a \(item.declaration.kind), not a struct")
                }
                var inherited = context.inherited(item)
                if inherited.isSuperset(of: ["Encodable", "Decodable"]) { inherited.insert("Codable") }
                let missing = ["Hashable", "Codable", "Sendable"].filter { !inherited.contains($0) }
                return missing.isEmpty
                    ? nil : item.violation("\(item.name) is not \(missing.joined(separator: " and not "))")
            }
        },
        Rule(
            id: "V009", title: "Parameters have a mock.",
            why: "The scene’s mock, its previews and its tests begin with it.",
            advice: "Add “static let mock” to the Parameters.",
            bad: """
                // Modules/Shared/Home/HomeParameters.swift
                struct HomeParameters: Hashable, Codable, Sendable {}
                """,
            good: """
                // Modules/Shared/Home/HomeParameters.swift
                struct HomeParameters: Hashable, Codable, Sendable {
                    static let mock = HomeParameters()
                }
                """
        ) { context in
            context.parts(.parameters).filter { $0.declaration.kind != .typealias }.compactMap { item in
                let all = context.declarations(of: item).map(\.declaration)
                let hasMock =
                    all.flatMap(\.properties).contains { $0.name == "mock" && $0.isStatic }
                    || all.flatMap(\.functions).contains { $0.name == "mock" && $0.isStatic }
                return hasMock ? nil : item.violation("\(item.name) has no mock")
            }
        },
        Rule(
            id: "V010", title: "Parameters hold values.",
            why: "A closure, a gateway or a delegate in them can neither be compared nor kept for another time.",
            advice: "Hold an id or a value, and let the Factory hand over the rest.",
            bad: """
                // Modules/Shared/Home/HomeParameters.swift
                struct HomeParameters: Hashable, Codable, Sendable {
                    let completion: @Sendable () -> Void
                    static let mock = HomeParameters {}
                }
                """,
            good: """
                // Modules/Shared/Home/HomeParameters.swift
                struct HomeParameters: Hashable, Codable, Sendable {
                    let section: String
                    static let mock = HomeParameters(section: "Today")
                }
                """
        ) { context in
            context.parts(.parameters).flatMap { item in
                item.declaration.properties.filter { $0.isStored && !$0.isStatic }.compactMap { property in
                    if property.holdsFunction {
                        return item.at(property.offset, "\(item.name).\(property.name) is a closure")
                    }
                    let wrong = property.typeNames.first {
                        $0.isGateway || $0.hasSuffix("Delegate") || $0.hasSuffix("Coordinator")
                            || context.owners[$0]?.role?.isConcrete == true
                    }
                    return wrong.map {
                        item.at(property.offset, "\(item.name).\(property.name) is no value but a \($0)")
                    }
                }
            }
        },
        Rule(
            id: "V051", title: "Parameters are the Presenter’s: an Interactor is asked with them and keeps none.",
            why: "An Interactor that keeps them can answer for one visit of one scene only.",
            advice: "Let the Presenter keep them, and hand over what is needed with each question.",
            bad: """
                // Modules/Shared/Home/HomeParameters.swift
                struct HomeParameters: Hashable, Codable, Sendable {
                    static let mock = HomeParameters()
                }
                // Modules/Patient/Home/PatientHomeInteractor.swift
                struct PatientHomeInteractor {
                    private let parameters: HomeParameters
                }
                """,
            good: """
                // Modules/Shared/Home/HomeParameters.swift
                struct HomeParameters: Hashable, Codable, Sendable {
                    static let mock = HomeParameters()
                }
                // Modules/Patient/Home/PatientHomeInteractor.swift
                struct PatientHomeInteractor {
                    func fetchHome(_ parameters: HomeParameters) async throws {}
                }
                """
        ) { context in
            context.parts(.interactor, mocks: true).flatMap { item in
                item.declaration.properties.filter { property in
                    property.isStored && !property.isStatic && !property.holdsFunction
                        && property.typeNames.contains { context.owners[$0]?.role == .parameters }
                }.map { item.at($0.offset, "\(item.name) keeps \($0.name)") }
            }
        },
        Rule(
            id: "V055", title: "An Entity holds values.",
            why: "It is what an Interactor answered at one moment; with a gateway or a closure in it, it asks again.",
            advice: "Let the Interactor ask, and put what came of it into the Entity.",
            bad: """
                // Modules/Shared/Home/HomeEntity.swift
                struct HomeEntity {
                    let visits: any VisitsGateway
                }
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                """,
            good: """
                // Modules/Shared/Home/HomeEntity.swift
                struct HomeEntity {
                    let visits: [Visit]
                }
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                """
        ) { context in
            context.parts(.entity).flatMap { item in
                item.declaration.properties.filter { $0.isStored && !$0.isStatic }.compactMap { property in
                    if property.holdsFunction {
                        return item.at(property.offset, "\(item.name).\(property.name) is a closure")
                    }
                    return property.typeNames.first { $0.isGateway || context.owners[$0]?.role?.isConcrete == true }
                        .map { item.at(property.offset, "\(item.name).\(property.name) is no value but a \($0)") }
                }
            }
        },
        Rule(
            id: "V056", title: "Parameters and Entities import no UI.",
            why: "They are read where nothing is drawn: in a deep link, a command, a test.",
            advice: "Keep the plain value, and let the View make of it what it draws.",
            bad: """
                // Modules/Shared/Home/HomeEntity.swift
                import SwiftUI

                struct HomeEntity {
                    let color: Color
                }
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                """,
            good: """
                // Modules/Shared/Home/HomeEntity.swift
                struct HomeEntity {
                    let isUrgent: Bool
                }
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                """
        ) { context in
            context.importers(of: LintContext.userInterface, in: .parameters)
                + context.importers(of: LintContext.userInterface, in: .entity)
        },
    ]
}

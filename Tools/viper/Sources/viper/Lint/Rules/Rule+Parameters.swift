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
    ]
}

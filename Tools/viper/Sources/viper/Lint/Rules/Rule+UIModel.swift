extension Rule {
    static let uiModel = [
        Rule(
            id: "V033", title: "A UIModel is an enum without cases, of constants.",
            why: "How a scene looks is said once and does not change while it is shown.",
            advice: "Declare “enum …UIModel” with “static let”.",
            bad: """
                // Modules/Shared/Home/HomeUIModel.swift
                enum HomeUIModel {
                    static var spacing = 8
                }
                """,
            good: """
                // Modules/Shared/Home/HomeUIModel.swift
                enum HomeUIModel {
                    static let spacing = 8
                }
                """
        ) { context in
            context.parts(.uiModel).flatMap { item -> [Violation] in
                let declaration = item.declaration
                var found = declaration.properties.filter { !$0.isStatic || ($0.isStored && !$0.isLet) }.map {
                    item.at($0.offset, "\(item.name).\($0.name) is no constant")
                }
                let initializers = declaration.functions.filter(\.isInitializer)
                let isClosed = !initializers.isEmpty && initializers.allSatisfy(\.isPrivate)
                if declaration.kind != .enum && !isClosed {
                    found.append(item.violation("\(item.name) is a \(declaration.kind) that can be made"))
                } else if !declaration.cases.isEmpty {
                    found.append(item.violation("\(item.name) has cases: it can be made"))
                }
                return found
            }
        }
    ]
}

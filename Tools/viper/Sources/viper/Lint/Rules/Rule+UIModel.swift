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
        },
        Rule(
            id: "V050", title: "A UIModel is its View’s: no other role names it.",
            why: "How a scene looks can change without what it does; a Presenter that knows it has to follow.",
            advice: "Use it in the View, or move what the others need to the Presenter.",
            bad: """
                // Modules/Shared/Home/HomeUIModel.swift
                enum HomeUIModel {
                    static let limit = 8
                }
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    func didLoad() { show(HomeUIModel.limit) }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeUIModel.swift
                enum HomeUIModel {
                    static let limit = 8
                }
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {
                    var body: some View { Text("Home").frame(width: HomeUIModel.limit) }
                }
                """
        ) { context in
            let roles: [Role] = [.presenter, .interactor, .router, .parameters, .entity]
            return roles.flatMap { context.parts($0, mocks: true) }.flatMap { item in
                context.names(in: item).filter { context.owners[$0.name.text]?.role == .uiModel }.map {
                    Violation(file: $0.file, offset: $0.name.offset, message: "\(item.name) names \($0.name.text)")
                }
            }
        },
    ]
}

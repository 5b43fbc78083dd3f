extension Rule {
    static let view = [
        Rule(
            id: "V014", title: "A View is a struct, generic over its Presentable.",
            why: "A View that knows its Presenter’s type cannot be shown with another one.",
            advice: "Declare “struct …View<Presenter: …Presentable>: View”.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomePresentable: ObservableObject {}
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {
                    var body: some View { Text("Home") }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomePresentable: ObservableObject {}
                // Modules/Shared/Home/HomeView.swift
                struct HomeView<Presenter: HomePresentable>: View {
                    var body: some View { Text("Home") }
                }
                """
        ) { context in
            context.swiftUIViews.compactMap { item in
                let wanted = item.scene.name + "Presentable"
                guard item.scene.interface("Presentable") != nil,
                    !item.declaration.generics.contains(where: { $0.constraints.contains(wanted) })
                else { return nil }
                return item.violation("\(item.name) is not generic over \(wanted)")
            }
        },
        Rule(
            id: "V015", title: "A View holds its Presenter as a private StateObject.",
            why: "Held any other way the Presenter goes, and its work is lost, when the parent is drawn anew.",
            advice: "Write “@StateObject private var presenter: Presenter”, made by an autoclosure in the init.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomePresentable: ObservableObject {}
                // Modules/Shared/Home/HomeView.swift
                struct HomeView<Presenter: HomePresentable>: View {
                    @ObservedObject var presenter: Presenter
                }
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomePresentable: ObservableObject {}
                // Modules/Shared/Home/HomeView.swift
                struct HomeView<Presenter: HomePresentable>: View {
                    @StateObject private var presenter: Presenter
                }
                """
        ) { context in
            context.swiftUIViews.flatMap { item in
                let generic = item.declaration.generics.first {
                    $0.constraints.contains(item.scene.name + "Presentable")
                }?.name
                return item.declaration.properties.filter { $0.isStored && !$0.isStatic && !$0.holdsFunction }
                    .compactMap { property -> Violation? in
                        guard let generic, property.typeNames.first == generic else { return nil }
                        if !property.attributes.contains("StateObject") {
                            return item.at(property.offset, "\(item.name) does not hold its Presenter as a StateObject")
                        }
                        return property.isPrivate
                            ? nil : item.at(property.offset, "\(item.name)’s Presenter can be seen from outside")
                    }
            }
        },
        Rule(
            id: "V016", title: "A View knows its Presentable and nothing behind it.",
            why: "A View that fetches or routes takes the Presenter’s part, and no test of the Presenter sees it.",
            advice: "Ask the Presenter, by a property or a method of the Presentable.",
            bad: """
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {
                    @Environment(\\.visits) private var visits: any VisitsGateway
                }
                """,
            good: """
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {
                    var body: some View { Text("Home") }
                }
                """
        ) { context in
            context.swiftUIViews.flatMap { item in
                context.names(in: item).filter { _, name in
                    name.text.isGateway || name.text.hasSuffix("Interactive") || name.text.hasSuffix("Routable")
                        || context.isScope(name.text)
                }.map {
                    Violation(file: $0.file, offset: $0.name.offset, message: "\(item.name) names \($0.name.text)")
                }
            }
        },
        Rule(
            id: "V017", title: "A View stores no data: that is its Presenter’s.",
            why: "What a View was given once it goes on showing, whatever becomes true.",
            advice: "Read it from the Presenter, or make it @State if it is how the View looks.",
            bad: """
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {
                    let visits: [Visit]
                }
                """,
            good: """
                // Modules/Shared/Home/HomeView.swift
                struct HomeView: View {
                    @State private var didAppear = false
                    let title: LocalizedStringResource
                }
                """
        ) { context in
            context.swiftUIViews.flatMap { item in
                let generics = Set(item.declaration.generics.map(\.name))
                return item.declaration.properties.filter { property in
                    property.isStored && !property.isStatic && property.attributes.isEmpty && !property.holdsFunction
                        && !property.typeNames.contains(where: generics.contains)
                        // One that is observed needs no wrapper.
                        && property.heldRole != .presenter
                        && !property.typeNames.contains(item.scene.name + "Presentable")
                        && !property.typeNames.contains(where: isWords)
                }.map { item.at($0.offset, "\(item.name) stores \($0.name)") }
            }
        },
    ]
}

/// Words to look up stay true, whatever is fetched.
private func isWords(_ type: String) -> Bool {
    type.hasSuffix("Words") || ["LocalizedStringKey", "LocalizedStringResource"].contains(type)
}

extension LintContext {
    /// The scenes' Views of SwiftUI.
    fileprivate var swiftUIViews: [Located] {
        parts(.view).filter { $0.declaration.kind == .struct && $0.name == $0.scene.name + "View" }
    }
}

extension Rule {
    static let navigation = [
        Rule(
            id: "V039", title: "What a Presenter pushes has a destination in each app that can come there.",
            why: "Parameters without a destination show an empty screen, and only to who goes there.",
            advice: "Name the Parameters in the scene’s Router, and what stands there in its Destinations.",
            bad: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    func didTapVisit() { coordinator.push(VisitParameters()) }
                }
                // Modules/Patient/Home/HomeFactory+Patient.swift
                extension HomeFactory {
                    static func patient() -> some View { Text("Home") }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    func didTapVisit() { coordinator.push(VisitParameters()) }
                }
                // Modules/Shared/Home/HomeRouter.swift
                struct HomeRouter<Destinations: HomeDestinations>: ViewModifier {
                    let destinations: Destinations

                    func body(content: Content) -> some View {
                        content.navigationDestination(for: VisitParameters.self) { destinations.visit($0) }
                    }
                }
                // Modules/Patient/Home/HomeFactory+Patient.swift
                extension HomeFactory {
                    static func patient() -> some View { Text("Home") }
                }
                """
        ) { context in
            let scenes = context.project.scenes
            let graphs = context.graphs
            let destinations = Dictionary(uniqueKeysWithValues: scenes.map { ($0.name, context.destinations(of: $0)) })
            return scenes.flatMap { scene -> [Violation] in
                let pushes = context.pushes(in: scene)
                guard !pushes.isEmpty else { return [] }
                return graphs.flatMap { graph -> [Violation] in
                    guard scene.own[graph.audience] != nil || scene.isWhole else { return [] }
                    let named = graph.ancestors(of: scene.name).reduce(into: Set<String>()) {
                        $0.formUnion(destinations[$1] ?? [])
                    }
                    return pushes.filter { !named.contains($0.parameters) }.map {
                        Violation(
                            file: $0.file, offset: $0.offset,
                            message: "in \(graph.audience) nothing says where \($0.parameters) lead")
                    }
                }
            }
        }
    ]
}

extension LintContext {
    fileprivate struct Push {
        let parameters: String
        let file: Int
        let offset: Int
    }

    /// The Parameters that a scene's Routers name.
    fileprivate func destinations(of scene: Scene) -> Set<String> {
        Set(
            scene.sides.flatMap(\.files).flatMap { file in
                files[file].facts.calls.filter {
                    $0.name == "navigationDestination" && $0.labels.first == "for"
                }.compactMap(\.argumentType)
            })
    }

    /// What a scene's Presenter puts on the path, by a type or by a value whose type the scene says.
    fileprivate func pushes(in scene: Scene) -> [Push] {
        let all = scene.sides.flatMap(\.files)
        lazy var types = Dictionary(
            all.flatMap { files[$0].facts.declarations }.flatMap(\.properties).compactMap { property in
                property.typeNames.first { $0.hasSuffix("Parameters") }.map { (property.name, $0) }
            }, uniquingKeysWith: { first, _ in first })
        return all.flatMap { file -> [Push] in
            files[file].facts.calls.compactMap { call in
                guard call.base == nil, ["push", "replace", "append"].contains(call.name), call.labels.count == 1,
                    call.within?.hasSuffix("Presenter") == true,
                    let type = call.argumentType ?? call.argumentName.flatMap({ types[$0] }),
                    type.hasSuffix("Parameters")
                else { return nil }
                return Push(parameters: type, file: file, offset: call.offset)
            }
        }
    }
}

/// What is shared and what each app adds: scene by app by role.
struct SceneMap: Codable, Equatable {
    enum State: String, Codable {
        /// All apps have the same.
        case shared
        /// The app's own.
        case own
        /// The scene cannot do without it, and the app has none.
        case missing
        /// The scene does without it.
        case none
    }

    struct App: Codable, Equatable {
        /// Whether the app has the scene.
        let has: Bool
        let roles: [String: State]
        let lines: Int
        let leadsTo: [String]
        /// Whether it can be come to; nil where nothing says with which scene the app begins.
        let isReachable: Bool?
    }

    struct Row: Codable, Equatable {
        let scene: String
        let sharedLines: Int
        /// By audience.
        let apps: [String: App]
    }

    let audiences: [String]
    let rows: [Row]
    let alike: [Likeness]

    init(_ project: Project) {
        audiences = project.configuration.audiences.map(\.name)
        let graphs = project.configuration.audiences.map { SceneGraph(project, audience: $0) }
        alike = Likeness.all(in: project)
        let reachable = graphs.map { $0.reachable(from: $0.entries) }
        rows = project.scenes.map { scene in
            var apps: [String: App] = [:]
            for (audience, (graph, reached)) in zip(project.configuration.audiences, zip(graphs, reachable)) {
                let has =
                    scene.own[audience.name] != nil
                    || (scene.isWhole && (graph.entries.isEmpty || reached.contains(scene.name)))
                apps[audience.name] = App(
                    has: has, roles: Self.roles(of: scene, in: audience), lines: scene.own[audience.name]?.lines ?? 0,
                    leadsTo: has ? (graph.leads[scene.name] ?? []).sorted() : [],
                    isReachable: graph.entries.isEmpty || !has ? nil : reached.contains(scene.name))
            }
            return Row(scene: scene.name, sharedLines: scene.shared?.lines ?? 0, apps: apps)
        }
    }

    private static func roles(of scene: Scene, in audience: Configuration.Audience) -> [String: State] {
        var roles: [String: State] = [:]
        let own = scene.own[audience.name]
        for role in Role.allCases {
            let isShared = scene.shared?.has(role) ?? false
            let state: State =
                if own?.has(role) ?? false { .own } else {
                    switch role {
                    case .factory where isShared && !scene.isWhole: .missing
                    case .interactor where !isShared && scene.interface("Interactive") != nil: .missing
                    default: isShared ? .shared : .none
                    }
                }
            roles[role.rawValue] = state
        }
        return roles
    }

    /// Scenes that an app has and cannot show.
    var unreachable: [(scene: String, audience: String)] {
        rows.flatMap { row in
            audiences.filter { row.apps[$0]?.isReachable == false }.map { (row.scene, $0) }
        }
    }

    var sharedLines: Int { rows.reduce(0) { $0 + $1.sharedLines } }

    func ownLines(_ audience: String) -> Int { rows.reduce(0) { $0 + ($1.apps[audience]?.lines ?? 0) } }

    /// Of the lines of an app's scenes, those that are shared, in hundredths.
    func sharedPercentage(_ audience: String) -> Int {
        let shared = rows.reduce(0) { $0 + ($1.apps[audience]?.has == true ? $1.sharedLines : 0) }
        let all = shared + ownLines(audience)
        return all == 0 ? 0 : (100 * shared + all / 2) / all
    }

    /// The state of a role in words, such as `shared`, or `patient own, doctor missing` where the apps differ.
    func words(_ role: Role, in row: Row) -> String {
        let states = audiences.map { row.apps[$0]?.has == true ? row.apps[$0]?.roles[role.rawValue] : nil }
        let present = zip(audiences, states).compactMap { name, state in state.map { (name, $0) } }
        if Set(present.map(\.1)).count <= 1 { return Self.word(present.first?.1 ?? .none) }
        return present.map { "\($0) \(Self.word($1))" }.joined(separator: ", ")
    }

    static func word(_ state: State) -> String { state == .none ? "–" : state.rawValue }
}

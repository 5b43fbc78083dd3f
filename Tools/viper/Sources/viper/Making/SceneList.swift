/// The scenes, the apps that have them, and what they are made of.
struct SceneList: Codable, Equatable {
    struct Entry: Codable, Equatable {
        let scene: String
        let isShared: Bool
        let apps: [String]
        let roles: [String]
    }

    let scenes: [Entry]

    init(_ project: Project, of audience: String? = nil) {
        scenes = project.scenes.filter { scene in
            audience == nil || project.audiences(of: scene).contains { $0.name == audience }
        }.map { scene in
            Entry(
                scene: scene.name, isShared: scene.shared != nil,
                apps: project.audiences(of: scene).map(\.name),
                roles: Role.allCases.filter { role in scene.sides.contains { $0.has(role) } }.map(\.title))
        }
    }

    func text() -> String {
        var table = TextTable(header: ["SCENE", "SHARED", "APPS", "ROLES"])
        table.rows = scenes.map {
            [
                $0.scene, $0.isShared ? "yes" : "no", $0.apps.isEmpty ? "–" : $0.apps.joined(separator: ", "),
                $0.roles.joined(separator: ", "),
            ]
        }
        return table.lines().joined(separator: "\n")
    }
}

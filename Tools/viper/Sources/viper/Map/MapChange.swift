/// What became of the sharing from one state of a repository to another.
struct MapChange: Codable, Equatable {
    /// A role of a scene that is shared where it was an app's own, or the other way round.
    struct Move: Codable, Equatable {
        let scene: String
        let role: String
        let apps: [String]
    }

    struct Lines: Codable, Equatable {
        let scene: String
        let shared: [Int]
        /// By app, before and after.
        let own: [String: [Int]]
    }

    let since: String
    let newApps: [String]
    let newScenes: [String]
    let goneScenes: [String]
    let becameShared: [Move]
    let cameApart: [Move]
    /// The scenes whose lines changed: before and after.
    let lines: [Lines]
    /// By app, how much of its scenes is shared, in hundredths of their lines: before and after.
    let shared: [String: [Int]]

    init(since: String, from old: SceneMap, to new: SceneMap) {
        self.since = since
        newApps = new.audiences.filter { !old.audiences.contains($0) }
        let before = Dictionary(uniqueKeysWithValues: old.rows.map { ($0.scene, $0) })
        let names = Set(new.rows.map(\.scene))
        newScenes = new.rows.map(\.scene).filter { before[$0] == nil }
        goneScenes = old.rows.map(\.scene).filter { !names.contains($0) }
        var (together, apart): ([Move], [Move]) = ([], [])
        for row in new.rows {
            guard let past = before[row.scene] else { continue }
            for role in Role.allCases {
                let changes = new.audiences.compactMap { app -> (String, SceneMap.State, SceneMap.State)? in
                    guard let was = past.apps[app], let has = row.apps[app], was.has, has.has else { return nil }
                    return (app, was.roles[role.rawValue] ?? .none, has.roles[role.rawValue] ?? .none)
                }
                let joined = changes.filter { $0.1 == .own && $0.2 == .shared }.map(\.0)
                let parted = changes.filter { $0.1 == .shared && $0.2 == .own }.map(\.0)
                if !joined.isEmpty { together.append(Move(scene: row.scene, role: role.title, apps: joined)) }
                if !parted.isEmpty { apart.append(Move(scene: row.scene, role: role.title, apps: parted)) }
            }
        }
        (becameShared, cameApart) = (together, apart)
        let apps = new.audiences.filter { old.audiences.contains($0) }
        lines = new.rows.compactMap { row in
            guard let past = before[row.scene] else { return nil }
            let own = Dictionary(uniqueKeysWithValues: apps.map { ($0, [past.lines(of: $0), row.lines(of: $0)]) })
            guard past.sharedLines != row.sharedLines || own.values.contains(where: { $0[0] != $0[1] }) else {
                return nil
            }
            return Lines(scene: row.scene, shared: [past.sharedLines, row.sharedLines], own: own)
        }
        shared = Dictionary(
            uniqueKeysWithValues: apps.map { ($0, [old.sharedPercentage($0), new.sharedPercentage($0)]) })
    }

    var isNothing: Bool {
        newApps.isEmpty && newScenes.isEmpty && goneScenes.isEmpty && becameShared.isEmpty && cameApart.isEmpty
            && lines.isEmpty
    }
}

extension SceneMap.Row {
    fileprivate func lines(of app: String) -> Int { apps[app]?.lines ?? 0 }
}

/// Where each scene leads in one app.
struct SceneGraph: Sendable {
    let audience: String
    /// The scenes that the app opens by itself.
    private(set) var entries: Set<String> = []
    /// By scene, the scenes that it leads to.
    private(set) var leads: [String: Set<String>] = [:]

    init(_ project: Project, audience: Configuration.Audience) {
        self.audience = audience.name
        let names = Set(project.scenes.map(\.name))
        let audiences = Set(project.configuration.audiences.map(\.name))
        let destinations = project.placeTypes(of: audience)
        let files = project.files.indices.filter { index in
            project.configuration.audience(of: project.files[index].path).map { $0 == audience } ?? true
        }
        // By the method of the app's destinations, and of those who make several scenes, the scenes that it makes.
        var places: [String: Set<String>] = [:]
        var made: [String: Set<String>] = [:]
        var asked: [(file: Int, method: String)] = []
        for index in files {
            let file = project.files[index]
            for call in file.facts.calls where call.function != "mock" && call.within?.hasSuffix("Previews") != true {
                if call.via != nil { asked.append((index, call.name)) }
                // A mock leads nowhere, and who asks a Factory for an Interactor shows no scene.
                guard !["mock", "interactor"].contains(call.name), !call.name.hasSuffix("Interactor"),
                    let target = SceneMaker.scene(madeBy: call, among: names)
                else { continue }
                // A Factory's method of an app's name makes that app's scene, and one of its own makes it for every app.
                if let base = call.base, call.name != audience.name {
                    if audiences.contains(call.name) { continue }
                    if project.dialect == .documents, base.hasSuffix("Factory"),
                        let shared = project.scene(target)?.shared, !shared.makes.contains(call.name)
                    {
                        continue
                    }
                }
                if let within = call.within, destinations.contains(within) {
                    if let place = call.function { places[place, default: []].insert(target) }
                    continue
                }
                let scene = project.scene(ofFile: index)
                if let within = call.within, let method = call.function, SceneMaker.isHolder(within),
                    scene.map({ within != $0.name + "Factory" && within != $0.name + "Builder" }) ?? true
                {
                    made[method, default: []].insert(target)
                }
                if let scene {
                    // A view controller or a wireframe that a scene makes of itself is no way to it.
                    let isItself = scene.name == target && (call.base == nil || project.dialect != .documents)
                    if !isItself { leads[scene.name, default: []].insert(target) }
                } else if project.configuration.isApp(file.path),
                    project.scene(target).map({ $0.isWhole || $0.own[audience.name] != nil }) ?? false,
                    call.name == audience.name || !audiences.contains(call.name)
                {
                    entries.insert(target)
                }
            }
        }
        for (file, method) in asked {
            guard let scene = project.scene(ofFile: file) else { continue }
            let targets = (made[method] ?? []).union(places[method] ?? [])
            leads[scene.name, default: []].formUnion(targets.subtracting([scene.name]))
        }
        addShown(in: project, files, names)
        for scene in project.scenes {
            for place in scene.interface("Destinations")?.functions ?? [] {
                leads[scene.name, default: []].formUnion(places[place.name] ?? [])
            }
        }
    }

    /// The scenes whose screens are shown: by a link, a sheet, or who pushes them.
    private mutating func addShown(in project: Project, _ files: [Int], _ names: Set<String>) {
        let screens = Dictionary(
            project.scenes.flatMap { scene in
                scene.sides.flatMap { $0.parts(.view) }.map { ($0.declaration.name, scene.name) }
            }, uniquingKeysWith: { first, _ in first })
        for index in files {
            guard let scene = project.scene(ofFile: index) else { continue }
            for deed in project.files[index].facts.deeds where deed.kind == .navigates {
                let shown = screens[deed.text] ?? SceneMaker.scene(of: deed.text, isScreen: true, among: names)
                guard let shown, shown != scene.name, project.scene(shown)?.sides.contains(where: \.hasLife) == true
                else { continue }
                leads[scene.name, default: []].insert(shown)
            }
        }
    }

    /// All that can be come to from `scenes`, and they themselves.
    func reachable(from scenes: Set<String>) -> Set<String> {
        var found = scenes
        var open = Array(scenes)
        while let scene = open.popLast() {
            for next in leads[scene] ?? [] where found.insert(next).inserted { open.append(next) }
        }
        return found
    }

    /// The scenes from which one can come to `scene`, and it itself.
    func ancestors(of scene: String) -> Set<String> {
        var found: Set = [scene]
        var grew = true
        while grew {
            grew = false
            for (from, targets) in leads where !targets.isDisjoint(with: found) {
                if found.insert(from).inserted { grew = true }
            }
        }
        return found
    }
}

extension Configuration {
    /// Whether a file that is no scene's may open one.
    func isApp(_ path: String) -> Bool {
        apps.isEmpty || apps.contains { path.isInside($0) }
    }
}

extension Scene.Side {
    /// Whether it is more than a view: one that a sheet shows is no scene.
    fileprivate var hasLife: Bool { has(.presenter) || has(.interactor) || has(.router) || has(.factory) }
}

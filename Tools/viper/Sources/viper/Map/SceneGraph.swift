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
        // By the method of the app's destinations, the scenes that it makes.
        var places: [String: Set<String>] = [:]
        for (index, file) in project.files.enumerated() {
            if file.facts.calls.isEmpty { continue }
            let place = project.configuration.audience(of: file.path)
            if let place, place != audience { continue }
            for call in file.facts.calls {
                // A mock leads nowhere, and who asks a Factory for an Interactor shows no scene.
                guard let target = call.scene, names.contains(target), !["mock", "interactor"].contains(call.name),
                    call.function != "mock", call.within?.hasSuffix("Previews") != true
                else { continue }
                // A Factory's method of an app's name makes that app's scene, and one of its own makes it for every app.
                if call.base != nil, call.name != audience.name {
                    if audiences.contains(call.name) { continue }
                    if let shared = project.scene(target)?.shared, !shared.makes.contains(call.name) { continue }
                }
                if let within = call.within, destinations.contains(within) {
                    if let place = call.function { places[place, default: []].insert(target) }
                } else if let scene = project.scene(ofFile: index) {
                    // A view controller or a wireframe that a scene makes of itself is no way to it.
                    let isItself = scene.name == target && call.base == nil
                    if !isItself { leads[scene.name, default: []].insert(target) }
                } else if project.configuration.isApp(file.path),
                    project.scene(target).map({ $0.isWhole || $0.own[audience.name] != nil }) ?? false,
                    call.name == audience.name || !audiences.contains(call.name)
                {
                    entries.insert(target)
                }
            }
        }
        for scene in project.scenes {
            for place in scene.interface("Destinations")?.functions ?? [] {
                leads[scene.name, default: []].formUnion(places[place.name] ?? [])
            }
        }
    }

    /// The scene that a call makes: by its Factory, or, in the other forms, its wireframe, builder or view controller.
    static func scene(madeBy name: String, of base: String?) -> String? {
        if let base {
            for suffix in ["Factory", "Builder", "Router", "Wireframe", "Configurator"] where base.hasSuffix(suffix) {
                return String(base.dropLast(suffix.count))
            }
            return nil
        }
        for suffix in ["Wireframe", "Builder", "ViewController"] where name.hasSuffix(suffix) {
            return String(name.dropLast(suffix.count))
        }
        return nil
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

/// Who makes scenes, by the words that types are called by: `TripFactory`, `TripModuleBuilder`, `TripAssembly`.
enum SceneMaker {
    /// Longer ones first.
    private static let words = [
        "ModuleConfigurator", "ModuleAssembler", "ModuleAssembly", "ModuleFactory", "ModuleBuilder", "SceneBuilder",
        "ScreenFactory", "SceneFactory", "Configurator", "Coordinator", "ViewFactory", "Assembler", "Wireframe",
        "WireFrame", "Assembly", "Factory", "Builder", "Module", "Router",
    ]
    private static let screens = ["ViewController", "Controller", "VC"]
    private static let parts = ["View", "Screen", "Presenter"]
    /// Types that make what others are made of, in methods.
    private static let holders = [
        "Factory", "Builder", "Assembly", "Assembler", "Configurator", "Coordinator", "Container", "Flow", "Navigator",
        "Destinations",
    ]
    private static let routers = ["Router", "Wireframe", "WireFrame", "Presenter"]

    /// The scene of a type that makes one, or is its screen, among `scenes`.
    static func scene(of type: String, isScreen: Bool, among scenes: Set<String>) -> String? {
        stem(of: type, words, scenes) ?? (isScreen ? stem(of: type, screens, scenes) : nil)
    }

    /// The scene that a call makes: by who makes it, by its screen, or, where scenes are put together, by its parts.
    static func scene(madeBy call: SourceFacts.Call, among scenes: Set<String>) -> String? {
        if let base = call.base { return scene(of: base, isScreen: false, among: scenes) }
        guard call.name.isTypeName else { return nil }
        if let made = scene(of: call.name, isScreen: true, among: scenes) { return made }
        guard let within = call.within, (holders + routers).contains(where: within.hasSuffix) else { return nil }
        return stem(of: call.name, parts, scenes)
    }

    /// Whether a call may make a scene, whichever there are.
    static func mayMake(_ name: String, of base: String?) -> Bool {
        if let base { return words.contains(where: base.hasSuffix) }
        return (words + screens + parts).contains(where: name.hasSuffix)
    }

    /// Whether a type makes scenes in its methods: `CoreBuilder`, `MainCoordinator`.
    static func isHolder(_ type: String) -> Bool { holders.contains(where: type.hasSuffix) }

    /// Whether a value may be one of such a type: `moduleBuilder`, `coordinator`.
    static func isHolder(value name: String) -> Bool { isHolder(name.capitalizedFirst) }

    private static func stem(of type: String, _ words: [String], _ scenes: Set<String>) -> String? {
        for word in words where type.hasSuffix(word) {
            let stem = String(type.dropLast(word.utf8.count))
            if scenes.contains(stem) { return stem }
        }
        return nil
    }
}

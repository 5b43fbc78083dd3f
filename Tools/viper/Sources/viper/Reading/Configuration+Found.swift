extension Configuration {
    /// What can be told from the files of a repository without a `viper.yml`: each folder of scene folders is a place;
    /// the one that is called shared, or whose Factories others extend, is what they share.
    init(found paths: [String], in package: String) throws {
        // By place, and there by scene, the roles.
        var scenes: [String: [String: Set<Role>]] = [:]
        for path in paths {
            let parts = path.split(separator: "/").map(String.init)
            let folders = parts.dropLast()
            guard let name = parts.last?.dropLast(6),
                let (stem, role) = Self.parse(Self.plain(String(name)), in: folders),
                role != .interface
            else { continue }
            if let index = folders.lastIndex(where: { Self.isFolder($0, of: stem) }) {
                scenes[parts[..<index].joined(separator: "/"), default: [:]][parts[index], default: []].insert(role)
            } else {
                scenes[folders.joined(separator: "/"), default: [:]][stem, default: []].insert(role)
            }
        }
        // One role alone, such as a Factory or a View, makes no scene yet, unless it is a part of one elsewhere.
        let whole = Set(
            scenes.values.flatMap { $0.filter { $0.value.count > 1 || $0.value.contains(.presenter) }.keys })
        scenes = scenes.filter { !whole.isDisjoint(with: $0.value.keys) }
        // Scenes within scenes belong to the outer place.
        let places = scenes.keys.filter { place in
            !scenes.keys.contains { $0 != place && place.isInside($0) }
        }.sorted()
        guard !places.isEmpty else {
            throw ToolError(
                "No scenes were found: no files or types called …Presenter, …View, …Interactor and so on.",
                advice: "Say where they are in \(Self.fileName), or run viper in the right folder.")
        }
        let names = Self.audienceNames(places, in: package)
        let sharedPath = places.count > 1 ? places.first { Self.isCalledShared($0) } : nil
        shared = sharedPath.map { Place(module: Self.module($0), path: $0) }
        audiences = places.filter { $0 != sharedPath }.map { path in
            Audience(
                name: places.count == 1 ? "app" : names[path] ?? "app",
                place: Place(module: Self.module(path), path: path))
        }
    }

    /// Makes what is new as visible as what is there: the types of the scenes that say how far they can be seen.
    mutating func takeAccess(of files: [SourceFile]) {
        let words = Set(
            files.filter { (shared.map(\.path) ?? "").isEmpty ? isInPlace($0.path) : isShared($0.path) }
                .flatMap(\.facts.declarations).filter { !$0.isNested }.flatMap(\.modifiers))
        access =
            words.isDisjoint(with: ["public", "open"]) ? words.contains("package") ? "package" : "internal" : "public"
    }

    /// What a file's name says, or, of one that is called `Presenter` and nothing else, what its folder says.
    private static func parse(_ name: String, in folders: ArraySlice<String>) -> (stem: String, role: Role)? {
        guard let role = Role.bare(name) else { return Role.parse(name) }
        return Role.scene(ofFolder: folders.joined(separator: "/")).map { ($0, role) }
    }

    /// By their places; those of the same name with the folders above, or else a number.
    private static func audienceNames(_ places: [String], in package: String) -> [String: String] {
        var names: [String: String] = [:]
        var taken: Set<String> = []
        for path in places {
            let own = audienceName(path, in: package)
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            let longer = audienceName(folder, in: package) + own.capitalizedFirst
            var name = taken.contains(own.lowercased()) ? longer : own
            var number = 2
            while taken.contains(name.lowercased()) {
                name = "\(own)\(number)"
                number += 1
            }
            taken.insert(name.lowercased())
            names[path] = name
        }
        return names
    }

    /// Whether a folder is that of the scene `stem`: `Login`, `LoginModule`; or of its end, as apps have prefixes.
    private static func isFolder(_ folder: String, of stem: String) -> Bool {
        !folder.isEmpty && (stem.hasSuffix(folder) || ["Module", "Scene", "Screen"].contains { stem + $0 == folder })
    }

    /// Without what follows `+` or `_`.
    private static func plain(_ stem: String) -> String {
        stem.split(whereSeparator: { $0 == "+" || $0 == "_" }).first.map(String.init) ?? stem
    }

    private static func isCalledShared(_ path: String) -> Bool {
        ["Shared", "SharedScenes"].contains(path.lastComponent)
    }

    /// The folder that says what it is: not `Scenes` or `Sources`.
    private static func module(_ path: String) -> String {
        path.split(separator: "/").last { !["Scenes", "Modules", "Sources", "Classes"].contains($0) }.map(String.init)
            ?? path.lastComponent
    }

    private static func audienceName(_ path: String, in package: String) -> String {
        var name = module(path)
        if name.hasSuffix("Scenes"), name.count > 6 { name = String(name.dropLast(6)) }
        let word = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }.loweredWord
        return SwiftName.isIdentifier(word) ? word : "app"
    }
}

extension Configuration {
    /// What can be told from the files of a repository without a `viper.yml`: each folder of scene folders is a place;
    /// the one that is called shared, or whose Factories others extend, is what they share.
    init(found paths: [String], in package: String) throws {
        var scenes: [String: Set<String>] = [:]
        for path in paths {
            let parts = path.split(separator: "/").map(String.init)
            guard let name = parts.last?.dropLast(6), let (stem, _) = Role.parse(Self.plain(String(name))) else {
                continue
            }
            if let index = parts.dropLast().lastIndex(where: { !$0.isEmpty && (stem == $0 || stem.hasSuffix($0)) }) {
                scenes[parts[..<index].joined(separator: "/"), default: []].insert(parts[index])
            } else {
                scenes[parts.dropLast().joined(separator: "/"), default: []].insert(stem)
            }
        }
        // Scenes within scenes belong to the outer place.
        let places = scenes.keys.filter { place in
            !scenes.keys.contains { $0 != place && place.isInside($0) }
        }.sorted()
        guard !places.isEmpty else {
            throw ToolError(
                "No scenes were found: no files called …Presenter, …View, …Interactor and so on.",
                advice: "Say where they are in \(Self.fileName), or run viper in the right folder.")
        }
        let sharedPath = places.count > 1 ? places.first { Self.isCalledShared($0) } : nil
        shared = sharedPath.map { Place(module: Self.module($0), path: $0) }
        audiences = places.filter { $0 != sharedPath }.map { path in
            Audience(
                name: places.count == 1 ? "app" : Self.audienceName(path, in: package),
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

    /// Without what follows `+` or `_`.
    private static func plain(_ stem: String) -> String {
        stem.split(whereSeparator: { $0 == "+" || $0 == "_" }).first.map(String.init) ?? stem
    }

    private static func isCalledShared(_ path: String) -> Bool {
        ["Shared", "SharedScenes", "Common", "Core"].contains(path.lastComponent)
    }

    /// The folder that says what it is: not `Scenes` or `Sources`.
    private static func module(_ path: String) -> String {
        path.split(separator: "/").last { !["Scenes", "Modules", "Sources", "Classes"].contains($0) }.map(String.init)
            ?? path.lastComponent
    }

    private static func audienceName(_ path: String, in package: String) -> String {
        var name = module(path)
        if name.hasSuffix("Scenes"), name.count > 6 { name = String(name.dropLast(6)) }
        let word = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }.loweredFirst
        return SwiftName.isIdentifier(word) ? word : "app"
    }
}

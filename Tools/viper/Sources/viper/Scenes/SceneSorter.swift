/// Finds the scenes among the files by folder and by syntax.
struct SceneSorter {
    private(set) var scenes: [Scene] = []
    private(set) var sceneOfFile: [Int?]
    private let configuration: Configuration
    private let names: Names

    init(configuration: Configuration, files: [SourceFile], dialect: Dialect) {
        self.configuration = configuration
        names = Names(words: configuration.roles.merging(dialect.words) { $0 + $1 })
        sceneOfFile = Array(repeating: nil, count: files.count)
        let inPlaces = files.indices.filter { index in
            configuration.places.contains { files[index].path.isInside($0.path) }
        }
        let names = sceneNames(files, inPlaces)
        var index: [String: Int] = [:]
        for name in names.sorted() {
            index[name] = scenes.count
            scenes.append(Scene(name: name))
        }
        let folders = Set(inPlaces.map { files[$0].folder.lastComponent })
        for file in inPlaces {
            guard let name = sceneName(of: files[file], among: index, folders: folders), let scene = index[name] else {
                continue
            }
            sceneOfFile[file] = scene
            add(file, files[file], to: scene)
        }
    }

    /// What has a folder of its name is a scene, however little there is of it yet; elsewhere a scene has a Presenter
    /// or a Factory, and something else.
    private func sceneNames(_ files: [SourceFile], _ inPlaces: [Int]) -> Set<String> {
        var roles: [String: Set<Role>] = [:]
        var named: Set<String> = []
        for index in inPlaces {
            let path = files[index].path
            let folder = files[index].folder.lastComponent
            for declaration in files[index].facts.declarations where !declaration.isNested {
                guard let (stem, role) = parse(declaration, in: files[index]) else { continue }
                let name = sceneName(stem, at: path)
                roles[name, default: []].insert(role)
                if name == folder, role != .entity { named.insert(name) }
            }
        }
        return named.union(
            roles.filter { _, roles in
                roles.count > 1
                    && (roles.contains(.presenter) || roles.contains(.factory)
                        || roles.isSuperset(of: [.interactor, .router])
                        || roles.isSuperset(of: [.interactor, .interface]))
            }.keys)
    }

    /// What the name says, or, of a type that is called `Presenter` and nothing else, what its folder says.
    ///
    /// An extension of SwiftUI's `View` declares no such type.
    private func parse(_ declaration: SourceFacts.Declaration, in file: SourceFile) -> (stem: String, role: Role)? {
        if let role = Role.bare(declaration.name) {
            guard declaration.kind != .protocol, declaration.kind != .extension,
                let scene = Role.scene(ofFolder: file.folder)
            else { return nil }
            return (scene, role)
        }
        return names.parse(declaration)
    }

    /// What names say, each of which is asked of again and again.
    private final class Names {
        private let words: [Role: [String]]
        private var known: [String: (stem: String, role: Role)?] = [:]

        init(words: [Role: [String]]) { self.words = words }

        func parse(_ declaration: SourceFacts.Declaration) -> (stem: String, role: Role)? {
            // Of destinations only the protocol is a part of the scene.
            if declaration.name.hasSuffix("Destinations") { return Role.parse(declaration, words: words) }
            if let found = known[declaration.name] { return found }
            let found = Role.parse(declaration, words: words)
            known[declaration.name] = .some(found)
            return found
        }
    }

    /// `Home` of `PatientHome` in the patient app's folder, and of `HomeMock`.
    private func sceneName(_ stem: String, at path: String) -> String {
        var stem = Substring(stem)
        if stem.hasSuffix("Mock"), stem.count > 4 { stem = stem.dropLast(4) }
        if let prefix = configuration.audience(of: path)?.prefix, stem.hasPrefix(prefix), stem.count > prefix.count,
            stem.dropFirst(prefix.count).first?.isUppercase == true, configuration.shared != nil
        {
            stem = stem.dropFirst(prefix.count)
        }
        return String(stem)
    }

    /// The scene whose types the file declares, where that has no folder of its name; else the one whose folder it is in.
    private func sceneName(of file: SourceFile, among index: [String: Int], folders: Set<String>) -> String? {
        for declaration in file.facts.declarations where !declaration.isNested && declaration.kind != .extension {
            guard let (stem, _) = parse(declaration, in: file) else { continue }
            let name = sceneName(stem, at: file.path)
            if index[name] != nil, !folders.contains(name) { return name }
        }
        for word in ["Protocols", "Interfaces", "Interface", "Contract"] where file.stem.hasSuffix(word) {
            let name = String(file.stem.dropLast(word.count))
            if index[name] != nil, !folders.contains(name) { return name }
        }
        return file.folder.split(separator: "/").map(String.init).last { index[$0] != nil }
    }

    private mutating func add(_ index: Int, _ file: SourceFile, to scene: Int) {
        let name = scenes[scene].name
        let audience = configuration.isShared(file.path) ? nil : configuration.audience(of: file.path)
        var side = (audience.map { scenes[scene].own[$0.name] } ?? scenes[scene].shared) ?? Scene.Side()
        side.files.append(index)
        side.lines += file.lines
        for declaration in file.facts.declarations where !declaration.isNested {
            guard let (stem, role) = parse(declaration, in: file), sceneName(stem, at: file.path) == name else {
                continue
            }
            side.parts.append(
                Scene.Part(
                    role: role, file: index, declaration: declaration,
                    isMock: stem.hasSuffix("Mock") && stem != name))
        }
        if let audience { scenes[scene].own[audience.name] = side } else { scenes[scene].shared = side }
    }
}

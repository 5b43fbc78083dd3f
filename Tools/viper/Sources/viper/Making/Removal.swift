import Foundation

/// Takes a scene out, or one app's part of it.
struct Removal {
    /// A place that names what is to go.
    struct Mention: Equatable {
        /// `Modules/Shared/Home/HomeView.swift:4:16`
        let place: String
        let name: String

        var line: String { "\(place): names \(name)." }
    }

    let scene: Scene
    /// Nil where the scene goes from all apps.
    let audience: Configuration.Audience?
    let project: Project

    private var files: [Int] {
        if let audience { return scene.own[audience.name]?.files ?? [] }
        return scene.sides.flatMap(\.files)
    }

    func plan(in repository: Repository) throws -> FilePlan {
        var plan = FilePlan()
        for file in files { plan.remove(project.files[file].path) }
        for path in ownTests(in: repository) { plan.remove(path) }
        return plan
    }

    /// Who still leads to it, or names any of its types, tests included.
    func mentions(in repository: Repository) throws -> [Mention] {
        let own = Set(files)
        let names = Set(
            files.flatMap { project.files[$0].facts.declarations }
                .filter { $0.kind != .extension && !$0.isNested && !$0.isPrivate }.map(\.name))
        var others = project.files.indices.filter { !own.contains($0) }.map { project.files[$0] }
        let gone = Set(ownTests(in: repository))
        others += try project.testFiles(in: repository).filter { !gone.contains($0.path) }
        return others.flatMap { mentions(of: names, in: $0) }
    }

    private func mentions(of names: Set<String>, in file: SourceFile) -> [Mention] {
        var found: [Int: String] = [:]
        for name in file.facts.names where names.contains(name.text) { found[name.offset] = name.text }
        for declaration in file.facts.declarations
        where declaration.kind == .extension && names.contains(declaration.name) {
            found[declaration.offset] = declaration.name
        }
        if let audience {
            for call in file.facts.calls where call.name == audience.name {
                guard let base = call.base, SceneMaker.scene(of: base, isScreen: false, among: [scene.name]) != nil
                else {
                    continue
                }
                found[call.offset] = "\(base).\(audience.name)"
            }
        }
        return found.sorted { $0.key < $1.key }.map {
            Mention(place: file.place(of: $0.key), name: $0.value)
        }
    }

    private func ownTests(in repository: Repository) -> [String] {
        guard let folder = project.configuration.testsFolder(in: repository) else { return [] }
        let apps = (audience.map { [$0] } ?? project.configuration.audiences).map { $0.tests(of: scene.name) }
        let names = apps + (audience == nil ? ["\(scene.name)SceneTests", "\(scene.name)Tests"] : [])
        return names.map { "\(folder)/\($0).swift" }.filter { repository.exists($0) }
    }
}

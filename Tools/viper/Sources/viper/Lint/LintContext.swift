/// What the rules ask: the project, and who declares what.
struct LintContext: Sendable {
    /// A part of a scene with all that there is to know of its place.
    final class Located: Sendable {
        let scene: Scene
        /// Nil in the shared module.
        let audience: Configuration.Audience?
        let side: Scene.Side
        let part: Scene.Part

        init(scene: Scene, audience: Configuration.Audience?, side: Scene.Side, part: Scene.Part) {
            self.scene = scene
            self.audience = audience
            self.side = side
            self.part = part
        }

        var declaration: SourceFacts.Declaration { part.declaration }
        var name: String { part.declaration.name }
        var file: Int { part.file }
        var isProtocol: Bool { part.declaration.kind == .protocol }

        func violation(_ message: String) -> Violation {
            Violation(file: part.file, offset: declaration.offset, message: message, isOfDeclaration: true)
        }

        func at(_ offset: Int, _ message: String) -> Violation {
            Violation(file: part.file, offset: offset, message: message)
        }
    }

    /// Who declares a type.
    struct Owner: Sendable {
        /// Nil outside of scenes.
        let scene: String?
        /// Nil in the shared module.
        let audience: String?
        let role: Role?
        let isMock: Bool
    }

    let project: Project
    /// The types that the places of scenes declare outermost.
    let owners: [String: Owner]
    /// The types that are declared as values.
    let values: Set<String>
    let located: [Located]
    /// The declarations of a role that are no extensions and no protocols.
    private let byRole: [Role: [Located]]
    private let protocols: [Located]
    /// The files that are part of a place of scenes, and those of them that are shared.
    let sceneFiles: [(index: Int, file: SourceFile)]
    let sharedFiles: [(index: Int, file: SourceFile)]

    var configuration: Configuration { project.configuration }
    var dialect: Dialect { project.dialect }
    /// Where each app's scenes lead: drawn anew with every call.
    var graphs: [SceneGraph] { configuration.audiences.map { SceneGraph(project, audience: $0) } }
    var files: [SourceFile] { project.files }

    init(_ project: Project) {
        self.project = project
        let configuration = project.configuration
        var located: [Located] = []
        var owners: [String: Owner] = [:]
        for scene in project.scenes {
            for part in scene.shared?.parts ?? [] {
                located.append(Located(scene: scene, audience: nil, side: scene.shared!, part: part))
            }
            for audience in configuration.audiences {
                guard let side = scene.own[audience.name] else { continue }
                located += side.parts.map { Located(scene: scene, audience: audience, side: side, part: $0) }
            }
        }
        for (index, file) in project.files.enumerated() {
            let audience = configuration.isShared(file.path) ? nil : configuration.audience(of: file.path)?.name
            guard audience != nil || configuration.isShared(file.path) else { continue }
            for declaration in file.facts.declarations
            where !declaration.isNested && declaration.kind != .extension && !declaration.isPrivate {
                owners[declaration.name] = Owner(
                    scene: project.scene(ofFile: index)?.name, audience: audience, role: nil, isMock: false)
            }
        }
        for part in located where part.declaration.kind != .extension && !part.declaration.isPrivate {
            owners[part.name] = Owner(
                scene: part.scene.name, audience: part.audience?.name,
                role: part.isProtocol ? .interface : part.part.role, isMock: part.part.isMock)
        }
        self.located = located
        protocols = located.filter(\.isProtocol)
        byRole = Dictionary(
            grouping: located.filter { $0.declaration.kind != .extension && $0.declaration.kind != .protocol },
            by: \.part.role)
        values = Set(
            project.files.flatMap(\.facts.declarations).filter { $0.kind == .struct || $0.kind == .enum }.map(\.name))
        sceneFiles = project.files.enumerated().filter { configuration.isInPlace($0.element.path) }.map { ($0, $1) }
        sharedFiles = sceneFiles.filter { configuration.isShared($0.file.path) }
        self.owners = owners
    }

    /// The declarations of a role that are no extensions, mocks among them if they are asked for.
    func parts(_ role: Role, mocks: Bool = false) -> [Located] {
        (byRole[role] ?? []).filter { mocks || !$0.part.isMock }
    }

    /// The scene's protocols.
    func interfaces(_ suffixes: [String] = Role.interface.suffixes) -> [Located] {
        protocols.filter { item in
            let scene = item.scene.name
            return item.name.hasPrefix(scene) && suffixes.contains(String(item.name.dropFirst(scene.count)))
        }
    }

    /// What a type inherits, by its extensions in the same place too.
    func inherited(_ item: Located) -> Set<String> {
        var all = Set(item.declaration.inherits)
        for other in item.side.parts where other.declaration.kind == .extension && other.declaration.name == item.name {
            all.formUnion(other.declaration.inherits)
        }
        return all
    }

    /// The members of a type, its extensions in the same place included, with their files.
    func declarations(of item: Located) -> [(file: Int, declaration: SourceFacts.Declaration)] {
        item.side.files.flatMap { file in
            project.files[file].facts.declarations.filter { $0.name == item.name }.map { (file, $0) }
        }
    }

    /// The types that are named inside a type, its extensions in the same place included.
    func names(in item: Located) -> [(file: Int, name: SourceFacts.Name)] {
        item.side.files.flatMap { file in
            project.files[file].facts.names.filter { $0.within == item.name }.map { (file, $0) }
        }
    }

    /// Whether the scene is in the documents' SwiftUI form.
    func isSwiftUI(_ scene: Scene) -> Bool {
        scene.sides.contains { side in
            side.parts.contains { $0.role == .view && $0.declaration.kind == .struct }
        }
    }

    /// Whether the scene's roles speak with each other in the documents' words.
    func isDocumented(_ scene: Scene) -> Bool {
        ["Presentable", "Interactive", "Routable", "Destinations"].contains { scene.interface($0) != nil }
            || scene.sides.contains { side in side.parts.contains { $0.declaration.name == scene.name + "Factory" } }
    }

    static let userInterface: Set<String> = ["SwiftUI", "UIKit", "AppKit", "WatchKit", "TextUI", "TextUIKit"]
}

extension String {
    var isGateway: Bool { hasSuffix("Gateway") || hasSuffix("Gateways") }

    /// Whether it begins with `word` as a word of its own: `didTap` with `did`, `toHome` with `to`.
    func begins(with word: String) -> Bool {
        hasPrefix(word) && (count == word.count || dropFirst(word.count).first?.isLowercase == false)
    }
}

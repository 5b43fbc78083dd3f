/// A scene: what all apps share of it and what each adds.
struct Scene: Sendable {
    /// A declaration and the file that it stands in.
    final class Part: Sendable {
        let role: Role
        let file: Int
        let declaration: SourceFacts.Declaration
        /// Whether it is the scene's mock.
        let isMock: Bool

        init(role: Role, file: Int, declaration: SourceFacts.Declaration, isMock: Bool) {
            self.role = role
            self.file = file
            self.declaration = declaration
            self.isMock = isMock
        }
    }

    /// What stands in one place.
    struct Side: Sendable {
        /// Indices into the project's files.
        var files: [Int] = []
        var parts: [Part] = []
        var lines = 0

        func parts(_ role: Role) -> [Part] { parts.filter { $0.role == role && !$0.isMock } }
        func has(_ role: Role) -> Bool { parts.contains { $0.role == role && !$0.isMock } }

        /// The names of its Factory's methods.
        var makes: Set<String> {
            let factories = parts(.factory).map(\.declaration).filter { $0.name.hasSuffix("Factory") }
            return Set(factories.flatMap(\.functions).filter { $0.isStatic && !$0.isPrivate }.map(\.name))
        }
    }

    let name: String
    /// Nil where no app shares it.
    var shared: Side?
    /// By the audience's name.
    var own: [String: Side] = [:]

    var sides: [Side] { (shared.map { [$0] } ?? []) + own.keys.sorted().map { own[$0]! } }

    /// Whether the shared module has all of it, so that an app shows it without adding anything.
    var isWhole: Bool {
        guard let shared, shared.makes.contains(where: { $0 != "mock" }) else { return false }
        let asks = interface("Interactive") != nil || interface("InteractorInterface") != nil
        return !asks || shared.has(.interactor)
    }

    /// The scene's protocol of that suffix.
    func interface(_ suffix: String) -> SourceFacts.Declaration? {
        sides.lazy.flatMap(\.parts).first { $0.declaration.kind == .protocol && $0.declaration.name == name + suffix }?
            .declaration
    }
}

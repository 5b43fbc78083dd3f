import ArgumentParser
import Foundation

/// What the shell offers after a key.
enum Completions {
    static let rules = CompletionKind.list(Rule.all.map(\.id))
    static let roles = CompletionKind.list(NewSceneCommand.Role.allCases.map(\.rawValue))

    /// The apps of the repository that one is in.
    static let audiences = CompletionKind.custom { _, _, _ in
        let repository = Repository.around(URL(filePath: FileManager.default.currentDirectoryPath))
        return (try? repository.configuration().audiences.map(\.name)) ?? []
    }

    /// Its scenes.
    static let scenes = CompletionKind.custom { _, _, _ in
        let repository = Repository.around(URL(filePath: FileManager.default.currentDirectoryPath))
        return (try? repository.project().scenes.map(\.name)) ?? []
    }
}

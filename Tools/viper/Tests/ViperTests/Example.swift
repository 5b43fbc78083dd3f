import Foundation

@testable import viper

/// Files written one below the other, each under a comment with its path.
struct Example: Sendable {
    var files: [(path: String, text: String)] = []

    init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// "), line.hasSuffix(".swift"), line.contains("/"), !line.dropFirst(3).contains(" ") {
                files.append((String(line.dropFirst(3)), ""))
            } else if !files.isEmpty {
                files[files.count - 1].text += line + "\n"
            }
        }
    }

    func replacing(_ words: [String: String]) -> Example {
        var copy = self
        copy.files = files.map { file in
            words.reduce(file) {
                ($0.path.replacing($1.key, with: $1.value), $0.text.replacing($1.key, with: $1.value))
            }
        }
        return copy
    }

    func mapText(_ transform: (String) -> String) -> Example {
        var copy = self
        copy.files = files.map { ($0.path, transform($0.text)) }
        return copy
    }

    func project(_ configuration: Configuration = .clinic) -> Project {
        Project(
            configuration: configuration,
            files: files.map { file in
                Array(file.text.utf8).withUnsafeBufferPointer {
                    SourceFile(
                        path: file.path, text: $0, audiences: configuration.audiences.map(\.name),
                        isScene: configuration.isInPlace(file.path))
                }
            })
    }

    func findings(_ configuration: Configuration = .clinic) -> [Finding] {
        Linter(project: project(configuration)).findings()
    }
}

extension Configuration {
    /// That of the rules' examples.
    static let clinic = twoAudiences("patient", "doctor")

    static func twoAudiences(_ first: String, _ second: String) -> Configuration {
        var configuration = Configuration(
            shared: Place(module: "SharedScenes", path: "Modules/Shared"),
            audiences: [first, second].map { name in
                Audience(
                    name: name,
                    place: Place(module: "\(name.capitalizedFirst)Scenes", path: "Modules/\(name.capitalizedFirst)"))
            })
        configuration.dialect = .documents
        configuration.apps = ["Apps"]
        configuration.modules = [
            "ClinicModel": Module(path: "Modules/Clinic/ClinicModel", uses: []),
            "ClinicStore": Module(path: "Modules/Clinic/ClinicStore", uses: ["ClinicModel"], alone: ["GRDB"]),
        ]
        return configuration
    }
}

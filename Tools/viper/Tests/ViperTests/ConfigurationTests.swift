import Foundation
import Testing

@testable import viper

@Suite struct ConfigurationTests {
    @Test func `a place is a folder, or a folder and the module's name`() throws {
        let configuration = try Configuration(
            yaml: """
                shared: {path: ./Modules/Shared/, module: SharedScenes}
                audiences:
                  rider: Modules/Rider
                modules:
                  Model: {path: Sources/Model, uses: [], alone: [GRDB]}
                """)
        #expect(configuration.shared == .init(module: "SharedScenes", path: "Modules/Shared"))
        #expect(configuration.audiences.map(\.prefix) == ["Rider"])
        #expect(configuration.modules["Model"]?.alone == ["GRDB"])
        #expect(configuration.module(of: "Modules/Rider/Home/HomeFactory+Rider.swift") == "Rider")
        #expect(configuration.module(of: "Modules/RiderTests/A.swift") == nil)
    }

    @Test(arguments: [
        ("", "is empty"),
        ("- a\n- b", "a table is wanted"),
        ("shraed: Modules/Shared", "“shraed” means nothing here"),
        ("shared: [a", "viper.yml:2:1: "),
        ("audiences:\n  a: A\n  a: B", "viper.yml:2: there is more than one “a”"),
        ("audiences: {a: A, A: B}", "types would begin with A"),
        ("audiences: {a: ../A}", "../A is not within the repository"),
        ("audiences: {a: A}\napps: [/Apps]", "/Apps is not within the repository"),
        ("audiences: {a: A}\nmodules: {B: B}", "viper.yml:2: a table is wanted"),
        ("audiences: {a: A}\nexcludes: [{a: b}]", "excludes is a list of texts"),
        ("audiences: {a: A}\nmap: [x]", "map is no text"),
        ("shared: &s [*t]", "undefined alias"),
        ("apps: [Apps]", "neither a shared folder nor an audience"),
        ("audiences: {two words: A}", "cannot be the name of a method"),
        ("audiences: {class: A}", "cannot be the name of a method"),
        ("audiences: {a: {module: A}}", "a has no path"),
        ("audiences: {a: A, b: A}", "more than one place"),
        ("audiences: {a: A}\nmodules: {B: {path: B, uses: [C]}}", "B uses C, which is none of the modules"),
        ("audiences: {a: A}\napps: Apps", "apps is no list"),
        ("audiences: {a: A}\naccess: open", "access is “open”"),
        ("audiences: {a: A}\nalike: most", "alike is “most”"),
        ("audiences: {a: A}\nalike: 101", "alike is “101”"),
        ("audiences: {a: A}\ndialect: mvvm", "dialect is “mvvm”"),
        ("audiences: {a: A}\nroles: {presentor: [X]}", "“presentor” is no role"),
        ("audiences: {a: A}\nroles: {presenter: X}", "the words for presenter are no list of texts"),
    ])
    func `what makes no sense is said with its place`(_ text: String, _ message: String) {
        let error = #expect(throws: ToolError.self) { try Configuration(yaml: text) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "no error")")
        #expect(error?.advice.isEmpty == false)
    }

    @Test func `words for roles and the dialect are those of viper.yml`() throws {
        let files = [
            "App/Home/HomeBrain.swift": "final class HomeBrain { let session = URLSession.shared }\n",
            "App/Home/HomeInteractor.swift": "final class HomeInteractor {}\n",
        ]
        let yml = "audiences: {app: App}\ndialect: viper\nroles: {presenter: [Brain]}\n"
        let sandbox = try Sandbox(files.merging(["viper.yml": yml]) { $1 })
        let project = try sandbox.repository.project()
        #expect(project.dialect == .viper)
        #expect(project.guessedDialect == nil)
        #expect(Linter(project: project).findings().map(\.rule) == ["V058"])
    }

    @Test func `rules about the documents' words are silent elsewhere`() throws {
        let files = ["App/Home/HomePresenter.swift": "class HomePresenter {}\nstruct HomeParameters {}\n"]
        func rules(_ dialect: String) throws -> Set<String> {
            let yml = "audiences: {app: App}\ndialect: \(dialect)\n"
            let sandbox = try Sandbox(files.merging(["viper.yml": yml]) { $1 })
            let project = try sandbox.repository.project()
            return Set(Linter(project: project).findings().map(\.rule))
        }
        #expect(try rules("documents") == ["V008", "V009", "V018"])
        for dialect in ["viper", "ribs", "clean"] { #expect(try rules(dialect).isEmpty) }
    }

    @Test func `a folder that is not there is named`() throws {
        let sandbox = try Sandbox(["viper.yml": "audiences: {a: Modules/A}"])
        let error = #expect(throws: ToolError.self) { try sandbox.repository.project() }
        #expect(error?.description.contains("Modules/A") == true)
    }

    @Test(arguments: ["apps: [Nowhere]", "modules: {Model: {path: Nowhere}}", "shared: Nowhere", "shared: viper.yml"])
    func `a folder that is named and is none is told`(_ line: String) throws {
        let sandbox = try Sandbox([
            "viper.yml": "audiences: {a: A}\n\(line)\n", "A/Home/HomePresenter.swift": "final class HomePresenter {}\n",
        ])
        let error = #expect(throws: ToolError.self) { try sandbox.repository.project() }
        #expect(error?.problem.contains(line.contains("Nowhere") ? "Nowhere is not there" : "is no folder") == true)
    }

    @Test func `scenes in packages within are read, unless viper.yml speaks of other places`() throws {
        let files = [
            "Packages/Ride/Package.swift": "// swift-tools-version: 6.0\n",
            "Packages/Ride/Sources/Ride/RidePresenter.swift": "import UIKit\nfinal class RidePresenter {}\n",
            "Packages/Ride/Sources/Ride/RideInteractor.swift": "final class RideInteractor {}\n",
            "App/Home/HomePresenter.swift": "final class HomePresenter {}\n",
        ]
        func scenes(_ configuration: [String: String]) throws -> [String] {
            let sandbox = try Sandbox(files.merging(configuration) { $1 })
            return try sandbox.repository.project().scenes.map(\.name).sorted()
        }
        #expect(try scenes([:]) == ["Home", "Ride"])
        #expect(try scenes(["viper.yml": "audiences: {app: App}\n"]) == ["Home"])
        #expect(try scenes(["viper.yml": "audiences: {app: Packages/Ride/Sources}\n"]) == ["Ride"])
    }

    @Test func `a package without scenes says what was looked for`() throws {
        let sandbox = try Sandbox(["Sources/A/A.swift": "let a = 1"])
        let error = #expect(throws: ToolError.self) { try sandbox.repository.project() }
        #expect(error?.description.contains("No scenes were found") == true)
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `a folder that cannot be read is named`() throws {
        guard geteuid() != 0 else { return }
        let sandbox = try Sandbox(twoApps)
        let folder = sandbox.root.appending(path: "Modules/Shared/Trip").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder) }
        let error = #expect(throws: ToolError.self) { try sandbox.repository.project() }
        #expect(error?.description.contains("Modules/Shared/Trip cannot be read") == true)
    }

    @Test func `bytes that are no text and links in circles are read without harm`() throws {
        let sandbox = try Sandbox(twoApps)
        try Data([0xFF, 0xFE, 0x00, 0x7B, 0x80]).write(
            to: sandbox.root.appending(path: "Modules/Shared/Trip/Bytes.swift"))
        try FileManager.default.createSymbolicLink(
            at: sandbox.root.appending(path: "Modules/Shared/Round"), withDestinationURL: sandbox.root)
        #expect(try sandbox.repository.project().scenes.count == 3)
    }
}

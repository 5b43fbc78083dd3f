import Foundation
import Testing

@testable import viper

/// An empty folder, and one that has scenes already.
@Suite struct BeginningTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private func viper(_ arguments: String...) throws -> RealViper.Answer {
        try RealViper.run(arguments, in: sandbox.root)
    }

    @Test func `an empty folder gets an app whose scenes keep the rules`() throws {
        let begun = try viper("init", "--app", "Reader", "--kit", "../Caduceus")
        #expect(begun.status == 0, "\(begun.errors)")
        #expect(
            begun.lines.contains("write Apps/reader/ReaderApp.swift") && begun.lines.contains("write Package.swift"))
        #expect(begun.errors.contains("swift run reader"))
        let first = try viper("lint")
        #expect(first.status == 0 && first.errors.isEmpty, "nothing is guessed: \(first.errors)")
        #expect(try viper("new", "scene", "Notes", "--shared", "--for", "reader").status == 0)
        let lint = try viper("lint")
        #expect(lint.status == 0, "\(lint.output)")
        let project = try sandbox.repository.project()
        #expect(project.scenes.map(\.name) == ["Home", "Notes"])
        #expect(SceneMap(project).rows.first?.apps["reader"]?.isReachable == true, "the program opens Home")
        let manifest = try sandbox.read("Package.swift")
        #expect(manifest.contains(#".package(path: "../Caduceus")"#) && manifest.contains("-module-alias"))
        #expect(SwiftText.error(in: manifest) == nil)
    }

    @Test(arguments: ["Patient", "Doctor"])
    func `an app is not called as one of Caduceus, whose modules are in every package that depends on it`(
        _ name: String
    ) throws {
        #expect(try viper("init", "--app", name, "--kit", "../Caduceus").status == 66)
        #expect(try sandbox.contents().isEmpty)
    }

    @Test func `the same again makes nothing, and says why`() throws {
        #expect(try viper("init", "--kit", "../Caduceus").status == 0)
        let before = try sandbox.contents()
        let again = try viper("init", "--kit", "../Caduceus")
        #expect(again.status == 66 && again.errors.contains("There is a viper.yml already."))
        #expect(try sandbox.contents() == before)
    }

    @Test func `a manifest that is there stays, and its lines are said`() throws {
        try sandbox.write("// mine\n", to: "Package.swift")
        let begun = try viper("init", "--kit", "https://example.org/Caduceus.git")
        #expect(try sandbox.read("Package.swift") == "// mine\n")
        #expect(begun.errors.contains(#".package(url: "https://example.org/Caduceus.git", branch: "main")"#))
        #expect(
            begun.errors.contains(#"package: "Caduceus""#) && begun.errors.contains(#".target(name: "Shared"#))
        #expect(!begun.errors.contains(#""SharedScenes""#), "Caduceus has that")
    }

    @Test func `where there are scenes, viper.yml says where they are and nothing else is written`() throws {
        for (path, text) in twoApps where path != "viper.yml" { try sandbox.write(text, to: path) }
        let before = try sandbox.contents()
        let found = try sandbox.repository.configuration()
        #expect(try viper("init").status == 0)
        let written = try Configuration(yaml: sandbox.read("viper.yml"))
        #expect(written.shared == found.shared && written.audiences == found.audiences)
        #expect(written.dialect == .documents, "which was guessed, and can be mended there")
        #expect(written.apps == ["Apps"] && written.access == "internal")
        #expect(try sandbox.contents().filter { $0.key != "viper.yml" } == before)
        #expect(try viper("list").output.contains("Trip"))
        try FileManager.default.removeItem(at: sandbox.root.appending(path: "viper.yml"))
        #expect(try viper("init", "--app", "Courier").status == 66)
    }

    @Test func `at a terminal it asks, and takes what is answered`() throws {
        var asked: [String] = []
        let beginning = Beginning(kit: "../Caduceus") { question, proposal in
            asked.append(question)
            return proposal == "Reader" ? "Desk" : proposal == "Modules/Shared" ? "Sources/Common" : proposal
        }
        let plan = try beginning.plan(in: sandbox.repository)
        #expect(asked.count == 2)
        #expect(plan.changes.keys.contains("Sources/Common/Home/HomeView.swift"))
        #expect(plan.changes.keys.contains("Sources/Desk/Home/DeskHomeInteractor.swift"))
    }

    @Test func `new app makes the first one too`() throws {
        try sandbox.write("shared: {path: Modules/Shared, module: SharedScenes}\n", to: "viper.yml")
        try sandbox.write("let a = 1\n", to: "Modules/Shared/A.swift")
        let made = try viper("new", "app", "Reader")
        #expect(made.status == 0, "\(made.errors)")
        #expect(made.errors.contains("Package.swift needs these lines"))
        let project = try sandbox.repository.project()
        #expect(project.configuration.audiences.map(\.name) == ["reader"])
        #expect(try viper("lint").status == 0)
    }

    @Test func `what is written into viper.yml is read as it was meant`() throws {
        var configuration = Configuration(
            shared: .init(module: "Shared Scenes", path: "Modules/Was \"gemein\" ist"),
            audiences: [.init(name: "a", place: .init(module: "on", path: "1: x"))])
        configuration.apps = ["Apps", "#x"]
        configuration.tests = "Tests/[a]"
        configuration.access = "public"
        configuration.dialect = .ribs
        #expect(try Configuration(yaml: configuration.text) == configuration)
    }

    @Test func `without anybody to ask, where Caduceus is has to be said`() throws {
        // Beside the tests the program is in a checkout, and elsewhere in none.
        let copy = sandbox.root.appending(path: "bin/viper")
        try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: RealViper.program, to: copy)
        let (status, words) = try Shell.run("./bin/viper init", in: sandbox.root)
        #expect(status == 66 && words.contains("--kit"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.root.path) == ["bin"])
    }
}

import Foundation
import Testing

@testable import viper

/// `make check-templates`: the plugins of this repository in a package of somebody else's.
@Suite(.enabled(if: TemplateCheck.part != nil, "make check-templates"), .serialized)
struct PluginTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox([
            "viper.yml": "audiences: {app: Sources/App}\n",
            "Sources/App/Home/HomeUIModel.swift": "enum HomeUIModel {\n    static let spacing = 8\n}\n",
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Other",
                targets: [
                    .plugin(
                        name: "ViperCommand", capability: .command(intent: .custom(verb: "viper", description: "viper"))),
                    .plugin(name: "ViperLint", capability: .buildTool()),
                    .target(name: "App", plugins: ["ViperLint"]),
                ])

            """,
        ])
        let (status, words) = try Shell.run("cp -rL '\(ownRepository.url("Plugins").path)' Plugins", in: sandbox.root)
        try #require(status == 0, "\(words)")
    }

    private func swift(_ arguments: String, with viper: String = RealViper.program.path) throws -> (Int32, String) {
        try Shell.run("swift \(arguments)", in: sandbox.root, environment: ["VIPER": viper])
    }

    @Test func `a target is linted when it is built, and the command runs the same program`() throws {
        let (built, words) = try swift("build")
        #expect(built == 0, "\(words)")
        let (listed, scenes) = try swift("package viper list")
        #expect(listed == 0 && scenes.contains("Home"), "\(scenes)")
        try sandbox.write(
            "enum HomeUIModel {\n    nonisolated(unsafe) static var spacing = 8\n}\n",
            to: "Sources/App/Home/HomeUIModel.swift")
        let (broken, findings) = try swift("build")
        #expect(broken == 1 && findings.contains("HomeUIModel.spacing is no constant [V033]"), "\(findings)")
        #expect(try swift("package viper lint").0 == 1)
    }

    /// A folder, which may be entered as a program may be run, and what is not there at all.
    @Test(.enabled(if: Shell.hasNoViper, "a viper is on the path"), arguments: ["", "Sources", "/nowhere/viper"])
    func `without a viper both say how to get one`(_ viper: String) throws {
        for command in ["build", "package viper lint"] {
            let (status, words) = try swift(command, with: viper)
            #expect(status == 1 && words.contains("make install") && words.contains("VIPER"), "\(words)")
        }
    }
}

extension Shell {
    fileprivate static var hasNoViper: Bool {
        (try? run("command -v viper", in: FileManager.default.temporaryDirectory).0) != 0
    }
}

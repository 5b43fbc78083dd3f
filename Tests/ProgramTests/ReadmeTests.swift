import Foundation
import Testing

/// What the README says of the package.
struct ReadmeTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }

    @Test(arguments: [
        "Package.swift", "Tools/viper/Package.swift", "Tools/clinic-server/Package.swift",
        "Tests/Stranger/Package.swift",
    ])
    func `it asks for the Swift that the packages ask for`(_ manifest: String) throws {
        let version = try #require(try text("README.md").firstMatch(of: /with Swift (\d+\.\d+) or later/)).output.1
        let tools = try #require(try text(manifest).firstMatch(of: /^\/\/ swift-tools-version: (\d+\.\d+)/)).output.1
        #expect(version == tools)
    }

    @Test func `it installs on a machine that has never heard of a package`() throws {
        let commands = try text("README.md").split(separator: "\n").filter { $0.contains("apt-get install") }
        #expect(commands.count == 2)
        #expect(commands.allSatisfy { $0.contains("apt-get update && apt-get install") })
    }

    @Test(arguments: ["README", "Documentation/Serving", "Documentation/InABrowser", "Documentation/Variants"])
    func `it runs programs that there are, by their names`(_ page: String) throws {
        let run = /swift\s+run(?:\s+--package-path\s+(\S+))?(?:\s+([a-z][\w-]*))?/
        let commands = try text(page + ".md").matches(of: run)
        #expect(!commands.isEmpty)
        for command in commands {
            let package = command.output.1.map { $0 + "/" } ?? ""
            let manifest = try text(package + "Package.swift")
            #expect(command.output.2.map { manifest.contains("\"\($0)\"") } == true, "\(command.output.0)")
        }
    }
}

import Foundation
import Testing

@testable import viper

/// Follows `Documentation/AddingAnApp.md` in a copy of this repository.
@Suite(.enabled(if: TemplateCheck.part != nil, "make check-templates"), .serialized)
struct AddingAnAppTests {
    @Test
    func `who follows the document has a third app that runs and keeps the rules, and nothing shared has changed`()
        throws
    {
        let document = try FollowedDocument("Documentation/AddingAnApp.md", copiedTo: "reception")
        let root = document.root
        let shared = try digest("Modules/Shared", in: root)
        try document.take("swift", "sed", "step")
        try checkSources(of: root)
        #expect(try digest("Modules/Shared", in: root) == shared)
        try run(document)
    }

    private func checkSources(of root: URL) throws {
        let project = try Repository(root: root.standardizedFileURL).project()
        #expect(project.configuration.audiences.map(\.name) == ["patient", "doctor", "reception"])
        let map = SceneMap(project)
        #expect(map.ownLines("reception") < 250, "which the document says")
        #expect(map.unreachable.isEmpty)
        let shared = map.rows.filter { row in ["patient", "doctor"].allSatisfy { row.apps[$0]?.has == true } }
        #expect(shared.allSatisfy { $0.apps["reception"]?.has == true })
        let (form, words) = try Shell.run(
            "swift format lint --strict --recursive Modules/Reception Apps/reception Package.swift", in: root)
        #expect(form == 0, "\(words.prefix(1000))")
    }

    private func run(_ document: FollowedDocument) throws {
        let text = try #require(document.blocks.first { $0.kind == "run" }).text
        let commands = text.split(separator: "\n", maxSplits: 1).map(String.init)
        let (built, words) = try document.run(commands[0])
        try #require(built == 0, "\(words.suffix(4000))")
        #expect(!words.contains("warning:"))
        let (ran, screen) = try document.run(commands[1])
        #expect(ran == 0, "\(screen)")
        for words in ["Dr. Elena Marković", "All visits", "Book for a patient", "Waiting"] {
            #expect(screen.contains(words), "\(screen)")
        }
    }

    private func digest(_ folder: String, in root: URL) throws -> String {
        try Shell.run("find \(folder) -type f | sort | xargs cksum", in: root).1
    }
}

import Foundation
import Testing

@testable import viper

/// Follows `Documentation/AddingAnApp.md` in a copy of this repository.
@Suite(.enabled(if: TemplateCheck.part != nil, "make check-templates"), .serialized)
struct AddingAnAppTests {
    private static let document = "Documentation/AddingAnApp.md"
    private let root = ownRepository.url("Tools/viper/.build/templates/reception")

    @Test
    func `who follows the document has a third app that runs and keeps the rules, and nothing shared has changed`()
        throws
    {
        try copyRepository()
        let shared = try digest("Modules/Shared")
        for block in try blocks() where block.kind != "run" { try take(block) }
        try checkSources()
        #expect(try digest("Modules/Shared") == shared)
        try run(try #require(try blocks().first { $0.kind == "run" }).text)
    }

    private func checkSources() throws {
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

    private func run(_ text: String) throws {
        let commands = text.split(separator: "\n").map(String.init)
        let (built, words) = try Shell.run(commands[0], in: root)
        try #require(built == 0, "\(words.suffix(4000))")
        #expect(!words.contains("warning:"))
        let state = FileManager.default.temporaryDirectory.appending(path: "viper-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: state) }
        let (ran, screen) = try Shell.run(
            commands.dropFirst().joined(separator: "\n"), in: root,
            environment: ["XDG_DATA_HOME": state.path, "XDG_STATE_HOME": state.path])
        #expect(ran == 0, "\(screen)")
        for words in ["Dr. Elena Marković", "All visits", "Book for a patient", "Waiting"] {
            #expect(screen.contains(words), "\(screen)")
        }
    }

    private struct Block {
        let kind: String
        /// The file that it is the text of, or a change to.
        let path: String
        let text: String
    }

    private func blocks() throws -> [Block] {
        var blocks: [Block] = []
        var open: (head: [String], lines: [String])?
        for line in try ownRepository.text(Self.document).split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("```") else {
                open?.lines.append(String(line))
                continue
            }
            if let (head, lines) = open {
                let kind = head[0] == "sh" ? head[1] : head[0]
                blocks.append(
                    Block(kind: kind, path: head.last ?? "", text: lines.map { $0 + "\n" }.joined()))
                open = nil
            } else {
                open = (line.dropFirst(3).split(separator: " ").map(String.init), [])
            }
        }
        #expect(blocks.count > 6)
        return blocks
    }

    private func take(_ block: Block) throws {
        switch block.kind {
        case "build": break
        case "step":
            // The tool that this test is of, not one that has to be built again.
            let tool = ownRepository.url("Tools/viper/.build/debug/viper").path
            let (status, words) = try Shell.run(
                block.text.replacing("Tools/viper/.build/release/viper", with: tool), in: root)
            try #require(status == 0, "\(block.text)\(words)")
        case "swift":
            try block.text.write(to: root.appending(path: block.path), atomically: true, encoding: .utf8)
        case "sed":
            let words = block.text.dropLast().split(separator: " -> ").map(String.init)
            let url = root.appending(path: block.path)
            let text = try String(contentsOf: url, encoding: .utf8)
            try #require(text.contains(words[0]), "\(block.path) does not say “\(words[0])”")
            try text.replacing(words[0], with: words[1]).write(to: url, atomically: true, encoding: .utf8)
        default: Issue.record("a block says “\(block.kind)”")
        }
    }

    /// What is under version control or may come to be; the build folder of an earlier copy stays.
    private func copyRepository() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        let (status, words) = try Shell.run(
            """
            find '\(root.path)' -mindepth 1 -maxdepth 1 ! -name .build -exec rm -r {} + &&
            tar -c --exclude ./.build --exclude ./.build-validators --exclude ./.git --exclude ./Tools/viper/.build . \
                | tar -x -C '\(root.path)'
            """, in: ownRepository.root)
        try #require(status == 0, "\(words)")
    }

    private func digest(_ folder: String) throws -> String {
        try Shell.run("find \(folder) -type f | sort | xargs cksum", in: root).1
    }
}

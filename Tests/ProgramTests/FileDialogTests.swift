import Foundation
import TestSupport
import Testing

/// Files that somebody chooses in a real program, in each front.
@Suite(.takingTurns)
struct FileDialogTests {
    private func folder(in sandbox: Sandbox) throws -> String {
        let folder = sandbox.file("letters")
        for name in ["", "/old"] {
            try FileManager.default.createDirectory(atPath: folder + name, withIntermediateDirectories: true)
        }
        try sandbox.write("Dear Ann", to: "letters/ann.txt")
        try sandbox.write("Dear Bob", to: "letters/old/bob.txt")
        try sandbox.write("no text", to: "letters/face.png")
        return folder
    }

    @Test func `in lines files are numbered, and a path can be typed`() async throws {
        let sandbox = try Sandbox()
        let folder = try folder(in: sandbox)
        let variables = ["TEXTUI_FRONT": "lines", "SAMPLER_FOLDER": folder]
        let chosen = try await sandbox.run(
            "sampler", [], input: "Files\nRead a file\nold\nback\nann.txt\n", adding: variables)
        #expect(chosen.output.contains("[-] face.png"))
        #expect(chosen.output.firstMatch(of: /\[\d+\] ann\.txt/) != nil)
        #expect(chosen.output.contains("Read: Dear Ann"))

        let field = try #require(chosen.output.firstMatch(of: /\[(\d+)\] Path:/)).1
        let typed = try await sandbox.run(
            "sampler", [], input: "Files\nRead a file\n\(field) old/bob.txt\nOpen\nWrite it\nExport\n",
            adding: variables)
        #expect(typed.output.contains("Read: Dear Bob") && typed.output.contains("Said: copy.txt"))
        #expect(FileManager.default.contents(atPath: folder + "/copy.txt") == Data("Dear Bob".utf8))
    }

    @Test func `in json a dialog is a sheet whose field takes the path`() async throws {
        let sandbox = try Sandbox()
        let folder = try folder(in: sandbox)
        let commands = [
            #"{"press":"Files"}"#, #"{"press":"Read a file"}"#, #"{"set":"Path","to":"\#(folder)/old/bob.txt"}"#,
            #"{"press":"Open","id":"read"}"#,
        ]
        let ending = try await sandbox.run(
            "sampler", [], input: commands.joined(separator: "\n") + "\n",
            adding: ["TEXTUI_FRONT": "json", "SAMPLER_FOLDER": folder])
        let frames = ending.output.split(separator: "\n").filter { !$0.contains("\"busy\":true") }
        #expect(frames.contains { $0.contains(#""presented":"sheet""#) && $0.contains(#""label":"face.png""#) })
        #expect(frames.contains { $0.contains(#""id":"read""#) && $0.contains("Read: Dear Bob") })
    }

    @Test func `at a terminal a file is clicked, or its path typed`() async throws {
        let sandbox = try Sandbox()
        let folder = try folder(in: sandbox)
        let sampler = try sandbox.startAtTerminal(
            "sampler", columns: 100, rows: 40, adding: ["SAMPLER_FOLDER": folder])
        try await sampler.shows("Files")
        sampler.type("files\r")
        try await sampler.shows("Said: nothing")
        sampler.type("read\r")
        let screen = try await sampler.shows("ann.txt")
        let row = try #require(screen.lines.firstIndex { $0.contains("ann.txt") })
        sampler.type("\u{1B}[<0;20;\(row + 1)M\u{1B}[<0;20;\(row + 1)m")
        try await sampler.shows("Read: Dear Ann")
        sampler.type("read\r")
        let again = try await sampler.shows("Path")
        let field = try #require(again.lines.firstIndex { $0.contains("Path") })
        sampler.type("\u{1B}[<0;20;\(field + 1)M\u{1B}[<0;20;\(field + 1)m")
        sampler.type("old/bob.txt\r")
        try await sampler.shows("Read: Dear Bob")
    }
}

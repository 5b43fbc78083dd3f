import Foundation
import Testing

/// A program of UIKit's, whose delegates the front starts: `lobby`, in the documents' Swift 5.
@Suite(.takingTurns)
struct DelegateProgramTests {
    @Test func `a program of delegates takes the front from the environment`() async throws {
        let ending = try await Sandbox().run(
            "lobby", [], input: "Ada\nCall\nLeave\n1 Cy\n2 > Delete\n",
            adding: ["TEXTUI_FRONT": "lines", "TEXTUI_SIZE": "40x12"])
        #expect(ending.status == 0 && ending.errors == "", "\(ending)")
        let frames = ending.output.split(separator: "\n\n> ").map {
            $0.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }.filter { !$0.isEmpty }
        #expect(
            frames.prefix(4) == [
                ["Lobby", "[1] Name:", "[2] Ada", "[3] Bo"],
                ["Lobby › Ada", "Waits for Dr. Fern", "[1] Call", "[2] Leave"],
                ["Lobby › Ada", "Dr. Fern is on the way", "[1] Call", "[2] Leave"],
                ["Lobby", "[1] Name:", "[2] Ada", "[3] Bo"],
            ])
        #expect(frames.last == ["Lobby", "[1] Name: Cy", "[2] Bo"])
    }

    @Test func `each of its controls has its place in json`() async throws {
        let commands = [
            #"{"set":"Name","to":"Ada"}"#, #"{"key":"enter"}"#, #"{"press":"OK"}"#, #"{"set":"Name","to":"Cy"}"#,
            #"{"key":"enter"}"#, #"{"press":"Cy"}"#,
        ]
        let ending = try await Sandbox().run(
            "lobby", [], input: commands.joined(separator: "\n"), adding: ["TEXTUI_FRONT": "json"])
        #expect(ending.status == 0 && ending.errors == "", "\(ending)")
        let frames = try ending.output.split(separator: "\n").map { try JSON(String($0)) }.filter {
            $0.busy.bool == false
        }
        try #require(frames.count == 7, "\(ending.output)")
        #expect(labels(frames[0]) == ["Lobby", "Name", "Ada", "Bo"])
        #expect(frames[0].elements.array.map { $0.role.string } == ["heading", "textField", "button", "button"])
        #expect(frames[1].elements.array[1].focused.bool == true)
        #expect(frames[2].presented.string == "alert" && labels(frames[2]) == ["Ada is here already", "OK"])
        #expect(labels(frames[5]) == ["Lobby", "Name", "Ada", "Bo", "Cy"])
        #expect(frames[5].elements.array[1].value.string == "")
        #expect(frames[6].path.array.map { $0.string } == ["Lobby", "Cy"])
    }

    @Test func `one frame is enough where one is asked for, and a front that is none is refused`() async throws {
        let sandbox = try Sandbox()
        let once = try await sandbox.run("lobby", [], adding: ["TEXTUI_ONCE": "1", "TEXTUI_FRONT": "svg"])
        #expect(once.status == 0 && once.output.hasPrefix("<svg") && once.output.contains("Lobby"))
        let refused = try await sandbox.run("lobby", [], adding: ["TEXTUI_FRONT": "paper"])
        #expect(refused.status == 64 && refused.output == "" && refused.errors.contains("paper"))
    }

    private func labels(_ frame: JSON) -> [String] { frame.elements.array.compactMap { $0.label.string } }
}

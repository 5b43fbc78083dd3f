import ClinicModel
import ClinicProgram
import Foundation
import TestSupport
import Testing

/// Files that programs were told to write.
struct OutputPlaceTests {
    @Test func `a file that appears while another is written is kept where none may be replaced`() async throws {
        let path = try makeFolder() + "/record.json"
        let place = try OutputPlace(path, replacing: false)
        let taken = ProgramError(
            .cannotCreate, "\(path) is there already", advice: "name another file, or remove this one first")
        await #expect(throws: taken) { try await write("ours", to: place, after: "theirs", at: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "theirs")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder(of: path)) == ["record.json"])
        #expect(throws: taken) { try OutputPlace(path, replacing: false) }
    }

    @Test func `a file that appears while another is written is replaced where that was asked for`() async throws {
        let path = try makeFolder() + "/bundle.json"
        try await write("ours", to: OutputPlace(path), after: "theirs", at: path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "ours")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder(of: path)) == ["bundle.json"])
    }

    /// Writes a text, when somebody else has written theirs.
    private func write(_ text: String, to place: OutputPlace, after other: String, at path: String) async throws {
        try await place.write { write in
            try Data(other.utf8).write(to: URL(fileURLWithPath: path))
            try write(Data(text.utf8))
        }
    }

    private func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }
}

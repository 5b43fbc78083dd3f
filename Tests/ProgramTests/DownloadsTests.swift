import ClinicProgram
import Foundation
import TestSupport
import Testing

/// Where saved files go.
@Suite(.takingTurns)
struct DownloadsTests {
    private func home(_ settings: String? = nil, folders: [String] = []) throws -> (home: String, folder: String) {
        let home = try makeFolder()
        for folder in folders + [".config"] {
            try FileManager.default.createDirectory(atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
        }
        try settings?.write(toFile: "\(home)/.config/user-dirs.dirs", atomically: true, encoding: .utf8)
        return (home, DownloadsFolder(environment: ["HOME": home]).path)
    }

    @Test func `the folder that the desktop names goes first`() throws {
        let named = try home(
            "# Folders\nXDG_DOWNLOAD_DIR=\"$HOME/Meine \\$ Sachen\"\n", folders: ["Meine $ Sachen", "Downloads"])
        #expect(named.folder == named.home + "/Meine $ Sachen")
        let elsewhere = try home(folders: ["Other"])
        let absolute = try home("XDG_DOWNLOAD_DIR=\"\(elsewhere.home)/Other\"", folders: ["Downloads"])
        #expect(absolute.folder == elsewhere.home + "/Other")
    }

    @Test func `without it, or where it is not there, it is Downloads or home`() throws {
        let downloads = try home("XDG_DOWNLOAD_DIR=\"$HOME/Gone\"", folders: ["Downloads"])
        #expect(downloads.folder == downloads.home + "/Downloads")
        let none = try home()
        #expect(none.folder == none.home)
        let relative = try home("XDG_DOWNLOAD_DIR=\"Gone\"")
        #expect(relative.folder == relative.home)
    }

    @Test func `a document that the scenes save lies there under its title`() async throws {
        let demo = try await DemoSandbox()
        let downloads = demo.sandbox.file("Downloads")
        try FileManager.default.createDirectory(atPath: downloads, withIntermediateDirectories: true)
        for number in 1...2 {
            let run = try await demo.sandbox.run(
                "patient",
                [
                    "/record/documents/demo-documentreference-70", "--front", "lines", "--strict", "--script",
                    demo.sandbox.write("Save the file\nq\n", to: "script\(number)"),
                ] + demo.options("demo-patient"))
            #expect(run.status == 0 && run.output.contains("The file is saved"), "\(run.output)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: downloads) == ["Diabetes control 2026-11-05.txt"])
    }
}

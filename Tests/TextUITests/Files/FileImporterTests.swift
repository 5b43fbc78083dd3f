import Testing

import SwiftUI
import UniformTypeIdentifiers
import TextUICore

@MainActor @Suite struct FileImporterTests {
    private struct Letters: View {
        let folder: URL
        var types: [UTType] = [.plainText]
        @State private var isShown = false
        @State private var text = "nothing"

        var body: some View {
            VStack {
                Text("read: \(text)")
                Button("Import") { isShown = true }
            }
            .fileImporter(isPresented: $isShown, allowedContentTypes: types) { result in
                guard case .success(let url) = result, url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                text = (try? String(contentsOf: url, encoding: .utf8)) ?? url.lastPathComponent
            }
            .fileDialogDefaultDirectory(folder)
        }
    }

    @Test func `a file is chosen by its row, in a folder of the one that is shown first`() async throws {
        let folder = try FilesOnDisk(["2026/letter.txt": "Dear Ann"])
        let host = SceneHost { Letters(folder: folder.url) }
        try await host.press("Import")
        #expect(host.frame.presented == .sheet && host.frame.path.last == folder.url.lastPathComponent)
        try await host.press("2026")
        #expect(host.frame.title == "2026")
        try await host.press("letter.txt")
        #expect(host.frame.presented == nil && host.frame.text.contains("read: Dear Ann"))
    }

    @Test func `files of other types are disabled, and hidden ones not shown`() async throws {
        let folder = try FilesOnDisk([
            "letter.TXT": "", "notes.md": "", "face.png": "", ".secret.txt": "", "Makefile": "",
        ])
        let host = SceneHost { Letters(folder: folder.url) }
        try await host.press("Import")
        #expect(host.frame.element("letter.TXT")?.isEnabled == true)
        #expect(host.frame.element("notes.md")?.isEnabled == true)
        #expect(host.frame.element("face.png")?.isEnabled == false)
        #expect(host.frame.element("Makefile")?.isEnabled == false)
        #expect(host.frame.element(".secret.txt") == nil)
    }

    @Test func `going back leads to the folder above, and cancelling out of the dialog`() async throws {
        let folder = try FilesOnDisk(["a/": "", "b.txt": "b"])
        let host = SceneHost { Letters(folder: folder.url.appendingPathComponent("a")) }
        try await host.press("Import")
        try await host.back()
        #expect(host.frame.title == folder.url.lastPathComponent && host.frame.element("b.txt") != nil)
        try await host.press("Cancel")
        #expect(host.frame.presented == nil && host.frame.text.contains("read: nothing"))
    }

    @Test func `a path that is typed opens its file, or goes to its folder`() async throws {
        let folder = try FilesOnDisk(["a/b/letter.txt": "Dear Bob", "face.png": ""])
        let host = SceneHost { Letters(folder: folder.url) }
        try await host.press("Import")
        #expect(host.frame.element("Open")?.isEnabled == false)
        try await host.set("Path", to: "face.png")
        try await host.press("Open")
        #expect(host.frame.text.contains("“face.png” is of a type that cannot be chosen here."))
        try await host.set("Path", to: "nowhere.txt")
        try await host.press("Open")
        #expect(host.frame.text.replacing("\n", with: "").contains("There is no “"))
        try await host.set("Path", to: "a/b")
        try await host.press("Open")
        #expect(host.frame.title == "b" && host.frame.element("Path")?.value == "")
        try await host.set("Path", to: "\(folder.url.path)/a/../a/b/letter.txt")
        try await host.press("Open")
        #expect(host.frame.text.contains("read: Dear Bob"))
    }

    @Test func `a folder is chosen where folders are asked for`() async throws {
        let folder = try FilesOnDisk(["pictures/": ""])
        let host = SceneHost { Letters(folder: folder.url, types: [.folder]) }
        try await host.press("Import")
        try await host.press("pictures")
        try await host.press("Open")
        #expect(host.frame.text.contains("read: pictures"))
    }

    @Test func `several files are toggles, and what is not chosen cancels`() async throws {
        struct Pictures: View {
            let folder: URL
            @State private var isShown = false
            @State private var said = ""
            var body: some View {
                VStack {
                    Text("said: \(said)")
                    Button("Choose") { isShown = true }
                }
                .fileImporter(isPresented: $isShown, allowedContentTypes: [.image], allowsMultipleSelection: true) {
                    said = (try? $0.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed"
                } onCancellation: {
                    said = "cancelled"
                }
                .fileDialogDefaultDirectory(folder)
                .fileDialogMessage("Two pictures, please.")
                .fileDialogConfirmationLabel("Take")
            }
        }
        let folder = try FilesOnDisk(["a.png": "", "b.JPG": "", "c.txt": ""])
        let host = SceneHost { Pictures(folder: folder.url) }
        try await host.press("Choose")
        #expect(host.frame.text.contains("Two pictures, please."))
        #expect(host.frame.element("a.png")?.role == .toggle && host.frame.element("c.txt")?.isEnabled == false)
        try await host.press("b.JPG")
        try await host.press("a.png")
        try await host.press("Take")
        #expect(host.frame.text.contains("said: b.JPG a.png"))
        try await host.press("Choose")
        try await host.press("Cancel")
        #expect(host.frame.text.contains("said: cancelled"))
    }

    @Test func `a folder that cannot be read says so`() async throws {
        let host = SceneHost { Letters(folder: URL(fileURLWithPath: "/nowhere/at/all")) }
        try await host.press("Import")
        #expect(host.frame.text.contains("The folder cannot be read."))
        try await host.press("Cancel")
        #expect(host.frame.presented == nil)
    }

    @Test func `names of files cannot write to the terminal`() async throws {
        let folder = try FilesOnDisk(["a\u{1B}[31mb.txt": "x"])
        let host = SceneHost { Letters(folder: folder.url) }
        try await host.press("Import")
        #expect(!host.frame.text.contains("\u{1B}") && host.frame.text.contains("ab.txt"))
    }
}

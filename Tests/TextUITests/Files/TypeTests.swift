import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct TypeTests {
    @Test func `a type is known by its identifier, an ending and a MIME type`() throws {
        #expect(UTType("public.plain-text") == .plainText)
        #expect(UTType(filenameExtension: "TXT") == .plainText)
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType("com.example.nothing") == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType(tag: "jpg", tagClass: .filenameExtension, conformingTo: nil) == .jpeg)
        #expect(UTType.pdf.identifier == "com.adobe.pdf" && UTType.pdf.localizedDescription == "PDF")
    }

    @Test func `types conform to what they are kinds of`() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
        #expect(UTType.swiftSource.isSubtype(of: .plainText) && !UTType.plainText.isSubtype(of: .plainText))
        #expect(UTType.audiovisualContent.isSupertype(of: .mp3) && !UTType.folder.conforms(to: .data))
        #expect(UTType.svg.supertypes.isSuperset(of: [.image, .xml, .text]))
    }

    @Test func `every type of the system's is declared, and what it conforms to`() {
        for type in [UTType.zip, .vCard, .usdz, .calendarEvent, .html, .mpeg4Movie, .livePhotoBundle, .makefile] {
            #expect(type.isDeclared && !type.isDynamic)
            #expect(!type.supertypes.contains { !$0.isDeclared })
        }
    }

    @Test func `an ending that nothing declares is a type of its own`() throws {
        let type = try #require(UTType(filenameExtension: "caduceus"))
        #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .data))
        #expect(type.preferredFilenameExtension == "caduceus")
        #expect(UTType(type.identifier) == type)
        #expect(UTType(filenameExtension: "caduceus", conformingTo: .image)?.conforms(to: .image) == true)
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test func `a program's own type conforms to what it says, and is coded by its identifier`() throws {
        let own = UTType(exportedAs: "com.example.Recipe", conformingTo: .json)
        #expect(own.identifier == "com.example.recipe" && own.conforms(to: .text))
        let data = try JSONEncoder().encode([own, .png])
        #expect(String(decoding: data, as: UTF8.self) == #"["com.example.recipe","public.png"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [own, .png])
    }

    @Test func `a file's name gets the ending of its type once`() {
        let folder = URL(fileURLWithPath: "/tmp")
        #expect(folder.appendingPathComponent("note", conformingTo: .plainText).path == "/tmp/note.txt")
        #expect(folder.appendingPathComponent("note.md", conformingTo: .plainText).path == "/tmp/note.md")
        #expect(folder.appendingPathComponent("face.txt", conformingTo: .png).path == "/tmp/face.txt.png")
        #expect(URL(fileURLWithPath: "/tmp/a").appendingPathExtension(for: .json).path == "/tmp/a.json")
    }
}

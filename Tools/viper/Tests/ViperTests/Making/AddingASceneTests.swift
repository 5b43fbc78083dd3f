import Foundation
import Testing

/// Follows `Documentation/AddingAScene.md` in a copy of this repository.
@Suite(.enabled(if: TemplateCheck.part != nil, "make check-templates"))
struct AddingASceneTests {
    @Test
    func `who follows the document has a scene in both apps that keeps the rules and differs in one Interactor`() throws
    {
        let document = try FollowedDocument("Documentation/AddingAScene.md", copiedTo: "openings")
        try document.take("swift", "diff", "step")
        let (form, words) = try Shell.run(
            "swift format lint --strict --recursive Modules/Shared Modules/Doctor Tests/SceneTests", in: document.root)
        #expect(form == 0, "\(words.prefix(1000))")
        let map = try String(contentsOf: document.root.appending(path: "Documentation/Scenes.md"), encoding: .utf8)
        #expect(map.contains("| Openings | patient shared, doctor own |"))
        guard TemplateCheck.part == "all" else { return }
        for block in document.blocks where ["run", "test"].contains(block.kind) {
            let (status, words) = try document.run(block.text)
            #expect(status == 0, "\(words.suffix(4000))")
            if block.kind == "run" { #expect(words.contains("Soonest times")) }
        }
    }
}

/// Makes the documents' changes alone, which takes a second: a source that moved on shows at once.
@Suite struct FollowedDocumentTests {
    @Test(arguments: [("AddingAScene", "diff"), ("AddingAnApp", "sed")])
    func `each change that a document names fits the sources`(document: String, kind: String) throws {
        try FollowedDocument("Documentation/\(document).md", copiedTo: "changed-\(document)").take("swift", kind)
    }
}

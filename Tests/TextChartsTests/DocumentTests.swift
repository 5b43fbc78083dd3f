import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct DocumentTests {
    @Test(arguments: ["Lines", "Stacked", "Rules", "Level", "Pie"])
    func `the drawings of the document are those of the program`(name: String) throws {
        let view = try #require(Gallery.all.first { $0.name == name }?.view)
        let drawing = draw(columns: 64, rows: 13) { view }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let document = try String(
            contentsOf: folder.appendingPathComponent("Documentation/Charts.md"), encoding: .utf8)
        let indented = drawing.components(separatedBy: "\n").map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
        #expect(document.contains(indented), "Documentation/Charts.md lacks the drawing of \(name):\n\(indented)")
    }
}

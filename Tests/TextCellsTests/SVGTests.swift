import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

import SwiftUI
@testable import TextCells

@Suite struct SVGTests {
    @Test func `a picture is XML that says what is on it`() throws {
        var buffer = CellBuffer(columns: 30, rows: 3)
        buffer.draw("<Fern & \"Co\">  漢字 x", x: 1, y: 0, style: CellStyle(attributes: .bold))
        buffer.draw("╭──█", x: 0, y: 1)
        let document = try XMLDocument(xmlString: svg(of: buffer, title: "A <title>\u{1B}[31m & more", palette: .dark))
        let texts = try document.nodes(forXPath: "//*[local-name()='g']/*[local-name()='text']").map(\.stringValue)
        #expect(texts == ["<Fern & \"Co\">", "漢", "字", "x"])
        #expect(try document.nodes(forXPath: "//*[local-name()='title']").map(\.stringValue) == ["A <title> & more"])
    }

    @Test func `every text stands at its cell`() throws {
        var buffer = CellBuffer(columns: 20, rows: 2)
        buffer.draw("漢ab  c", x: 2, y: 1)
        let document = try XMLDocument(xmlString: svg(of: buffer, title: ""))
        let texts = try document.nodes(forXPath: "//*[local-name()='g']/*[local-name()='text']").compactMap {
            $0 as? XMLElement
        }
        #expect(texts.map { $0.value(of: "x") } == ["27.0", "36", "72"])
        #expect(texts.map { $0.value(of: "textLength") } == [nil, "18", "9"])
        #expect(Set(texts.map { $0.value(of: "y") }) == ["35"])
    }

    @Test func `any frame is well-formed`() throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<60 {
            var buffer = CellBuffer(columns: Int.random(in: 0...20, using: &random), rows: 4)
            for y in 0..<4 { buffer.draw(random.text(upTo: 20), x: 0, y: y, style: CellStyle(background: .red)) }
            let picture = svg(of: buffer, title: random.text(upTo: 20), palette: .light)
            #expect(throws: Never.self) { _ = try XMLDocument(xmlString: picture) }
        }
    }

    @Test func `dots and shades are shapes of the picture, not letters`() throws {
        var buffer = CellBuffer(columns: 3, rows: 1)
        buffer.draw("⣀░█", x: 0, y: 0, style: CellStyle(foreground: .blue))
        let picture = svg(of: buffer, title: "", palette: .light)
        #expect(!picture.contains("⣀") && !picture.contains("░"))
        // Two dots in the lowest quarter of the first cell.
        #expect(picture.contains("M0.75 16.0h3.0v3.0h-3.0ZM5.25 16.0h3.0v3.0h-3.0Z"))
        #expect(picture.contains("<path d=\"M9 0h9v20h-9Z\" fill=\"#0a63c9\" fill-opacity=\"0.35\""))
    }
}

extension XMLElement {
    fileprivate func value(of attribute: String) -> String? {
        attributes?.first { $0.name == attribute }?.stringValue
    }
}

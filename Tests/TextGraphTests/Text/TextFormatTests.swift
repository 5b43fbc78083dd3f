import Foundation
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct TextFormatTests {
    @Test func `values follow the locale of the place`() {
        let host = SceneHost(locale: Locale(identifier: "en_US")) {
            Text(1234.5, format: .number)
            Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
            Text("Total \(0.25, format: .percent)").environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(host.frame.lines == ["1,234.5", "1.234,5", "Total 25\u{A0}%"])
    }

    @Test func `marks are read in the string, and not in what is put into it`() {
        let name = "3*4*5 and _x_"
        let host = SceneHost {
            Text("**Sum** of \(name)")
            Text("Half \(Text("bold").bold()) words")
        }
        #expect(host.frame.lines == ["Sum of 3*4*5 and _x_", "Half bold words"])
        let buffer = host.frame.buffer
        #expect(buffer[0, 0].style.attributes.contains(.bold))
        #expect(!buffer[5, 0].style.attributes.contains(.bold))
        #expect(buffer[5, 1].style.attributes.contains(.bold))
    }

    @Test func `a picture stands among words as its sign`() {
        let host = SceneHost { Text("\(Image(systemName: "star.fill")) favourite") }
        #expect(host.frame.lines == ["★ favourite"])
    }

    @Test func `attributed strings keep their looks`() throws {
        var words = try AttributedString(markdown: "plain **bold**")
        words.append(AttributedString(" red"))
        if let range = words.range(of: "red") { words[range].foregroundColor = .red }
        let host = SceneHost { Text(words) }
        let buffer = host.frame.buffer
        #expect(host.frame.lines == ["plain bold red"])
        #expect(buffer[6, 0].style.attributes.contains(.bold))
        #expect(buffer[11, 0].style.foreground == .ansi(1))
    }

    @Test func `strings come in the language of the place`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, word) in [("en", "Hello"), ("de", "Hallo")] {
            let strings = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
            try "\"greeting %@\" = \"\(word), %@!\";\n"
                .write(to: strings.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        let bundle = try #require(Bundle(path: folder.path))
        let host = SceneHost(locale: Locale(identifier: "en_US")) {
            Text("greeting \("Ada")", bundle: bundle)
            Text("greeting \("Ada")", bundle: bundle).environment(\.locale, Locale(identifier: "de_AT"))
        }
        #expect(host.frame.lines == ["Hello, Ada!", "Hallo, Ada!"])
    }

    @Test func `what is still to come is shown by its extent`() {
        let host = SceneHost { Text("two words").redacted(reason: .placeholder) }
        #expect(host.frame.lines == ["░░░ ░░░░░"])
    }
}

import Foundation
import SwiftUI
import Testing
import VariantCatalogue

/// Documentation/Variants.md says what is counted in the sources and seen in a run. `RECORD_SNAPSHOTS=1` writes these
/// parts anew, and then the run fails.
@MainActor
@Suite struct VariantsDocumentTests {
    private static let file = Repository.root.appending(path: "Documentation/Variants.md")

    @Test func `what the document counts is true`() async throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let document = CountedDocument(text: text)
        let counted = try await countedParts()
        #expect(document.names == counted.map(\.name), "each form has its part in the document, in order")
        let current = counted.reduce(document) { $0.replacing($1.name, with: $1.text) }
        guard current.text != text else { return }
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try current.text.write(to: Self.file, atomically: true, encoding: .utf8)
            Issue.record("recorded Variants.md; run again without RECORD_SNAPSHOTS")
        } else {
            let stale = counted.filter { document.part($0.name) != current.part($0.name) }.map(\.name)
            Issue.record("out of date: \(stale.joined(separator: ", ")); run with RECORD_SNAPSHOTS=1")
        }
    }

    @Test(arguments: Variant.all)
    func `no form's parts hold each other in a circle`(_ variant: Variant) async throws {
        let ownership = try await ownership(of: variant)
        #expect(ownership.links.contains { $0.from == Ownership.root && $0.isStrong })
        let strong = ownership.links.filter(\.isStrong)
        for link in strong {
            #expect(!reaches(link.from, from: link.to, by: strong), "\(link.from) holds \(link.to), which holds it")
        }
    }

    private func countedParts() async throws -> [(name: String, text: String)] {
        var rows = [
            "| form | files | lines | protocols | classes | structs, enums | objects |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        ]
        var parts: [(name: String, text: String)] = []
        for variant in Variant.all {
            let count = try SourceCount(of: Form(of: variant))
            let ownership = try await ownership(of: variant)
            rows.append(
                "| `\(variant.name)` | \(count.files.count) | \(count.lines) | \(count.protocols) | \(count.classes) "
                    + "| \(count.values) | \(ownership.counts.reduce(0) { $0 + $1.count }) |")
            parts.append((variant.name, part(count, ownership)))
        }
        return [("side by side", rows.joined(separator: "\n"))] + parts
    }

    private func part(_ count: SourceCount, _ ownership: Ownership) -> String {
        let files = count.files.map { "\($0.name.replacing(".swift", with: "")) \($0.lines)" }
        let objects = ownership.counts.map { $0.count == 1 ? $0.name : "\($0.count) \($0.name)" }
        return """
            Files and their lines: \(files.joined(separator: ", ")).
            Objects of one Home: \(objects.joined(separator: ", ")).

            ```mermaid
            \(ownership.mermaid())
            ```
            """
    }

    private func ownership(of variant: Variant) async throws -> Ownership {
        let clinic = try await VariantClinic(.patient)
        try await clinic.request()
        return try Ownership(of: variant, in: await clinic.show(variant))
    }

    private func reaches(_ goal: String, from start: String, by links: Set<Ownership.Link>) -> Bool {
        var seen: Set<String> = []
        var next = [start]
        while let name = next.popLast() {
            if name == goal { return true }
            guard seen.insert(name).inserted else { continue }
            next += links.filter { $0.from == name }.map(\.to)
        }
        return false
    }
}

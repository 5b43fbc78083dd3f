import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import viper

@Suite struct GraphTests {
    private func graph(_ arguments: String...) throws -> String {
        let sandbox = try Sandbox(twoApps)
        let answer = try RealViper.run(["graph"] + arguments, in: sandbox.root)
        #expect(answer.status == 0 && answer.errors.isEmpty, "\(answer.errors)")
        return answer.output
    }

    @Test func `Graphviz is told the scenes, where apps begin, and who leads where`() throws {
        let dot = try graph("--format", "dot")
        #expect(dot.hasPrefix("digraph scenes {\n") && dot.hasSuffix("}\n"))
        #expect(dot.contains("    \"Trip\" [penwidth=2];\n"))
        #expect(dot.contains("    \"Trip\" -> \"Payment\" [label=\"rider\"];\n"))
        #expect(try !graph("--for", "driver").contains("Payment"))
        let rider = try graph("--for", "rider")
        #expect(rider.contains("\"Trip\" -> \"Payment\";") && rider.contains("\"Help\""))
    }

    @Test func `Mermaid is told the same as in the map`() throws {
        let sandbox = try Sandbox(twoApps)
        let map = SceneMap(try sandbox.repository.project())
        #expect(try graph("--format", "mermaid") == map.mermaid() + "\n")
        #expect(map.mermaid().contains("    Trip -->|rider| Payment"))
    }

    @Test func `the drawing is XML with a box for each scene and an arrow for each way`() throws {
        let svg = try graph("--format", "svg")
        let counter = Counter()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = counter
        #expect(parser.parse())
        #expect(counter.texts.filter { ["Trip", "Payment", "Help"].contains($0) }.count == 3)
        #expect(counter.arrows == 1)
    }

    @Test func `scenes stand as many columns on as there are steps, those in circles too`() throws {
        let ways = [("A", "B"), ("A", "C"), ("B", "D"), ("C", "A"), ("E", "F"), ("F", "E")]
        let links = SceneLinks(
            scenes: ["A", "B", "C", "D", "E", "F"], entries: ["A"],
            links: ways.map { .init(from: $0, to: $1, apps: []) })
        #expect(LinkLayout(links).columns == [["A"], ["B", "C"], ["D"], ["E"], ["F"]])
    }

    private final class Counter: NSObject, XMLParserDelegate {
        var texts: [String] = []
        var arrows = 0

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            if name == "path", attributes["marker-end"] != nil { arrows += 1 }
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) { texts.append(text) }
    }
}

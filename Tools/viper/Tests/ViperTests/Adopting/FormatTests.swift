import Foundation
import Testing

@testable import viper

/// Findings for other programs.
@Suite struct FormatTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox([
            "viper.yml": "audiences: {app: App}\nrules: {V033: warning}\n",
            "App/Home und Hof/HomeView.swift": "struct HomeView {}\nfinal class HomePresenter {}\n",
            "App/Home und Hof/HomeUIModel.swift":
                "enum HomeUIModel {\n    /* ä𝄞 */ static var spacing = 8; static var spacing = 9\n}\n",
        ])
    }

    private func lint(_ format: String) throws -> RealViper.Answer {
        try RealViper.run(["lint", "--format", format], in: sandbox.root)
    }

    @Test func `GitHub is told in its commands, with what would end them escaped`() throws {
        let answer = try lint("github")
        let line = try #require(answer.lines.first { $0.contains("V033") })
        #expect(line.hasPrefix("::warning file=App/Home und Hof/HomeUIModel.swift,line=2,col=29,title=V033%3A "))
        #expect(
            line.hasSuffix(
                "::How a scene looks is said once and does not change while it is shown.%0ADeclare “enum …UIModel” with “static let”."
            ))
        #expect(answer.lines.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") })
        let odd = Finding(
            rule: "V001", path: "a,b:c%.swift", line: 1, column: 1, message: "x", why: "y\r\nz", advice: "100 %")
        #expect(
            GitHubCommand.line(for: odd)
                == "::error file=a%2Cb%3Ac%25.swift,line=1,col=1,title=V001%3A x::y%0D%0Az%0A100 %25")
    }

    @Test func `JSON keeps its keys and says how much each matters`() throws {
        let findings = try #require(
            try JSONSerialization.jsonObject(with: Data(try lint("json").output.utf8)) as? [[String: Any]])
        #expect(!findings.isEmpty)
        let keys = ["advice", "column", "level", "line", "message", "path", "rule", "why"]
        #expect(findings.allSatisfy { $0.keys.sorted() == keys })
        #expect(findings.filter { $0["rule"] as? String == "V033" }.allSatisfy { $0["level"] as? String == "warning" })
    }

    /// What the format's schema demands of what is written.
    @Test func `SARIF has what its schema demands`() throws {
        let log = try #require(
            try JSONSerialization.jsonObject(with: Data(try lint("sarif").output.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "viper")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.id))
        for rule in rules {
            for key in ["shortDescription", "fullDescription", "help"] {
                #expect((rule[key] as? [String: Any])?["text"] is String)
            }
        }
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        let bases = try #require(run["originalUriBaseIds"] as? [String: [String: String]])
        #expect(
            bases["SRCROOT"]?["uri"]?.hasPrefix("file:///") == true && bases["SRCROOT"]?["uri"]?.hasSuffix("/") == true)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(!results.isEmpty)
        var prints: Set<String> = []
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect(["error", "warning"].contains(result["level"] as? String))
            #expect((result["message"] as? [String: Any])?["text"] is String)
            let location = try #require((result["locations"] as? [[String: Any]])?.first)
            let place = try #require(location["physicalLocation"] as? [String: Any])
            let artifact = try #require(place["artifactLocation"] as? [String: String])
            #expect(artifact["uri"]?.hasPrefix("App/Home%20und%20Hof/") == true && artifact["uriBaseId"] == "SRCROOT")
            let region = try #require(place["region"] as? [String: Int])
            #expect(try #require(region["startLine"]) > 0 && #require(region["startColumn"]) > 0)
            let known = try #require(result["partialFingerprints"] as? [String: String])
            #expect(prints.insert(try #require(known["findingWords/v1"])).inserted, "each is known by its own")
        }
        // The sign before it takes four bytes in UTF-8 and two units in UTF-16, and the letter two and one.
        let columns = results.filter { $0["ruleId"] as? String == "V033" }.compactMap { result in
            (((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])?["region"]
                as? [String: Int])?["startColumn"]
        }
        #expect(columns.min() == 26)
    }
}

import Foundation

/// Findings in the Static Analysis Results Interchange Format, 2.1.0, as code hosts and editors read it.
struct SARIFLog: Encodable {
    private let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(_ findings: [Finding], rules: [Rule], in repository: Repository) {
        var lines: [String: [Substring.UTF8View]] = [:]
        var counts: [String: Int] = [:]
        let results = findings.map { finding in
            let place = lines[finding.path] ?? Self.lines(of: finding.path, in: repository)
            lines[finding.path] = place
            let words = "\(finding.rule)|\(finding.path)|\(finding.message)"
            counts[words, default: 0] += 1
            return Result(
                finding, index: rules.firstIndex { $0.id == finding.rule } ?? 0,
                column: Self.column(finding, in: place), fingerprint: "\(words)|\(counts[words] ?? 1)")
        }
        runs = [
            Run(
                tool: Tool(driver: Driver(rules: rules.map(ReportingDescriptor.init))), results: results,
                originalUriBaseIds: [Self.root: ArtifactLocation(uri: Self.uri(of: repository))])
        ]
    }

    fileprivate static let root = "SRCROOT"

    private static func uri(of repository: Repository) -> String {
        repository.root.absoluteString.hasSuffix("/")
            ? repository.root.absoluteString : repository.root.absoluteString + "/"
    }

    private static func lines(of path: String, in repository: Repository) -> [Substring.UTF8View] {
        let text = (try? repository.text(path)) ?? ""
        return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Substring($0).utf8
        }
    }

    /// Columns of the format are counted in UTF-16, those of findings in UTF-8.
    private static func column(_ finding: Finding, in lines: [Substring.UTF8View]) -> Int {
        guard lines.indices.contains(finding.line - 1) else { return finding.column }
        return String(decoding: lines[finding.line - 1].prefix(finding.column - 1), as: UTF8.self).utf16.count + 1
    }

    private struct Run: Encodable {
        let tool: Tool
        let results: [Result]
        let originalUriBaseIds: [String: ArtifactLocation]
        let columnKind = "utf16CodeUnits"
    }

    private struct Tool: Encodable {
        let driver: Driver
    }

    private struct Driver: Encodable {
        let name = "viper"
        let semanticVersion = Viper.version
        let rules: [ReportingDescriptor]
    }

    private struct ReportingDescriptor: Encodable {
        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Message

        init(_ rule: Rule) {
            id = rule.id
            shortDescription = Message(text: rule.title)
            fullDescription = Message(text: rule.why)
            help = Message(text: rule.advice)
        }
    }

    private struct Message: Encodable {
        let text: String
    }

    private struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let partialFingerprints: [String: String]

        init(_ finding: Finding, index: Int, column: Int, fingerprint: String) {
            ruleId = finding.rule
            ruleIndex = index
            level = finding.level.rawValue
            message = Message(text: "\(finding.message). \(finding.advice)")
            locations = [Location(finding, column: column)]
            partialFingerprints = ["findingWords/v1": fingerprint]
        }
    }

    private struct Location: Encodable {
        let physicalLocation: PhysicalLocation

        init(_ finding: Finding, column: Int) {
            let uri = finding.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? finding.path
            physicalLocation = PhysicalLocation(
                artifactLocation: ArtifactLocation(uri: uri, uriBaseId: SARIFLog.root),
                region: Region(startLine: finding.line, startColumn: column))
        }
    }

    private struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    private struct ArtifactLocation: Encodable {
        let uri: String
        var uriBaseId: String?
    }

    private struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
    }
}

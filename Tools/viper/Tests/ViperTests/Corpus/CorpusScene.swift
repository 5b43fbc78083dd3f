import Testing

@testable import viper

/// A small scene in a style of public code, with what is to be found in it. A line that breaks a rule ends in
/// `// expect V058`; on every other line silence is expected.
struct CorpusScene: CustomTestStringConvertible, Sendable {
    struct Expectation: Hashable, CustomStringConvertible {
        let path: String
        let line: Int
        let rule: String

        var description: String { "\(path):\(line) \(rule)" }
    }

    let name: String
    /// The dialect that is to be guessed; nil where there is no scene of VIPER at all.
    let dialect: Dialect?
    let files: [String: String]
    let expected: Set<Expectation>

    init(_ name: String, _ dialect: Dialect?, _ text: String) {
        self.name = name
        self.dialect = dialect
        let example = Example(text)
        files = Dictionary(uniqueKeysWithValues: example.files.map { ($0.path, $0.text) })
        expected = Set(
            example.files.flatMap { path, text in
                text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
                    line.components(after: "// expect ").map { Expectation(path: path, line: index + 1, rule: $0) }
                }
            })
    }

    var testDescription: String { name }

    static let all =
        owners + protocols + interfaces + inputs + directions + swiftUI + ribs + clean + documents + holding
        + nearMisses

    /// What is found, as whoever runs the tool in a repository without a `viper.yml` is told it.
    func found() throws -> Set<Expectation> {
        let repository = try Sandbox(files)
        do {
            let project = try repository.repository.project()
            return Set(
                Linter(project: project).findings().map { Expectation(path: $0.path, line: $0.line, rule: $0.rule) })
        } catch let error as ToolError where dialect == nil && error.problem.hasPrefix("No scenes were found") {
            return []
        }
    }
}

extension Substring {
    fileprivate func components(after mark: String) -> [String] {
        guard let range = firstRange(of: mark) else { return [] }
        return self[range.upperBound...].split(separator: " ").map(String.init)
    }
}

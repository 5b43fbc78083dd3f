import Foundation

/// The findings that a code base had when it took the tool up: they are counted, and not told.
///
/// A finding is known by its rule, its file and its words, so that it stays known when lines above it come and go.
struct Baseline: Codable, Equatable {
    struct Entry: Codable, Equatable {
        let path: String
        let rule: String
        let message: String
        let count: Int
    }

    let findings: [Entry]

    init(_ findings: [Finding]) {
        let counts = Dictionary(grouping: findings) { Known($0) }.mapValues(\.count)
        self.findings = counts.map { Entry(path: $0.path, rule: $0.rule, message: $0.message, count: $1) }
            .sorted { ($0.path, $0.rule, $0.message) < ($1.path, $1.rule, $1.message) }
    }

    /// Throws a `ToolError` if the file is not there or is no baseline.
    init(at path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ToolError(
                "There is no baseline \(path) that can be read.",
                advice: "Write it: viper lint --baseline \(path) --write-baseline.")
        }
        do {
            self = try JSONDecoder().decode(Self.self, from: data)
        } catch {
            throw ToolError(
                "\(path) is no baseline.", advice: "Write it anew: viper lint --baseline \(path) --write-baseline.")
        }
    }

    func write(to path: String) throws {
        do {
            try (JSONOutput.text(self) + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw ToolError("\(path) cannot be written: \(error.localizedDescription)", advice: "Let it be written.")
        }
    }

    /// The findings that are new, and how many that are known there are no more. Of more alike than are known, the
    /// last are taken for the new ones.
    func compared(with findings: [Finding]) -> (new: [Finding], gone: Int) {
        var left = Dictionary(
            self.findings.map { (Known(path: $0.path, rule: $0.rule, message: $0.message), $0.count) },
            uniquingKeysWith: +)
        let new = findings.filter { finding in
            guard let count = left[Known(finding)], count > 0 else { return true }
            left[Known(finding)] = count - 1
            return false
        }
        return (new, left.values.reduce(0, +))
    }

    private struct Known: Hashable {
        let path: String
        let rule: String
        let message: String

        init(path: String, rule: String, message: String) {
            (self.path, self.rule, self.message) = (path, rule, message)
        }

        init(_ finding: Finding) { self.init(path: finding.path, rule: finding.rule, message: finding.message) }
    }
}

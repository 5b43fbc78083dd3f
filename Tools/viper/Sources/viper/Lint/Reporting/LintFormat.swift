import ArgumentParser

/// How findings are told.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
    /// As compilers print them, with what to do.
    case text
    case json
    /// The commands by which GitHub’s actions put findings beside the lines of a change.
    case github
    /// The Static Analysis Results Interchange Format, 2.1.0.
    case sarif

    func report(_ findings: [Finding], rules: [Rule], in repository: Repository, style: TextStyle) throws -> String {
        switch self {
        case .text: findings.map { $0.text(in: style) }.joined(separator: "\n")
        case .json: try JSONOutput.text(findings)
        case .github: findings.map(GitHubCommand.line).joined(separator: "\n")
        case .sarif: try JSONOutput.text(SARIFLog(findings, rules: rules, in: repository))
        }
    }
}

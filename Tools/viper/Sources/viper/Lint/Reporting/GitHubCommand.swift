/// A finding as one of the commands of GitHub’s actions: `::error file=…,line=…::…`.
enum GitHubCommand {
    static func line(for finding: Finding) -> String {
        let properties = [
            ("file", finding.path), ("line", "\(finding.line)"), ("col", "\(finding.column)"),
            ("title", "\(finding.rule): \(finding.message)"),
        ].map { "\($0)=\(escaped($1, alsoIn: [":": "%3A", ",": "%2C"]))" }.joined(separator: ",")
        return "::\(finding.level.rawValue) \(properties)::\(escaped("\(finding.why)\n\(finding.advice)"))"
    }

    private static func escaped(_ text: String, alsoIn property: [Character: String] = [:]) -> String {
        let marks: [Character: String] = ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"]
        return text.reduce(into: "") { $0 += marks[$1] ?? property[$1] ?? String($1) }
    }
}

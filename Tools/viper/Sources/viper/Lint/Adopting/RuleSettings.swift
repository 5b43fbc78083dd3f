/// How much findings matter, by rule and by folder: `rules` of `viper.yml`.
struct RuleSettings: Sendable, Equatable {
    enum Level: String, Codable, CaseIterable, Sendable {
        /// The rule is not held.
        case off
        /// It is told, and the status stays 0.
        case warning
        case error
    }

    /// By the rule's name, or `all`, and there by the folder; the empty one is everywhere.
    var levels: [String: [String: Level]] = [:]

    static let all = "all"

    /// What is said of the rule itself goes before what is said of all, and there the innermost folder counts.
    func level(of rule: String, at path: String) -> Level {
        for name in [rule, Self.all] {
            let folders = (levels[name] ?? [:]).filter { path.isInside($0.key) }
            if let innermost = folders.max(by: { $0.key.count < $1.key.count }) { return innermost.value }
        }
        return .error
    }

    /// The findings of rules that are held where they are, each as much as it matters there.
    func applied(to findings: [Finding]) -> [Finding] {
        findings.compactMap { finding in
            var finding = finding
            finding.level = level(of: finding.rule, at: finding.path)
            return finding.level == .off ? nil : finding
        }
    }
}

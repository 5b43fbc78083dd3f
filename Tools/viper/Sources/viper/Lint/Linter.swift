/// Holds a project against the rules.
struct Linter {
    let project: Project

    /// All findings in the order of the files, without those that are suppressed with a reason.
    func findings(rules: [Rule] = Rule.all) -> [Finding] {
        let context = LintContext(project)
        var found: [Finding] = []
        var used: Set<Place> = []
        var spots: Set<Spot> = []
        for rule in rules where rule.id != Rule.suppressionID && rule.dialects.contains(project.dialect) {
            for violation in rule.check(context) {
                let file = project.files[violation.file]
                let position = file.position(of: violation.offset)
                let spot = Spot(violation, position, rule)
                let suppressions = file.facts.suppressions.filter {
                    $0.rule == rule.id && $0.line == position.line && !$0.reason.isEmpty
                }
                if suppressions.isEmpty || rule.id == Rule.syntaxID {
                    // A rule that is off here takes no spot from one that is not.
                    guard project.configuration.rules.level(of: rule.id, at: file.path) != .off,
                        spots.insert(spot).inserted || rule.id == Rule.syntaxID
                    else { continue }
                    found.append(finding(rule, file, position, violation.message))
                } else {
                    spots.insert(spot)
                    used.formUnion(suppressions.map { Place(file: violation.file, offset: $0.offset) })
                }
            }
        }
        if let rule = rules.first(where: { $0.id == Rule.suppressionID }) {
            // What is ignored in another dialect is no one's concern here.
            let ids = Set(rules.filter { $0.dialects.contains(project.dialect) }.map(\.id))
            for (index, file) in project.files.enumerated() {
                for suppression in file.facts.suppressions {
                    guard
                        let message = Self.fault(
                            of: suppression, isUsed: used.contains(Place(file: index, offset: suppression.offset)), ids)
                    else { continue }
                    found.append(finding(rule, file, file.position(of: suppression.offset), message))
                }
            }
        }
        return found.sorted { ($0.path, $0.line, $0.column, $0.rule) < ($1.path, $1.line, $1.column, $1.rule) }
    }

    /// Who has been told of a name that is used need not be told of it again, by this rule or another; of a whole
    /// declaration each rule may say its own.
    private struct Spot: Hashable {
        let file: Int
        let position: Position
        let rule: String?

        init(_ violation: Violation, _ position: Position, _ rule: Rule) {
            file = violation.file
            self.position = position
            self.rule = violation.isOfDeclaration ? rule.id : nil
        }
    }

    private struct Place: Hashable {
        let file: Int
        let offset: Int
    }

    private static func fault(of suppression: SourceFacts.Suppression, isUsed: Bool, _ ids: Set<String>) -> String? {
        if Rule.find(suppression.rule) == nil {
            return "“\(suppression.rule)” is no rule"
        }
        if suppression.reason.isEmpty { return "\(suppression.rule) is ignored without a reason" }
        if ids.contains(suppression.rule), !isUsed { return "\(suppression.rule) is ignored where it finds nothing" }
        return nil
    }

    private func finding(_ rule: Rule, _ file: SourceFile, _ position: Position, _ message: String) -> Finding {
        Finding(
            rule: rule.id, path: file.path, line: position.line, column: position.column, message: message,
            why: rule.why, advice: rule.advice)
    }
}

import ArgumentParser
import Foundation

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Hold the scenes against the architecture’s rules.",
        discussion: """
            Positions are as compilers print them. The status is 1 if there are findings that are errors; what viper.yml \
            calls a warning leaves it at 0. A finding that is meant is ignored by “// viper:ignore V007 because …” above \
            its line.
            Examples:
              viper lint
              viper lint Modules/Shared/Home --rule V007 --rule V020
              viper lint --baseline viper-baseline.json --write-baseline
              viper lint --baseline viper-baseline.json --changed-since main --format github
              viper lint --fix --dry-run
            """)

    @Argument(help: "Files or folders, relative to the repository, to tell the findings of.", completion: .file())
    var paths: [String] = []

    @Option(name: .customLong("rule"), help: "Only this rule; may be repeated.", completion: Completions.rules)
    var rules: [String] = []

    @Option(help: "text, json, github or sarif.")
    var format = LintFormat.text

    @Option(
        help: ArgumentHelp("A file of findings that are known, and not told.", valueName: "file"), completion: .file())
    var baseline: String?

    @Flag(help: "Write the findings that there are into the baseline.")
    var writeBaseline = false

    @Option(
        help: ArgumentHelp(
            "Only findings in files that differ from where this branch left that commit.", valueName: "commit"))
    var changedSince: String?

    @Flag(help: "Mend what can be mended in one way only, and tell the rest: V002, V018, V049.")
    var fix = false

    @Flag(help: "With --fix, only say what would be mended.")
    var dryRun = false

    @OptionGroup var repository: RepositoryOptions

    func validate() throws {
        for id in rules where Rule.find(id) == nil {
            throw ValidationError("There is no rule \(id). viper explain lists them.")
        }
        if writeBaseline {
            guard baseline != nil else { throw ValidationError("Say with --baseline where it is to be written.") }
            guard paths.isEmpty, rules.isEmpty, changedSince == nil else {
                throw ValidationError("A baseline is of all findings: leave out paths, --rule and --changed-since.")
            }
        }
        guard fix || !dryRun else { throw ValidationError("Say what to do with --dry-run: --fix.") }
    }

    func run() throws {
        try Running.run {
            let repository = try repository.repository()
            for path in paths where !repository.exists(path) {
                throw ToolError("There is no \(path) in \(repository.root.path).", advice: "Name a file or a folder.")
            }
            let changed = try changedSince.map { try Git(repository).changedFiles(since: $0) }
            var (findings, dialect) = try findings(in: repository, changed)
            if fix {
                try mend(findings, in: repository)
                if !dryRun { (findings, dialect) = try self.findings(in: repository, changed) }
            }
            if let baseline, writeBaseline {
                try Baseline(findings).write(to: baseline)
                StandardError.say("\(baseline) has \(Self.count(findings.count, "finding")).")
                return
            }
            if let baseline {
                let (new, gone) = try Baseline(at: baseline).compared(with: findings)
                findings = new
                // What is not looked at may still be there.
                if gone > 0, paths.isEmpty, rules.isEmpty, changed == nil {
                    StandardError.say(
                        "\(Self.count(gone, "finding")) of \(baseline) \(gone == 1 ? "is" : "are") gone. Write it anew to keep it so."
                    )
                }
            }
            try tell(findings, in: repository, dialect)
        }
    }

    /// With the dialect, where it is guessed.
    private func findings(in repository: Repository, _ changed: Set<String>?) throws -> ([Finding], String?) {
        let project = try repository.project(keepsCode: false)
        guard !project.scenes.isEmpty else {
            throw ToolError(
                "There are no scenes in \(project.configuration.places.map(\.path).joined(separator: ", ")).",
                advice: "Make one with viper new scene, or say in \(Configuration.fileName) where they are.")
        }
        let rules = rules.isEmpty ? Rule.all : rules.compactMap(Rule.find)
        let folders = paths.map(\.asFolder)
        let all = Linter(project: project).findings(rules: rules)
        let findings = project.configuration.rules.applied(to: all).filter { finding in
            (folders.isEmpty || folders.contains { finding.path.isInside($0) })
                && changed?.contains(finding.path) != false
        }
        return (findings, project.guessedDialect)
    }

    private func mend(_ findings: [Finding], in repository: Repository) throws {
        let plan = try Mending(findings, in: repository.project(), repository).plan()
        let lines = plan.lines(in: repository)
        if dryRun {
            for line in lines { StandardError.say("would \(line)") }
        } else if !plan.isEmpty {
            try plan.apply(in: repository, overwriting: false)
            for line in lines { StandardError.say(line) }
        }
    }

    private func tell(_ findings: [Finding], in repository: Repository, _ dialect: String?) throws {
        let report = try format.report(findings, rules: Rule.all, in: repository, style: .standard)
        if !report.isEmpty { print(report) }
        guard !findings.isEmpty else {
            if format == .text, let dialect { StandardError.say(dialect) }
            return
        }
        let errors = findings.count { $0.level == .error }
        if format == .text {
            let warnings = findings.count - errors
            let words =
                warnings == 0
                ? Self.count(errors, "finding") : "\(Self.count(errors, "error")), \(Self.count(warnings, "warning"))"
            StandardError.say("\(words). viper explain RULE says more.")
            if let dialect { StandardError.say(dialect) }
        }
        if errors > 0 { throw ExitCode(1) }
    }

    private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

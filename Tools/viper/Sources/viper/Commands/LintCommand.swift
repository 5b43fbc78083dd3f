import ArgumentParser
import Foundation

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Hold the scenes against the architecture’s rules.",
        discussion: """
            Positions are as compilers print them. The status is 1 if there are findings. A finding that is meant is
            ignored by “// viper:ignore V007 because …” above its line.
            Examples:
              viper lint
              viper lint Modules/Shared/Home --rule V007 --rule V020
              viper lint --format json
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "Files or folders, relative to the repository, to tell the findings of.", completion: .file())
    var paths: [String] = []

    @Option(name: .customLong("rule"), help: "Only this rule; may be repeated.", completion: Completions.rules)
    var rules: [String] = []

    @Option(help: "text or json.")
    var format = Format.text

    @OptionGroup var repository: RepositoryOptions

    func validate() throws {
        for id in rules where Rule.find(id) == nil {
            throw ValidationError("There is no rule \(id). viper explain lists them.")
        }
    }

    func run() throws {
        try Running.run {
            let repository = try repository.repository()
            for path in paths where !repository.exists(path) {
                throw ToolError("There is no \(path) in \(repository.root.path).", advice: "Name a file or a folder.")
            }
            let project = try repository.project(keepsCode: false)
            if format == .text, let dialect = project.guessedDialect { StandardError.say(dialect) }
            let rules = rules.isEmpty ? Rule.all : rules.compactMap(Rule.find)
            let folders = paths.map(\.asFolder)
            let findings = Linter(project: project).findings(rules: rules).filter { finding in
                folders.isEmpty || folders.contains { finding.path.isInside($0) }
            }
            switch format {
            case .json: print(try JSONOutput.text(findings))
            case .text: for finding in findings { print(finding.text(in: .standard)) }
            }
            if !findings.isEmpty {
                if format == .text {
                    StandardError.say(
                        "\(findings.count) finding\(findings.count == 1 ? "" : "s"). viper explain RULE says more.")
                }
                throw ExitCode(1)
            }
        }
    }
}

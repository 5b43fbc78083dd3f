import ArgumentParser
import Foundation

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explain a rule, with a bad and a good example.",
        discussion: """
            Without a rule it lists all.
            Examples:
              viper explain
              viper explain V007
              viper explain --write FILE     writes all of them as a document
              viper explain --check FILE     says whether that document is up to date; 1 if not
            """)

    @Argument(help: "A rule, such as V007.", completion: Completions.rules)
    var rule: String?

    @Option(help: "Write all rules as a document.", completion: .file())
    var write: String?

    @Option(help: "Compare the document with the rules.", completion: .file())
    var check: String?

    func validate() throws {
        if let rule, Rule.find(rule) == nil {
            throw ValidationError("There is no rule \(rule). viper explain lists them.")
        }
        guard [rule, write, check].compactMap(\.self).count <= 1 else {
            throw ValidationError("Say one of: a rule, --write, --check.")
        }
    }

    func run() throws {
        try Running.run {
            if let rule = rule.flatMap(Rule.find) {
                print(RuleDocument.explanation(of: rule))
            } else if let write {
                do {
                    try RuleDocument.text.write(toFile: write, atomically: true, encoding: .utf8)
                } catch {
                    throw ToolError(
                        "\(write) cannot be written: \(error.localizedDescription)", advice: "Let it be written.")
                }
            } else if let check {
                guard (try? String(contentsOfFile: check, encoding: .utf8)) == RuleDocument.text else {
                    StandardError.say("\(check) is out of date. Run viper explain --write \(check).")
                    throw ExitCode(1)
                }
            } else {
                print(Rule.all.map { "\($0.id)  \($0.title)" }.joined(separator: "\n"))
            }
        }
    }
}

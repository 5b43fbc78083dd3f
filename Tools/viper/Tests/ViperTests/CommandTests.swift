import Foundation
import Testing

@testable import viper

/// The real program.
@Suite struct CommandTests {
    private func viper(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:]
    ) throws -> RealViper.Answer {
        try RealViper.run(arguments, in: folder, environment: environment)
    }

    private static let inOrder = [
        "viper.yml": "audiences: {app: App}\ndialect: documents\n",
        "App/Home/HomeUIModel.swift": "enum HomeUIModel {\n    static let spacing = 8\n}\n",
    ]
    private static let broken = ["App/Home/HomeUIModel.swift": "enum HomeUIModel {\n    static var spacing = 8\n}\n"]

    @Test func `what is in order has nothing said about it`() throws {
        let sandbox = try Sandbox(Self.inOrder)
        let answer = try viper(["lint"], in: sandbox.root)
        #expect(answer.status == 0)
        #expect(answer.output.isEmpty && answer.errors.isEmpty)
    }

    @Test func `a finding says what, where, why and what to do, and the status is 1`() throws {
        let sandbox = try Sandbox(Self.inOrder.merging(Self.broken) { $1 })
        let answer = try viper(["lint"], in: sandbox.root)
        #expect(answer.status == 1)
        #expect(
            answer.output == """
                App/Home/HomeUIModel.swift:2:16: error: HomeUIModel.spacing is no constant [V033]
                    How a scene looks is said once and does not change while it is shown.
                    Declare “enum …UIModel” with “static let”.

                """)
        #expect(answer.errors == "1 finding. viper explain RULE says more.\n")
    }

    @Test func `a dialect that was guessed is said, and once it is written down no more`() throws {
        let sandbox = try Sandbox(["App/Home/HomePresenter.swift": "final class HomePresenter {}\n"])
        #expect(try viper(["lint"], in: sandbox.root).errors.contains("speaks the dialect “viper”"))
        #expect(try viper(["lint", "--format", "json"], in: sandbox.root).errors.isEmpty)
        try sandbox.write("audiences: {app: App}\ndialect: viper\n", to: "viper.yml")
        #expect(try viper(["lint"], in: sandbox.root).errors.isEmpty)
    }

    @Test func `in JSON a finding is an object, and nothing else is printed`() throws {
        let sandbox = try Sandbox(Self.inOrder.merging(Self.broken) { $1 })
        let answer = try viper(["lint", "--format", "json"], in: sandbox.root)
        #expect(answer.status == 1 && answer.errors.isEmpty)
        let findings = try #require(
            try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["V033"])
        #expect(findings.map { $0["column"] as? Int } == [16])
        let none = try viper(["lint", "--format", "json", "--rule", "v020"], in: sandbox.root)
        #expect(none.status == 0 && none.output.filter { !$0.isWhitespace } == "[]")
    }

    /// What programs that read the JSON rely on: keys are added, never renamed or taken away.
    @Test(arguments: [
        ("lint --format json", ["advice", "column", "level", "line", "message", "path", "rule", "why"]),
        ("list --json", ["apps", "isShared", "roles", "scene"]),
        ("map --format json", ["apps", "scene", "sharedLines"]),
    ])
    func `JSON has the keys that are written down`(_ command: String, _ keys: [String]) throws {
        let sandbox = try Sandbox(Self.inOrder.merging(Self.broken) { $1 })
        let answer = try viper(command.split(separator: " ").map(String.init), in: sandbox.root)
        let value = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
        let table = value as? [String: Any]
        let entries = try #require((value as? [Any]) ?? (table?["scenes"] ?? table?["rows"]) as? [Any])
        #expect((entries.first as? [String: Any])?.keys.sorted() == keys)
        #expect(
            try ownRepository.text("Documentation/Viper.md").contains(keys.map { "`\($0)`" }.joined(separator: ", ")))
    }

    private static let pseudoTerminal = "/usr/bin/script"

    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: pseudoTerminal), "needs a terminal"),
        arguments: [
            ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
        ])
    func `a terminal gets colours, unless it is asked not to`(_ change: [String: String], _ isColoured: Bool) throws {
        let sandbox = try Sandbox(Self.inOrder.merging(Self.broken) { $1 })
        let environment = ["TERM": "xterm", "NO_COLOR": ""].merging(change) { $1 }
        let (_, words) = try Shell.run(
            "\(Self.pseudoTerminal) -qec '\(RealViper.program.path) lint' /dev/null", in: sandbox.root,
            environment: environment)
        #expect(words.contains("[V033]"))
        #expect(words.contains("\u{1B}[31m") == isColoured)
        #expect(try !viper(["lint"], in: sandbox.root, environment: ["TERM": "xterm"]).output.contains("\u{1B}"))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `a shell completes commands, rules and apps`(_ shell: String) throws {
        let sandbox = try Sandbox(Self.inOrder)
        let script = try viper(["--generate-completion-script", shell], in: sandbox.root)
        #expect(script.status == 0 && script.output.contains("adopt") && script.output.contains("V007"))
    }

    @Test(arguments: [
        "", "init", "new", "new scene", "new gateway", "new app", "adopt", "list", "remove", "map", "graph",
        "modules", "folders", "lint", "explain",
    ])
    func `each command explains itself with examples`(_ command: String) throws {
        let sandbox = try Sandbox()
        let answer = try viper(["help"] + command.split(separator: " ").map(String.init), in: sandbox.root)
        #expect(answer.status == 0)
        #expect(command.isEmpty || answer.output.contains("Examples:\n  viper \(command)"))
    }

    @Test func `findings can be asked of a folder, from a folder within`() throws {
        let sandbox = try Sandbox(Self.inOrder.merging(Self.broken) { $1 })
        try sandbox.write("enum OtherUIModel {}", to: "App/Other/OtherUIModel.swift")
        #expect(try viper(["lint", "App/Other"], in: sandbox.root).status == 0)
        #expect(try viper(["lint", "App/Home/"], in: sandbox.root.appending(path: "App/Other")).status == 1)
        #expect(try viper(["lint", "App/Nothing"], in: sandbox.root).status == 66)
    }

    private static let statuses: [(arguments: String, status: Int32)] = [
        ("lint --rule V999", 64), ("lint --format xml", 64), ("explain V000", 64), ("paint", 64),
        ("map --check --write", 64), ("map --since HEAD --format svg", 64), ("lint --write-baseline", 64),
        ("lint --dry-run", 64), ("lint --baseline no.json", 66), ("lint --changed-since HEAD", 66),
        ("map --path /nowhere/at/all", 66), ("explain v007", 0),
        ("explain --check no.md", 1), ("explain --write no/folder.md", 66), ("map --check", 1), ("--help", 0),
        ("lint --help", 0), ("--version", 0), ("--generate-completion-script bash", 0),
    ]

    @Test(arguments: statuses)
    func `statuses say whether it was the command, the repository or a finding`(_ arguments: String, _ status: Int32)
        throws
    {
        let sandbox = try Sandbox(Self.inOrder)
        let answer = try viper(arguments.split(separator: " ").map(String.init), in: sandbox.root)
        #expect(answer.status == status, "\(answer.errors)")
        #expect(answer.status == 0 || !answer.errors.isEmpty)
    }

    @Test func `what is written is what is checked`() throws {
        let sandbox = try Sandbox(Self.inOrder)
        #expect(try viper(["map", "--write"], in: sandbox.root).status == 0)
        #expect(try viper(["map", "--check"], in: sandbox.root).status == 0)
        #expect(try viper(["explain", "--write", "Rules.md"], in: sandbox.root).status == 0)
        #expect(try viper(["explain", "--check", "Rules.md"], in: sandbox.root).status == 0)
    }

    @Test func `a document that cannot be written is named`() throws {
        let sandbox = try Sandbox(Self.inOrder)
        try sandbox.write("no folder", to: "Documentation")
        let answer = try viper(["map", "--write"], in: sandbox.root)
        #expect(answer.status == 66)
        #expect(answer.errors.hasPrefix("viper: Documentation/Scenes.md cannot be written"))
    }

    @Test func `a manifest that is wrong is told in one line`() throws {
        let sandbox = try Sandbox(Self.inOrder)
        try sandbox.write("audiences: [app]", to: "viper.yml")
        let answer = try viper(["lint"], in: sandbox.root)
        #expect(answer.status == 66)
        #expect(answer.errors.split(separator: "\n").count == 1)
        #expect(answer.errors.hasPrefix("viper: viper.yml:1: audiences is no table."))
    }

    @Test func `files that nobody could have written by hand are read to the end`() throws {
        let sandbox = try Sandbox(Self.inOrder)
        let chain = (0..<5000).map { "    .padding(\($0))" }.joined(separator: "\n")
        for name in ["First", "Second", "Third"] {
            try sandbox.write(
                "struct \(name)View: View {\n    var body: some View {\n    Text(\"a\")\n\(chain)\n    }\n}\n",
                to: "App/\(name)/\(name)View.swift")
        }
        try sandbox.write(
            "let a = " + String(repeating: "(", count: 5000) + String(repeating: ")", count: 5000), to: "App/Deep.swift"
        )
        try sandbox.write("", to: "App/Empty.swift")
        let answer = try viper(["lint"], in: sandbox.root)
        #expect(answer.status == 1)
        #expect(answer.output.hasPrefix("App/Deep.swift:1:"))
        #expect(answer.output.split(separator: "\n").count == 3)
    }
}

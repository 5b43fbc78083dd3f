import Foundation
import Testing

@testable import viper

/// What an old code base needs to take the tool up, by the real program.
@Suite struct AdoptingTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox([
            "viper.yml": "audiences: {app: App}\n",
            "App/Home/HomeUIModel.swift": "enum HomeUIModel {\n    static var spacing = 8\n}\n",
            "App/Old/OldUIModel.swift": "enum OldUIModel {\n    static var spacing = 8\n}\n",
        ])
    }

    private func lint(_ arguments: String...) throws -> RealViper.Answer {
        try RealViper.run(["lint"] + arguments, in: sandbox.root)
    }

    private func setRules(_ text: String) throws {
        try sandbox.write("audiences: {app: App}\nrules:\n\(text)\n", to: "viper.yml")
    }

    @Test func `a rule is off, a warning or an error, in a folder or everywhere`() throws {
        #expect(try lint().errors.hasPrefix("2 findings."))
        try setRules("  V033: off")
        #expect(try lint().status == 0)
        #expect(try lint().output.isEmpty)
        try setRules("  V033: warning")
        let warned = try lint()
        #expect(warned.status == 0)
        #expect(warned.output.contains("App/Home/HomeUIModel.swift:2:16: warning: "))
        #expect(warned.errors.hasPrefix("0 errors, 2 warnings."))
        try setRules("  V033: {App/Old: off}")
        let old = try lint()
        #expect(old.status == 1 && !old.output.contains("App/Old") && old.output.contains("error:"))
    }

    @Test func `the innermost folder counts, and what is said of a rule before what is said of all`() throws {
        let settings = try Configuration(
            yaml: """
                audiences: {app: App}
                rules:
                  all: {App/Old: off, .: warning}
                  V033: {App: off, App/Home: error}
                """
        ).rules
        #expect(settings.level(of: "V033", at: "App/Home/A.swift") == .error)
        #expect(settings.level(of: "V033", at: "App/Old/A.swift") == .off)
        #expect(settings.level(of: "V033", at: "Else/A.swift") == .warning)
        #expect(settings.level(of: "V007", at: "App/Old/A.swift") == .off)
        #expect(settings.level(of: "V007", at: "App/Older/A.swift") == .warning)
        #expect(RuleSettings().level(of: "V007", at: "App/A.swift") == .error)
    }

    @Test(arguments: [
        ("  V999: off", "there is no rule “V999”"), ("  V033: never", "V033 is neither off, warning nor error"),
        ("  V033: {App: sometimes}", "neither off, warning nor error"), ("  V033: {/App: off}", "/App is not within"),
    ])
    func `levels that mean nothing are said`(_ text: String, _ words: String) throws {
        try setRules(text)
        let answer = try lint()
        #expect(answer.status == 66)
        #expect(answer.errors.contains(words), "\(answer.errors)")
    }

    @Test func `a baseline is known by words, not by lines, and says what is gone`() throws {
        #expect(try lint("--baseline", "known.json", "--write-baseline").status == 0)
        #expect(try lint("--baseline", "known.json").status == 0)
        try sandbox.write(
            "// One more line.\nenum HomeUIModel {\n    static var spacing = 8\n    static var width = 8\n}\n",
            to: "App/Home/HomeUIModel.swift")
        let more = try lint("--baseline", "known.json")
        #expect(more.status == 1)
        #expect(more.output.contains("HomeUIModel.swift:4:16:") && !more.output.contains(":3:16:"))
        try sandbox.write("enum OldUIModel {}\n", to: "App/Old/OldUIModel.swift")
        #expect(try lint("--baseline", "known.json").errors.contains("1 finding of known.json is gone"))
        #expect(try lint("--baseline", "known.json", "App/Home").errors.contains("gone") == false)
    }

    @Test func `of findings alike, as many are known as were written`() throws {
        let one = Finding(rule: "V001", path: "A.swift", line: 1, column: 1, message: "a", why: "", advice: "")
        let other = Finding(rule: "V001", path: "A.swift", line: 9, column: 1, message: "a", why: "", advice: "")
        #expect(Baseline([one]).compared(with: [one, other]).new == [other])
        #expect(Baseline([one, other]).compared(with: [other]).gone == 1)
    }

    @Test func `a baseline that cannot be read is said, and one of a part is not written`() throws {
        #expect(try lint("--baseline", "none.json").status == 66)
        try sandbox.write("[]", to: "none.json")
        #expect(try lint("--baseline", "none.json").errors.contains("is no baseline"))
        #expect(try lint("--baseline", "b.json", "--write-baseline", "--rule", "V033").status == 64)
    }

    @Test func `only what changed since a commit is told, new files and changes that nobody has committed too`() throws
    {
        try sandbox.commit()
        #expect(try lint("--changed-since", "HEAD").status == 0)
        try sandbox.git("checkout --quiet -b mine")
        try sandbox.write("enum HomeUIModel {\n    static var width = 8\n}\n", to: "App/Home/HomeUIModel.swift")
        let changed = try lint("--changed-since", "HEAD")
        #expect(changed.status == 1)
        #expect(changed.output.contains("App/Home") && !changed.output.contains("App/Old"))
        try sandbox.commit("Mine")
        try sandbox.write("enum NewUIModel {\n    static var width = 8\n}\n", to: "App/New/NewUIModel.swift")
        // What the main branch did meanwhile is not this one's.
        try sandbox.git("stash --quiet --include-untracked")
        try sandbox.git("checkout --quiet main")
        try sandbox.write("enum OldUIModel {}\n", to: "App/Old/OldUIModel.swift")
        try sandbox.commit("Theirs")
        try sandbox.git("checkout --quiet mine")
        try sandbox.git("stash pop --quiet")
        let all = try lint("--changed-since", "main")
        #expect(all.output.contains("App/Home") && all.output.contains("App/New") && !all.output.contains("App/Old"))
        #expect(try lint("--changed-since", "nowhere").errors.contains("git knows no commit “nowhere”"))
    }

    @Test func `no scenes are no success`() throws {
        try sandbox.write("let a = 1\n", to: "Other/A.swift")
        try sandbox.write("audiences: {app: Other}\n", to: "viper.yml")
        let answer = try lint()
        #expect(answer.status == 66)
        #expect(answer.errors.contains("There are no scenes in Other."))
    }
}

import Foundation
import Testing

@testable import viper

@Suite struct HookTests {
    @Test func `the hook lets nothing be committed that breaks a rule, and what is known be`() throws {
        let sandbox = try Sandbox([
            "viper.yml": "audiences: {app: App}\n",
            "App/Home/HomeUIModel.swift": "enum HomeUIModel {\n    static let spacing = 8\n}\n",
        ])
        try sandbox.git("init --quiet")
        let hook = ownRepository.url("Tools/viper/pre-commit").path
        let commit = """
            ln -sf '\(hook)' .git/hooks/pre-commit && git add --all && \
            git -c user.name=Tester -c user.email=tester@example.org commit --quiet --message All
            """
        let environment = ["VIPER": RealViper.program.path]
        let (first, words) = try Shell.run(commit, in: sandbox.root, environment: environment)
        #expect(first == 0, "\(words)")
        try sandbox.write("enum HomeUIModel {\n    static var spacing = 8\n}\n", to: "App/Home/HomeUIModel.swift")
        let (broken, findings) = try Shell.run(commit, in: sandbox.root, environment: environment)
        #expect(broken != 0 && findings.contains("[V033]"), "\(findings)")
        #expect(
            try RealViper.run(["lint", "--baseline", "viper-baseline.json", "--write-baseline"], in: sandbox.root)
                .status
                == 0)
        let (known, more) = try Shell.run(commit, in: sandbox.root, environment: environment)
        #expect(known == 0, "\(more)")
        let (none, advice) = try Shell.run(
            commit + " --allow-empty", in: sandbox.root, environment: ["VIPER": "/nowhere/viper"])
        #expect(none != 0 && advice.contains("make install"), "\(advice)")
    }
}

import Foundation
import Testing

@testable import viper

@Suite struct MendingTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox([
            "viper.yml": "audiences: {app: App}\n",
            "App/Home/HomeUIModel.swift": """
            enum HomeUIModel {
                // viper:ignore V033 it once was no constant
                static let spacing = 8
                static let width = 8 // viper:ignore V033 nor this
                static let height = 8 // viper:ignore V033
            }

            """,
            "App/Home/HomePresenter.swift": "@MainActor\nclass HomePresenter: HomePresentable {}\n",
            "App/Home/Things.swift": "struct HomeEntity {}\n",
            "App/Home/HomeView.swift": "struct HomeView {}\n",
        ])
    }

    private func fix(_ arguments: String...) throws -> RealViper.Answer {
        try RealViper.run(["lint", "--fix"] + arguments, in: sandbox.root)
    }

    @Test func `what can be mended in one way is mended, and the rest is told`() throws {
        let answer = try fix()
        #expect(
            try sandbox.read("App/Home/HomeUIModel.swift") == """
                enum HomeUIModel {
                    static let spacing = 8
                    static let width = 8
                    static let height = 8 // viper:ignore V033
                }

                """)
        #expect(
            try sandbox.read("App/Home/HomePresenter.swift")
                == "@MainActor\nfinal class HomePresenter: HomePresentable {}\n")
        #expect(try sandbox.read("App/Home/HomeEntity.swift") == "struct HomeEntity {}\n")
        #expect(!sandbox.repository.exists("App/Home/Things.swift"))
        #expect(!sandbox.repository.exists(".removed-by-viper"), "what is moved is not lost")
        #expect(answer.output.contains("V033 is ignored without a reason"))
        #expect(!answer.output.contains("is not final") && !answer.output.contains("V049"))
        #expect(answer.errors.contains("edit App/Home/HomePresenter.swift"))
    }

    @Test func `a dry run only says it`() throws {
        let before = try sandbox.contents()
        let answer = try fix("--dry-run")
        #expect(try sandbox.contents() == before)
        #expect(answer.status == 1)
        #expect(answer.errors.contains("would edit App/Home/HomePresenter.swift"))
        #expect(answer.output.contains("is not final"))
    }

    @Test
    func `a class that something inherits, tests too, stays open, and a file that a project lists keeps its name`()
        throws
    {
        try sandbox.write("class OtherPresenter: HomePresenter {}\n", to: "Tests/OtherPresenter.swift")
        try sandbox.write("", to: "App.xcodeproj/project.pbxproj")
        let answer = try fix()
        #expect(try sandbox.read("App/Home/HomePresenter.swift").contains("\nclass HomePresenter"))
        #expect(sandbox.repository.exists("App/Home/Things.swift"))
        #expect(answer.output.contains("is not final") && answer.output.contains("V049"))
    }

    @Test func `a file of two types is for somebody to name`() throws {
        try sandbox.write("struct HomeEntity {}\nstruct HomeEntityRow {}\n", to: "App/Home/Things.swift")
        _ = try fix()
        #expect(sandbox.repository.exists("App/Home/Things.swift"))
    }
}

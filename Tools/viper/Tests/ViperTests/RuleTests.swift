import Foundation
import Testing

@testable import viper

@Suite struct RuleTests {
    private static let rules = Rule.all.map(\.id)

    @Test func `rules are numbered without gaps and say all that is wanted`() {
        #expect(
            Self.rules == (1...Rule.all.count).map { "V" + String(repeating: "0", count: 3 - "\($0)".count) + "\($0)" })
        for rule in Rule.all {
            #expect(rule.title.hasSuffix("."), "\(rule.id)")
            #expect(rule.why.hasSuffix(".") && !rule.why.contains("\n"), "\(rule.id)")
            #expect(rule.advice.hasSuffix("."), "\(rule.id)")
        }
    }

    @Test(arguments: rules)
    func `a bad example breaks its rule, and no other`(_ id: String) throws {
        let rule = try #require(Rule.find(id))
        let findings = Example(rule.bad).findings()
        #expect(!findings.isEmpty)
        #expect(findings.allSatisfy { $0.rule == id }, "\(findings.map { "\($0.rule) \($0.message)" })")
    }

    @Test(arguments: rules)
    func `a good example breaks none`(_ id: String) throws {
        let rule = try #require(Rule.find(id))
        let findings = Example(rule.good).findings()
        #expect(findings.isEmpty, "\(findings.map { "\($0.rule) \($0.message)" })")
    }

    @Test(arguments: rules)
    func `the names of the scene and of the apps do not matter`(_ id: String) throws {
        let rule = try #require(Rule.find(id))
        let words = [
            "Home": "Lesson", "home": "lesson", "Visit": "Course", "visit": "course", "Patient": "Pupil",
            "patient": "pupil", "Doctor": "Teacher", "doctor": "teacher",
        ]
        let configuration = Configuration.twoAudiences("pupil", "teacher")
        #expect(Example(rule.bad).replacing(words).findings(configuration).map(\.rule).contains(id))
        #expect(Example(rule.good).replacing(words).findings(configuration).isEmpty)
    }

    @Test(arguments: rules)
    func `line ends, comments and indentation do not matter`(_ id: String) throws {
        let rule = try #require(Rule.find(id))
        func shaken(_ text: String) -> String {
            text.replacing("{\n", with: "{ // begins\r\n\r\n\t").replacing(": ", with: " :  ").replacing(
                "(", with: "( ")
        }
        #expect(Example(rule.bad).mapText(shaken).findings().map(\.rule).contains(id))
        #expect(Example(rule.good).mapText(shaken).findings().isEmpty)
    }

    @Test(arguments: rules.filter { $0 != Rule.syntaxID && $0 != Rule.suppressionID })
    func `each finding can be ignored with a reason, and only with one`(_ id: String) throws {
        let rule = try #require(Rule.find(id))
        let example = Example(rule.bad)
        let finding = try #require(example.findings().first)
        func ignoring(_ comment: String) -> [Finding] {
            var copy = example
            let index = copy.files.firstIndex { $0.path == finding.path }!
            var lines = copy.files[index].text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            lines.insert(comment, at: finding.line - 1)
            copy.files[index].text = lines.joined(separator: "\n")
            return copy.findings()
        }
        let line = ignoring("// viper:ignore \(id) the test says so").filter { $0.path == finding.path }
        #expect(!line.contains { $0.line == finding.line + 1 }, "\(line)")
        #expect(ignoring("// viper:ignore \(id)").map(\.rule).contains(Rule.suppressionID))
        #expect(ignoring("// viper:ignore \(id)").contains { $0.rule == id && $0.line == finding.line + 1 })
    }

    @Test func `positions are as compilers print them`() throws {
        let example = Example(
            """
            // Modules/Shared/Home/HomePresenter.swift
            /* é😀 */ import SwiftUI

            @MainActor
            final class HomePresenter {}
            """)
        let finding = try #require(example.findings().first)
        // Columns are bytes: é is two of them, 😀 four.
        #expect((finding.line, finding.column) == (1, 21))
        #expect(
            finding.text(in: TextStyle(isColoured: false)).hasPrefix(
                "Modules/Shared/Home/HomePresenter.swift:1:21: error: HomePresenter imports SwiftUI [V020]\n"))
    }

    @Test func `what is ignored must be there, have a reason and be a rule`() {
        func messages(_ comment: String) -> [String] {
            Example("// Modules/Shared/Home/HomeUIModel.swift\n\(comment)\nenum HomeUIModel {}").findings().map(
                \.message)
        }
        #expect(messages("// viper:ignore V033 nothing is there") == ["V033 is ignored where it finds nothing"])
        #expect(messages("// viper:ignore V999 what is it") == ["“V999” is no rule"])
        #expect(messages("// viper:ignore") == ["“” is no rule"])
        #expect(messages("// viper:ignored V033 is another word").isEmpty)
        #expect(messages("let text = \"// viper:ignore\"").isEmpty)
    }

    @Test func `a comment at the end of a line is for that line`() {
        let findings = Example(
            """
            // Modules/Shared/Home/HomeUIModel.swift
            enum HomeUIModel {
                static var first = 1  // viper:ignore V033 a test changes it
                static var second = 2
            }
            """
        ).findings()
        #expect(findings.map(\.line) == [3])
    }

    @Test func `a folder in which views are extended is no scene`() {
        let findings = Example(
            """
            // Modules/Shared/Health/DoneRow.swift
            struct DoneRow {}
            extension View {
                func scrollsToDone() -> some View { self }
            }
            // Modules/Shared/Series/SeriesFactory.swift
            enum SeriesFactory { static func mock() {} }
            // Modules/Shared/Series/SeriesView.swift
            struct SeriesView: View { var body: some View { DoneRow().scrollsToDone() } }
            """
        ).findings()
        #expect(!findings.contains { $0.rule == "V036" }, "\(findings.map(\.message))")
    }

    @Test func `this repository is in order`() throws {
        let findings = Linter(project: try ownRepository.project()).findings()
        #expect(findings.isEmpty, "\(findings.map { "\($0.path):\($0.line): \($0.message) [\($0.rule)]" })")
    }

    @Test func `the document of the rules is up to date`() throws {
        let text = try String(contentsOf: ownRepository.url("Documentation/LintRules.md"), encoding: .utf8)
        #expect(text == RuleDocument.text, "Run make rules.")
    }
}

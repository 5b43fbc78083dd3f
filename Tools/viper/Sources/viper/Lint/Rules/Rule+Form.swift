extension Rule {
    static let syntaxID = "V001"
    static let suppressionID = "V002"

    static let form = [
        Rule(
            id: syntaxID, title: "A file is Swift.",
            why: "What cannot be parsed cannot be checked, and nothing else that is said of it can be trusted.",
            advice: "Mend the syntax here.", dialects: Dialect.all,
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {
                    func fetchHome( async throws
                }
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {
                    func fetchHome() async throws
                }
                """
        ) { context in
            context.files.enumerated().flatMap { index, file in
                file.facts.syntaxErrors.map {
                    Violation(file: index, offset: $0.offset, message: "this does not parse: \($0.message)")
                }
            }
        },
        Rule(
            id: suppressionID, title: "What is ignored is ignored for a reason, and only where it is found.",
            why: "An exception that nobody can explain, or that no longer is one, hides the next.",
            advice: "Write “// viper:ignore V007 because …” above the line, or take it out.", dialects: Dialect.all,
            bad: """
                // Modules/Shared/Home/HomeUIModel.swift
                enum HomeUIModel {
                    // viper:ignore V033 a test makes it larger
                    static let spacing = 8
                }
                """,
            good: """
                // Modules/Shared/Home/HomeUIModel.swift
                enum HomeUIModel {
                    // viper:ignore V033 a test makes it larger
                    static var spacing = 8
                }
                """
        ) { _ in [] },
    ]
}

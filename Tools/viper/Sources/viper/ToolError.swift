import Foundation

/// What failed and what to do about it.
struct ToolError: LocalizedError, CustomStringConvertible, Equatable {
    let problem: String
    let advice: String

    init(_ problem: String, advice: String) {
        self.problem = problem
        self.advice = advice
    }

    var description: String { "\(problem) \(advice)" }
    var errorDescription: String? { description }
}

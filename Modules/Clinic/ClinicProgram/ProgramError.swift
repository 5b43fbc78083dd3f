import Foundation

/// What ends a program: one line that says what failed and what to do, and the status to leave with.
package struct ProgramError: Error, Equatable {
    package let status: ExitStatus
    package let message: String
    package let advice: String?

    package init(_ status: ExitStatus, _ message: String, advice: String? = nil) {
        self.status = status
        self.message = message
        self.advice = advice
    }
}

extension ProgramError: LocalizedError {
    package var errorDescription: String? { message }
    package var recoverySuggestion: String? { advice }
}

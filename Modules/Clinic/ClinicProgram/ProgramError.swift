import ClinicModel
import Foundation

/// What ends a program: one line that says what failed and what to do, and the status to leave with.
package struct ProgramError: Error, Equatable {
    package let status: ExitStatus
    package let message: String
    package let advice: String?
    /// What the clinic calls its refusal; nil for what it did not refuse.
    package let refusal: ClinicError.Code?

    /// - Parameter message: In the language of the program, as the advice.
    package init(_ status: ExitStatus, _ message: Phrase, advice: Phrase? = nil) {
        self.init(status, verbatim: message.said, advice: advice?.said)
    }

    package init(
        _ status: ExitStatus, verbatim message: String, advice: String? = nil, refusal: ClinicError.Code? = nil
    ) {
        self.status = status
        self.message = message
        self.advice = advice
        self.refusal = refusal
    }
}

extension ProgramError: LocalizedError {
    package var errorDescription: String? { message }
    package var recoverySuggestion: String? { advice }
}

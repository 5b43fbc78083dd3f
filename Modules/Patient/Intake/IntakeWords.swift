import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

enum IntakeWords {
    static let signing: LocalizedStringResource = "Signing…"

    static var unconfirmed: AlertParameters {
        AlertParameters(
            localized: "The answers cannot be signed yet",
            message: "Say first that they are true: “I confirm that these answers are true”."
        ) {
            AlertButton(role: .cancel, localized: "OK")
        }
    }

    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        .askingToDiscard("The clinic cannot be reached, and what you answered last is not kept.", discard)
    }

    /// Asks which answers stand where both were changed.
    static func asking(
        about questions: [Phrase], takeOthers: @escaping @MainActor () -> Void, keepOwn: @escaping @MainActor () -> Void
    ) -> AlertParameters {
        let names = questions.prefix(4).map { String(localized: "“\($0.localized)”") }.joined(separator: "\n")
        return AlertParameters(
            localized: "You have answered this elsewhere, too",
            message: "These answers were changed there otherwise than here:\n\(names)"
        ) {
            AlertButton(localized: "Take those from elsewhere", action: takeOthers)
            AlertButton(localized: "Keep those from here", action: keepOwn)
        }
    }

    static var takenIn: AlertParameters {
        AlertParameters(
            localized: "You have answered this elsewhere, too",
            message: "Those answers were taken in. Look at all of them before you sign."
        ) {
            AlertButton(role: .cancel, localized: "OK")
        }
    }

    /// Names what is missing or wrong.
    static func missing(_ faults: [AnswerFault]) -> AlertParameters {
        let lines = faults.prefix(4).map { fault in
            String(localized: "“\(fault.question.localized)”: \(fault.sentence.localized)")
        }.joined(separator: "\n")
        let message: LocalizedStringResource =
            faults.count > 4 ? "\(lines)\nAnd \(faults.count - 4) more." : "\(lines)"
        return AlertParameters(localized: "The answers cannot be signed yet", message: message) {
            AlertButton(role: .cancel, localized: "OK")
        }
    }
}

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

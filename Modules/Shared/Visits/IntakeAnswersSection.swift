import ClinicModel
import SwiftUI
import ViperKit

/// What was signed before a visit, to be read: the questions with their answers, and the scores.
package struct IntakeAnswersSection: View {
    private let intake: Intake

    package init(intake: Intake) {
        self.intake = intake
    }

    package var body: some View {
        if let response = intake.response, response.isSigned {
            Section {
                ForEach(intake.questionnaire.lines(of: response.answers)) { line in
                    AnswerRow(line: line)
                }
                if let name = response.signature, let authored = response.authored {
                    LabeledContent("Signed") {
                        Text(verbatim: "\(name), \(Moment(authored, in: intake.visit.zone).words.localized)")
                    }
                }
            } header: {
                Text(verbatim: intake.questionnaire.name)
            }
        }
    }
}

private struct AnswerRow: View {
    let line: AnswerLine

    var body: some View {
        switch line.content {
        case .heading:
            Text(verbatim: line.title).font(.headline)
        case .answers(let values):
            LabeledContent(line.title) {
                Text(verbatim: values.map(\.localized).joined(separator: ", "))
            }
        case .score(let score):
            LabeledContent("Score") { Text(verbatim: score.scoreWords.localized) }
        }
    }
}

extension AnswerValue {
    /// As one reads it, in the language of the program.
    package var localized: String {
        switch self {
        case .boolean(true): String(localized: "Yes")
        case .boolean(false): String(localized: "No")
        default: words.localized
        }
    }
}

import ClinicModel
import SwiftUI
import ViperKit

/// What was signed before a visit, to be read: the questions with their answers, the scores, and how the signature stands.
package struct IntakeAnswersSection: View {
    private let intake: Intake
    private let viewer: Principal.Role

    package init(intake: Intake, viewer: Principal.Role) {
        self.intake = intake
        self.viewer = viewer
    }

    package var body: some View {
        if let response = intake.response, response.isSigned {
            Section {
                ForEach(lines(of: response)) { line in
                    AnswerRow(line: line)
                }
                if let name = response.signature, let authored = response.authored {
                    LabeledContent("Signed") {
                        Text(verbatim: "\(name), \(authored.wordsWithTime(in: intake.visit.zone).localized)")
                    }
                }
                if intake.hasDraft, canStillSign {
                    Label(changed, systemImage: "exclamationmark.triangle").foregroundStyle(.orange)
                }
            } header: {
                heading
            }
        } else if viewer == .practitioner, takesPlace {
            Section {
                Text("The patient has not signed the answers.").foregroundStyle(.secondary)
            } header: {
                heading
            }
        }
    }

    /// Who treats the patient reads the totals, too, that the patient is not shown.
    private func lines(of response: QuestionnaireResponse) -> [AnswerLine] {
        intake.questionnaire.lines(
            of: intake.questionnaire.answers(in: response), withHiddenTotals: viewer == .practitioner)
    }

    /// A questionnaire's name speaks to the patient.
    private var heading: Text {
        let name = intake.questionnaire.words.localized
        return viewer == .practitioner ? Text("Asked before the visit: “\(name)”") : Text(verbatim: name)
    }

    private var changed: LocalizedStringKey {
        viewer == .practitioner
            ? "The patient has changed answers since and has not signed them."
            : "You have changed answers since and have not signed them."
    }

    /// Whether what was changed can be signed yet, or was changed for a visit that takes place.
    private var canStillSign: Bool { viewer == .practitioner ? takesPlace : intake.canAnswer }

    private var takesPlace: Bool {
        switch intake.visit.appointment.status {
        case .pending, .booked, .arrived, .checkedIn, .fulfilled: true
        case .proposed, .cancelled, .noshow, .enteredInError, .waitlist: false
        }
    }
}

private struct AnswerRow: View {
    let line: AnswerLine

    var body: some View {
        switch line.content {
        case .heading:
            Text(verbatim: line.title.localized).font(.headline)
        case .answers(let values):
            LabeledContent(line.title.localized) {
                Text(verbatim: values.map(\.localized).joined(separator: ", "))
            }
        case .score(let score):
            LabeledContent("Score (points added up)") { Text(verbatim: score.scoreWords.localized) }
        }
    }
}

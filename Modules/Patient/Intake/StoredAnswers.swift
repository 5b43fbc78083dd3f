import ClinicModel

/// The answers to a questionnaire that the clinic has, as far as is known here, and how others take their place.
///
/// Its work goes on after the scene is left, as that of the keeper which hands it what was typed.
@MainActor
final class StoredAnswers<Interactor: IntakeInteractive> {
    private(set) var basis: QuestionnaireAnswers
    /// Whether the patient is there to say which answers stand where others were given elsewhere. Else those that were
    /// typed last do.
    var isAsking = true

    private let id: Intake.ID
    private let interactor: Interactor
    /// What was sent last, as long as nobody has said that it came.
    private var sent: QuestionnaireAnswers?

    init(of intake: Intake, interactor: Interactor) {
        basis = intake.answers
        id = intake.id
        self.interactor = interactor
    }

    /// Takes what is there now for what is known.
    func take(_ answers: QuestionnaireAnswers) {
        (basis, sent) = (answers, nil)
    }

    /// Throws ``AnswersChanged`` where others were given elsewhere and the patient can be asked.
    func keep(_ typed: QuestionnaireAnswers) async throws {
        var answers = typed
        while true {
            let before = sent
            sent = answers
            guard let now = try await interactor.keep(answers, to: id, over: basis) else { break }
            if now.answers != before {
                if isAsking { throw AnswersChanged(intake: now) }
                answers = now.questionnaire.merged(answers, with: now.answers, since: basis).own
            }
            take(now.answers)
        }
        take(answers)
    }
}

/// Others have been given elsewhere since the answers were read.
struct AnswersChanged: Error {
    let intake: Intake
}

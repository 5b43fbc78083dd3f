import Foundation

/// What patients answer before their visits. A patient answers their own; a practitioner reads what was signed before
/// visits that are with them.
package protocol IntakeGateway: Sendable {
    /// What is still to be signed before the patient's own visits that are to come, the next first. Practitioners have
    /// nothing to sign.
    func intakesToSign() async throws -> [Intake]

    /// The questionnaires of a visit. Opening them and giving them out is audited.
    func intakes(of appointment: Appointment.ID, access: Access) async throws -> [Intake]

    /// Keeps answers that are not signed yet, whatever they lack. Throws `notPossible` once the visit has begun.
    ///
    /// - Parameter basis: the answers of which they are a change; nil to put them in the place of any.
    /// - Returns: the intake as it stands, where others have changed its answers since `basis`: then nothing is kept.
    func keep(
        _ answers: QuestionnaireAnswers, to intake: Intake.ID, over basis: QuestionnaireAnswers?
    ) async throws -> Intake?

    /// Signs the answers in the name of the patient, who has confirmed that they are true. Throws `invalid` that names
    /// the first that is missing or wrong, and `notPossible` where others have changed the answers since `basis`.
    func sign(
        _ answers: QuestionnaireAnswers, to intake: Intake.ID, over basis: QuestionnaireAnswers?
    ) async throws -> Intake
}

/// A questionnaire before a visit, with the answers as far as they have come.
package struct Intake: Hashable, Codable, Sendable, Identifiable {
    package struct ID: Hashable, Codable, Sendable {
        package var appointment: Appointment.ID
        package var questionnaire: Questionnaire.ID

        package init(appointment: Appointment.ID, questionnaire: Questionnaire.ID) {
            self.appointment = appointment
            self.questionnaire = questionnaire
        }
    }

    package let visit: AppointmentSummary
    package let questionnaire: Questionnaire
    package let response: QuestionnaireResponse?
    /// Whether the principal can answer it now.
    package let canAnswer: Bool
    /// Whether answers wait to be signed; practitioners are told only that what was signed is being changed.
    package let hasDraft: Bool
    /// The day at the clinic, by which answers are judged.
    package let today: CalendarDate

    package init(
        visit: AppointmentSummary, questionnaire: Questionnaire, response: QuestionnaireResponse?, canAnswer: Bool,
        hasDraft: Bool, today: CalendarDate
    ) {
        self.visit = visit
        self.questionnaire = questionnaire
        self.response = response
        self.canAnswer = canAnswer
        self.hasDraft = hasDraft
        self.today = today
    }

    package var id: ID { ID(appointment: visit.id, questionnaire: questionnaire.id) }
    package var isSigned: Bool { response?.isSigned ?? false }

    /// The answers to go on with.
    package var answers: QuestionnaireAnswers {
        guard let response else { return questionnaire.initialAnswers }
        return response.draft ?? questionnaire.answers(in: response)
    }
}

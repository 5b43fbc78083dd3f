import ClinicModel
import SharedScenes

package struct PatientIntakeInteractor: IntakeInteractive {
    private let intake: any IntakeGateway
    private let changesGateway: any ChangesGateway

    package init(scope: PatientScope) {
        intake = scope.gateways.intake
        changesGateway = scope.gateways.changes
    }

    package func fetchIntakes(of appointment: Appointment.ID, access: Access) async throws -> [Intake] {
        try await intake.intakes(of: appointment, access: access)
    }

    package func keep(
        _ answers: QuestionnaireAnswers, to id: Intake.ID, over basis: QuestionnaireAnswers
    ) async throws -> Intake? {
        try await intake.keep(answers, to: id, over: basis)
    }

    package func sign(
        _ answers: QuestionnaireAnswers, to id: Intake.ID, over basis: QuestionnaireAnswers
    ) async throws -> Intake {
        try await intake.sign(answers, to: id, over: basis)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }
}

import ClinicAPI
import ClinicModel

struct RemoteIntakeGateway: IntakeGateway {
    let line: Line

    func intakesToSign() async throws -> [Intake] {
        try await line(Calls.intakesToSign)
    }

    func intakes(of appointment: Appointment.ID, access: Access) async throws -> [Intake] {
        try await line(Calls.intakes, appointment, access)
    }

    func keep(
        _ answers: QuestionnaireAnswers, to intake: Intake.ID, over basis: QuestionnaireAnswers?
    ) async throws -> Intake? {
        try await line(Calls.keepIntake, answers, intake, basis)
    }

    func sign(
        _ answers: QuestionnaireAnswers, to intake: Intake.ID, over basis: QuestionnaireAnswers?
    ) async throws -> Intake {
        try await line(Calls.signIntake, answers, intake, basis)
    }
}

import ClinicModel

extension IntakeGateway {
    /// Keeps answers in the place of whatever stands there.
    package func keep(_ answers: QuestionnaireAnswers, to intake: Intake.ID) async throws {
        _ = try await keep(answers, to: intake, over: nil)
    }

    /// Signs answers in the place of whatever stands there.
    package func sign(_ answers: QuestionnaireAnswers, to intake: Intake.ID) async throws -> Intake {
        try await sign(answers, to: intake, over: nil)
    }
}

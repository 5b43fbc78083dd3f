import ClinicModel
import Foundation

struct IntakeMockInteractor: IntakeInteractive {
    private static let questionnaire = Questionnaire(
        id: "q1", status: .active, title: "Before your visit",
        items: [
            .init(linkId: "why", text: "What brings you here?", kind: .text, isRequired: true, maxLength: 200),
            .init(linkId: "fever", text: "Have you had a fever?", kind: .boolean),
            .init(
                linkId: "degrees", text: "How high was it?", kind: .quantity, maximum: .integer(45),
                unit: Coding(code: "Cel", display: "°C"), enableWhen: [.init("fever", .equal, .boolean(true))]),
            .init(
                linkId: "mood", text: "Your mood", kind: .group,
                items: [
                    .init(
                        linkId: "low", text: "How often were you sad?", kind: .choice, isRequired: true,
                        options: [
                            .init(.coding(Coding(code: "0", display: "Never")), score: 0),
                            .init(.coding(Coding(code: "1", display: "Often")), score: 1),
                        ])
                ]),
        ])

    private static let visit = AppointmentSummary(
        appointment: Appointment(
            id: "1", status: .booked, start: Date(timeIntervalSince1970: 1_795_597_200),
            end: Date(timeIntervalSince1970: 1_795_598_400),
            participants: [.init(actor: "Patient/s1", status: .accepted)]),
        patientName: "Sam Sample", practitionerName: "Dr. Ada Sample", zone: .utc)

    func fetchIntakes(of appointment: Appointment.ID, access: Access) async throws -> [Intake] {
        [intake(nil)]
    }

    func keep(
        _ answers: QuestionnaireAnswers, to intake: Intake.ID, over basis: QuestionnaireAnswers
    ) async throws -> Intake? { nil }

    func sign(
        _ answers: QuestionnaireAnswers, to id: Intake.ID, over basis: QuestionnaireAnswers
    ) async throws -> Intake {
        intake(
            QuestionnaireResponse(
                id: "r1", status: .completed, questionnaire: Self.questionnaire.canonical, patient: "s1",
                appointment: "1", authored: .instant(Date(timeIntervalSince1970: 1_795_590_000)),
                signature: Self.visit.patientName,
                items: Self.questionnaire.responseItems(answers)))
    }

    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }

    private func intake(_ response: QuestionnaireResponse?) -> Intake {
        Intake(
            visit: Self.visit, questionnaire: Self.questionnaire, response: response, canAnswer: true, hasDraft: false,
            today: CalendarDate(year: 2026, month: 11, day: 24))
    }
}

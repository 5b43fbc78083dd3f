import ClinicModel
import Foundation

extension Calls {
    static let intake: [any ServedCall] = [intakesToSign, intakes, keepIntake, signIntake]

    package static let intakesToSign = Call("intake/to-sign", .reads) { caller in
        try await caller.intake.intakesToSign()
    }
    package static let intakes = Call("intake/read", .reads, "appointment", "access") {
        (caller, appointment: Appointment.ID, access: Access) in
        try await caller.intake.intakes(of: appointment, access: access)
    }
    package static let keepIntake = Call("intake/keep", .changes, "answers", "intake", "basis") {
        (caller, answers: QuestionnaireAnswers, intake: Intake.ID, basis: QuestionnaireAnswers?) in
        try await caller.intake.keep(answers, to: intake, over: basis)
    }
    package static let signIntake = Call("intake/sign", .changes, "answers", "intake", "basis") {
        (caller, answers: QuestionnaireAnswers, intake: Intake.ID, basis: QuestionnaireAnswers?) in
        try await caller.intake.sign(answers, to: intake, over: basis)
    }
}

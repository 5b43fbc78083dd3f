import Foundation

struct LocalIntakeGateway: IntakeGateway {
    let desk: Desk

    func intakesToSign() async throws -> [Intake] {
        guard desk.principal.role == .patient else { return [] }
        let desk = desk
        return try await desk.read(QuestionnaireResponse.resourceType) { records in
            let transaction = IntakeDesk(records: records, desk: desk)
            let lists: [AppointmentList] = [.upcoming, .requested]
            let visits = try lists.flatMap { try records.appointments(of: desk.principal, $0) }
            return try visits.sorted { ($0.appointment.start ?? .distantPast) < ($1.appointment.start ?? .distantPast) }
                .flatMap { try transaction.intakes(of: $0) }
                .filter { $0.canAnswer && (!$0.isSigned || $0.hasDraft) }
        }
    }

    func intakes(of appointment: Appointment.ID, access: Access) async throws -> [Intake] {
        let desk = desk
        guard let done = access.words else {
            return try await desk.read(appointment.reference) { records in
                try IntakeDesk(records: records, desk: desk).intakes(of: appointment)
            }
        }
        return try await desk.write(appointment.reference, .read) { records in
            let intakes = try IntakeDesk(records: records, desk: desk).intakes(of: appointment)
            for intake in intakes {
                guard let response = intake.response else { continue }
                try desk.audit(records, .read, response.id.reference, patient: response.patient, done)
            }
            return intakes
        }
    }

    func keep(
        _ answers: QuestionnaireAnswers, to intake: Intake.ID, over basis: QuestionnaireAnswers?
    ) async throws -> Intake? {
        let desk = desk
        return try await desk.write(intake.appointment.reference) { records in
            let transaction = IntakeDesk(records: records, desk: desk)
            let (found, patient) = try transaction.answerable(intake)
            if transaction.isChanged(found, since: basis, to: answers) { return found }
            let isNew = found.response == nil
            let response = try transaction.keep(answers, to: found, of: patient)
            try desk.audit(
                records, isNew ? .create : .update, response.id.reference, patient: patient, "kept unsigned answers")
            return nil
        }
    }

    func sign(
        _ answers: QuestionnaireAnswers, to intake: Intake.ID, over basis: QuestionnaireAnswers?
    ) async throws -> Intake {
        let desk = desk
        return try await desk.write(intake.appointment.reference) { records in
            let transaction = IntakeDesk(records: records, desk: desk)
            let (found, patient) = try transaction.answerable(intake)
            if transaction.isChanged(found, since: basis, to: answers) {
                throw ClinicError.notPossible(
                    "The answers were changed elsewhere: look at them again before you sign them.")
            }
            if let fault = found.questionnaire.faults(of: answers, on: found.today).first {
                throw ClinicError.invalid("“\(fault.question)”: \(fault.sentence)")
            }
            let response = try transaction.sign(answers, to: found, of: patient)
            try desk.audit(
                records, found.response == nil ? .create : .update, response.id.reference, patient: patient,
                response.status == .amended ? "signed other answers" : "signed the answers")
            return try transaction.answerable(intake).intake
        }
    }
}

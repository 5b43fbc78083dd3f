import Foundation

/// One transaction of a principal's with what is answered before visits.
struct IntakeDesk {
    let records: any ClinicRecords
    let desk: Desk

    func intakes(of id: Appointment.ID) throws -> [Intake] {
        let appointment = try AppointmentDesk(records: records, desk: desk).find(id)
        guard let summary = try records.summary(appointment.id) else {
            throw ClinicError.notFound("appointment \(id)")
        }
        return try intakes(of: summary)
    }

    /// What is asked before the visit, and what has been answered; practitioners read what was signed.
    func intakes(of visit: AppointmentSummary) throws -> [Intake] {
        let isOwn = visit.appointment.patient.map { desk.principal == .patient($0) } ?? false
        let canAnswer = isOwn && visit.appointment.status.takesAnswers
        let responses = try records.responses(before: visit.id)
        return try records.questionnaires().compactMap { questionnaire in
            var response = responses.first { $0.isResponse(to: questionnaire) }
            if !isOwn, response?.isSigned == false { response = nil }
            let hasDraft = response?.draft != nil
            if !isOwn { response?.draft = nil }
            guard response != nil || questionnaire.isAsked(for: visit.appointment.service) else { return nil }
            return Intake(
                visit: try visit.shown(to: desk.principal, in: records), questionnaire: questionnaire,
                response: response,
                canAnswer: canAnswer, hasDraft: hasDraft, today: CalendarDate(of: records.now, in: visit.zone))
        }
    }

    /// The intake and whose it is, if the principal can answer it now.
    func answerable(_ id: Intake.ID) throws -> (intake: Intake, patient: Patient.ID) {
        guard case .patient(let patient) = desk.principal else {
            throw ClinicError.notAllowed("answer for a patient")
        }
        guard let intake = try intakes(of: id.appointment).first(where: { $0.questionnaire.id == id.questionnaire })
        else { throw ClinicError.notFound("questionnaire \(id.questionnaire) of this visit") }
        guard intake.canAnswer else {
            throw ClinicError.notPossible("The answers can no longer be changed: the visit has begun or is over.")
        }
        return (intake, patient)
    }

    /// Whether others have changed the answers since somebody began to change `basis` into `answers`. What was sent
    /// again after its receipt was lost stands there already.
    func isChanged(_ intake: Intake, since basis: QuestionnaireAnswers?, to answers: QuestionnaireAnswers) -> Bool {
        guard let basis, intake.answers != basis else { return false }
        let now = intake.questionnaire.given(intake.answers)
        return now != intake.questionnaire.given(basis) && now != intake.questionnaire.given(answers)
    }

    func keep(
        _ answers: QuestionnaireAnswers, to intake: Intake, of patient: Patient.ID
    ) throws -> QuestionnaireResponse {
        var response = response(to: intake, of: patient)
        // What was signed and stands again is no change.
        let signed = response.isSigned ? intake.questionnaire.answers(in: response) : nil
        response.draft = intake.questionnaire.given(answers) == signed ? nil : answers
        try records.store(response)
        return response
    }

    func sign(
        _ answers: QuestionnaireAnswers, to intake: Intake, of patient: Patient.ID
    ) throws -> QuestionnaireResponse {
        var response = response(to: intake, of: patient)
        response.status = response.isSigned ? .amended : .completed
        response.items = intake.questionnaire.responseItems(answers)
        response.signature = intake.visit.patientName
        response.authored = .instant(records.now)
        response.draft = nil
        try records.store(response)
        return response
    }

    private func response(to intake: Intake, of patient: Patient.ID) -> QuestionnaireResponse {
        intake.response
            ?? QuestionnaireResponse(
                id: .unique(), status: .inProgress, questionnaire: intake.questionnaire.canonical, patient: patient,
                appointment: intake.visit.id, authored: .instant(records.now))
    }
}

extension QuestionnaireResponse {
    /// Whether it answers that questionnaire, of whichever version.
    package func isResponse(to other: Questionnaire) -> Bool {
        guard let name = questionnaire?.split(separator: "|").first.map(String.init) else { return false }
        return name == other.canonical || name == other.id.reference
    }
}

extension Appointment.Status {
    /// Whether what is asked before the visit can be answered.
    package var takesAnswers: Bool {
        switch self {
        case .pending, .booked, .arrived, .checkedIn: true
        case .proposed, .fulfilled, .cancelled, .noshow, .enteredInError, .waitlist: false
        }
    }
}

import ClinicModel
import Foundation

extension SQLRecords {
    func questionnaires() throws -> [Questionnaire] {
        try db.rows("SELECT content FROM questionnaire ORDER BY id") { try $0.decoded() }
    }

    func questionnaire(_ id: Questionnaire.ID) throws -> Questionnaire? {
        try db.row("SELECT content FROM questionnaire WHERE id = ?", id.rawValue) { try $0.decoded() }
    }

    func response(_ id: QuestionnaireResponse.ID) throws -> QuestionnaireResponse? {
        try db.row("SELECT content FROM questionnaireresponse WHERE id = ?", id.rawValue) { try $0.decoded() }
    }

    func responses(before appointment: Appointment.ID) throws -> [QuestionnaireResponse] {
        try db.rows(
            """
            SELECT content FROM questionnaireresponse
            WHERE appointment_id = ? AND appointment_id IS NOT NULL AND status <> 'entered-in-error'
            ORDER BY number
            """, appointment.rawValue
        ) { try $0.decoded() }
    }

    func store(_ questionnaire: Questionnaire) throws {
        try db.store(
            in: "questionnaire", id: questionnaire.id.rawValue,
            [
                "url": questionnaire.url, "status": questionnaire.status.rawValue,
                "content": try questionnaire.columnText(),
            ])
    }

    func store(_ response: QuestionnaireResponse) throws {
        try db.store(
            in: "questionnaireresponse", id: response.id.rawValue,
            [
                "patient_id": response.patient?.rawValue, "appointment_id": response.appointment?.rawValue,
                "questionnaire": response.questionnaire, "status": response.status.rawValue,
                "content": try response.columnText(),
            ])
    }

    /// What an import brings: answers that wait to be signed here stay.
    func storeImported(_ response: QuestionnaireResponse) throws {
        var response = response
        response.draft = try self.response(response.id)?.draft
        try store(response)
    }
}

import ClinicModel
import Foundation
import GRDB

extension SQLiteRecords {
    func questionnaires() throws -> [Questionnaire] {
        try Row.fetchAll(db.cachedStatement(sql: "SELECT content FROM questionnaire ORDER BY id")).map(questionnaire)
    }

    func questionnaire(_ id: Questionnaire.ID) throws -> Questionnaire? {
        let statement = try db.cachedStatement(sql: "SELECT content FROM questionnaire WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [id.rawValue]).map(questionnaire)
    }

    func response(_ id: QuestionnaireResponse.ID) throws -> QuestionnaireResponse? {
        let statement = try db.cachedStatement(sql: "SELECT content FROM questionnaireresponse WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [id.rawValue]).map(response)
    }

    func responses(before appointment: Appointment.ID) throws -> [QuestionnaireResponse] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT content FROM questionnaireresponse
                WHERE appointment_id = ? AND appointment_id IS NOT NULL AND status <> 'entered-in-error'
                ORDER BY number
                """)
        return try Row.fetchAll(statement, arguments: [appointment.rawValue]).map(response)
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

    func questionnaire(_ row: Row) throws -> Questionnaire { try row.decoded("content") }
    func response(_ row: Row) throws -> QuestionnaireResponse { try row.decoded("content") }
}

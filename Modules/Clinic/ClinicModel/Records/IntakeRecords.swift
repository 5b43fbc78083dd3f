package protocol IntakeRecords {
    /// Every questionnaire, by id.
    func questionnaires() throws -> [Questionnaire]
    func questionnaire(_ id: Questionnaire.ID) throws -> Questionnaire?
    func response(_ id: QuestionnaireResponse.ID) throws -> QuestionnaireResponse?
    /// What was answered before a visit, without what was taken back.
    func responses(before appointment: Appointment.ID) throws -> [QuestionnaireResponse]
    func store(_ questionnaire: Questionnaire) throws
    func store(_ response: QuestionnaireResponse) throws
}

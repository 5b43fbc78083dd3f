import Foundation

/// What a patient has answered to a questionnaire.
package struct QuestionnaireResponse: Entity, Codable {
    package static let resourceType = "QuestionnaireResponse"

    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case inProgress = "in-progress"
        case completed, amended
        case enteredInError = "entered-in-error"
        case stopped
    }

    package struct Item: Hashable, Codable, Sendable {
        package var linkId: String
        package var text: String?
        package var answers: [Answer]
        package var items: [Item]

        package init(linkId: String, text: String? = nil, answers: [Answer] = [], items: [Item] = []) {
            self.linkId = linkId
            self.text = text
            self.answers = answers
            self.items = items
        }
    }

    package struct Answer: Hashable, Codable, Sendable {
        package var value: AnswerValue
        package var items: [Item]

        package init(_ value: AnswerValue, items: [Item] = []) {
            self.value = value
            self.items = items
        }
    }

    package let id: EntityID<QuestionnaireResponse>
    package var identifier: Identifier?
    package var status: Status
    /// The canonical URL of the questionnaire, or its reference where it has none.
    package var questionnaire: String?
    package var patient: Patient.ID?
    /// The visit before which it is answered.
    package var appointment: Appointment.ID?
    package var authored: DateTime?
    /// The name with which it was signed.
    package var signature: String?
    package var items: [Item]
    /// The answers that are being changed and are not signed yet.
    package var draft: QuestionnaireAnswers?

    package init(
        id: ID, identifier: Identifier? = nil, status: Status, questionnaire: String?, patient: Patient.ID?,
        appointment: Appointment.ID? = nil, authored: DateTime? = nil, signature: String? = nil, items: [Item] = [],
        draft: QuestionnaireAnswers? = nil
    ) {
        self.id = id
        self.identifier = identifier
        self.status = status
        self.questionnaire = questionnaire
        self.patient = patient
        self.appointment = appointment
        self.authored = authored
        self.signature = signature
        self.items = items
        self.draft = draft
    }

    package var isSigned: Bool { status == .completed || status == .amended }
}

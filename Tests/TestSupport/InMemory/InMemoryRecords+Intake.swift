import ClinicModel

extension InMemoryRecords {
    func questionnaires() -> [Questionnaire] { state.questionnaires.values.sorted { $0.id < $1.id } }

    func questionnaire(_ id: Questionnaire.ID) -> Questionnaire? { state.questionnaires[id] }

    func response(_ id: QuestionnaireResponse.ID) -> QuestionnaireResponse? {
        state.responses.first { $0.id == id }
    }

    func responses(before appointment: Appointment.ID) -> [QuestionnaireResponse] {
        state.responses.filter { $0.appointment == appointment && $0.status != .enteredInError }
    }

    func store(_ questionnaire: Questionnaire) {
        state.add(questionnaire)
        state.changeCount += 1
    }

    func store(_ response: QuestionnaireResponse) {
        if let index = state.responses.firstIndex(where: { $0.id == response.id }) {
            state.responses[index] = response
        } else {
            state.add(response)
        }
        state.changeCount += 1
    }
}

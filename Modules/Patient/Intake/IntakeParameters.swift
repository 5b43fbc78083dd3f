import ClinicModel

/// What to answer before a visit.
package struct IntakeParameters: Hashable, Codable, Sendable {
    package var appointment: Appointment.ID
    /// Which of several questionnaires; nil is the first that is not signed.
    package var questionnaire: Questionnaire.ID?

    package init(appointment: Appointment.ID, questionnaire: Questionnaire.ID? = nil) {
        self.appointment = appointment
        self.questionnaire = questionnaire
    }

    package static let mock = IntakeParameters(appointment: "1")
}

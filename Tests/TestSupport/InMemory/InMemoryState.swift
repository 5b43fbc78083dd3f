import ClinicModel
import Foundation

/// Everything that an in-memory clinic knows.
package struct InMemoryState: Sendable {
    struct SlotHold: Sendable {
        let holder: Principal
    }

    var patients: [Patient.ID: Patient] = [:]
    var practitioners: [Practitioner.ID: Practitioner] = [:]
    var schedules: [Schedule.ID: Schedule] = [:]
    var openDays: [Schedule.ID: Set<CalendarDate>] = [:]
    var slots: [Slot.ID: Slot] = [:]
    var holds: [Slot.ID: SlotHold] = [:]
    var appointments: [Appointment.ID: Appointment] = [:]
    var encounters: [Encounter.ID: Encounter] = [:]
    /// In the order in which they came.
    var communications: [Communication] = []
    /// By their references.
    var health: [String: any HealthEntity] = [:]
    var questionnaires: [Questionnaire.ID: Questionnaire] = [:]
    var responses: [QuestionnaireResponse] = []
    var audit: [AuditEvent] = []
    var accounts: [String: Account] = [:]
    var failures: [String: SignInFailures] = [:]
    var sessions: [String: SessionRecord] = [:]
    var lastSession = 0
    var keptAnswers: [KeptAnswer] = []
    /// The texts that resources came as, by their references.
    var texts: [String: Data] = [:]
    var changeCount = 0

    package init() {}

    package mutating func add(_ patient: Patient) { patients[patient.id] = patient }
    package mutating func add(_ practitioner: Practitioner) { practitioners[practitioner.id] = practitioner }
    package mutating func add(_ schedule: Schedule) { schedules[schedule.id] = schedule }
    package mutating func add(_ slot: Slot) { slots[slot.id] = slot }
    package mutating func add(_ appointment: Appointment) { appointments[appointment.id] = appointment }
    package mutating func add(_ encounter: Encounter) { encounters[encounter.id] = encounter }
    package mutating func add(_ communication: Communication) {
        communications += [communication] + communication.copies
    }
    package mutating func add(_ questionnaire: Questionnaire) { questionnaires[questionnaire.id] = questionnaire }
    package mutating func add(_ response: QuestionnaireResponse) { responses.append(response) }
    package mutating func add(_ health: HealthResource) { add(health.entity) }
    mutating func add(_ entry: some HealthEntity) { health[entry.id.reference] = entry }

    package mutating func addAccount(userName: String, password: String, principal: Principal) {
        let name = Account.normalized(userName)
        accounts[name] = Account(userName: name, principal: principal, passwordHash: password)
    }
}

import ClinicModel
import Foundation

/// An appointment as programs read it.
struct AppointmentRecord: Encodable, Sendable {
    struct Person: Encodable, Sendable {
        let id: String
        let name: String
    }

    let id: String
    let status: String
    /// Whether its visit was started and is not finished.
    let inProgress: Bool
    let start: Date?
    let end: Date?
    let timeZone: String
    let patient: Person?
    let practitioner: Person?
    let service: String?
    let reason: String?
    let cancellationReason: String?
    let cancellationText: String?
    let overbookingReason: String?
    let slot: String?
    let replaces: String?
    let replacedBy: String?

    init(_ summary: AppointmentSummary) {
        let appointment = summary.appointment
        id = appointment.id.rawValue
        status = appointment.status.rawValue
        inProgress = summary.isRunning
        start = appointment.start
        end = appointment.end
        timeZone = summary.zone.name
        patient = appointment.patient.map { Person(id: $0.rawValue, name: summary.patientName) }
        practitioner = appointment.practitioner.map { Person(id: $0.rawValue, name: summary.practitionerName) }
        service = appointment.service?.display
        reason = appointment.reason
        cancellationReason = appointment.cancellationReason?.rawValue
        cancellationText = appointment.cancellationText
        overbookingReason = appointment.overbookingReason
        slot = appointment.slot?.rawValue
        replaces = appointment.replaces?.rawValue
        replacedBy = summary.successor?.id.rawValue
    }
}

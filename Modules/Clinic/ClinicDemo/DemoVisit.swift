import ClinicModel
import Foundation

/// A visit with its slot and, once it has begun, its encounter.
struct DemoVisit {
    let slot: Slot
    let appointment: Appointment
    let encounter: Encounter?

    /// `number` tells its ids from those of other visits.
    init(
        _ number: String, of patient: Patient.ID, with member: DemoStaff.Member, at time: DateInterval,
        _ status: Appointment.Status, reason: String, created: Date, now: Date
    ) {
        let slot = Slot.ID.planned(at: time.start, on: member.schedule.id)
        self.slot = Slot(
            id: slot, schedule: member.schedule.id,
            status: status == .pending ? .busyTentative : status.keepsSlot ? .busy : .free, start: time.start,
            end: time.end)
        appointment = Appointment(
            id: Appointment.ID("demo-visit-\(number)"), status: status,
            cancellationReason: status == .cancelled ? .patientFeelingBetter : nil, service: member.schedule.service,
            reason: reason, start: time.start, end: time.end, slot: slot, created: created,
            participants: [
                Appointment.Participant(actor: patient.reference, status: .accepted),
                Appointment.Participant(
                    actor: member.practitioner.id.reference, status: status == .pending ? .needsAction : .accepted),
            ])
        let isOver = time.end <= now
        encounter =
            status != .fulfilled
            ? nil
            : Encounter(
                id: Encounter.ID("demo-encounter-\(number)"), status: isOver ? .finished : .inProgress,
                encounterClass: .ambulatory, types: member.schedule.service.map { [$0] } ?? [], patient: patient,
                practitioners: [member.practitioner.id], appointment: appointment.id, start: time.start,
                end: isOver ? time.end : nil, reason: reason, organization: DemoStaff.organization.id,
                signed: isOver ? time.end : nil)
    }
}

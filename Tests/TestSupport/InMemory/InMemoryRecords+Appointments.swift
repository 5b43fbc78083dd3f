import ClinicModel
import Foundation

extension InMemoryRecords {
    func appointment(_ id: Appointment.ID) -> Appointment? { state.appointments[id] }

    func summary(_ id: Appointment.ID) -> AppointmentSummary? { state.appointments[id].map(summary) }

    func appointments(of principal: Principal, _ list: AppointmentList, limit: Int?) -> [AppointmentSummary] {
        let found = state.appointments.values.filter { $0.hasParticipant(principal) && list.contains($0, at: now) }
        let sorted = found.sorted {
            ($0.start ?? .distantPast, $0.id) < ($1.start ?? .distantPast, $1.id)
        }
        let ordered = list == .past ? sorted.reversed() : sorted
        return ordered.prefix(limit ?? ordered.count).map(summary)
    }

    func appointmentCount(of principal: Principal, _ list: AppointmentList) -> Int {
        state.appointments.values.count { $0.hasParticipant(principal) && list.contains($0, at: now) }
    }

    func unanswered(of principal: Principal, since earliest: Date) -> [AppointmentSummary] {
        appointments(of: principal, .past, limit: nil).reversed().filter { summary in
            summary.appointment.isUnanswered(at: now) && summary.appointment.start.map { $0 > earliest } ?? false
        }
    }

    func unfinished(of principal: Principal, since earliest: Date, before latest: Date) -> [AppointmentSummary] {
        appointments(of: principal, .past, limit: nil).reversed().filter { summary in
            summary.isRunning && summary.appointment.start.map { $0 > earliest && $0 < latest } ?? false
        }
    }

    func unsigned(of principal: Principal, since earliest: Date) -> [AppointmentSummary] {
        appointments(of: principal, .past, limit: nil).reversed().filter { summary in
            summary.appointment.status == .fulfilled && summary.appointment.start.map { $0 > earliest } ?? false
                && encounters(of: summary.id).contains { isUnsigned($0, of: principal) }
        }
    }

    private func isUnsigned(_ encounter: Encounter, of principal: Principal) -> Bool {
        guard encounter.status == .finished, encounter.signed == nil,
            encounter.practitioners.contains(where: { $0.reference == principal.reference })
        else { return false }
        return !state.health.values.contains { entry in
            guard let document = entry as? DocumentReference else { return false }
            return document.encounter == encounter.id && document.isReleased
        }
    }

    func keeper(of slot: Slot.ID) -> Appointment? {
        state.appointments.values.first { $0.slot == slot && $0.status.keepsSlot }
    }

    func live(of principal: Principal, overlapping period: DateInterval) -> [AppointmentSummary] {
        state.appointments.values
            .filter { appointment in
                guard appointment.status.isLive, appointment.hasParticipant(principal),
                    let start = appointment.start, let end = appointment.end
                else { return false }
                return start < period.end && end > period.start
            }
            .sorted { ($0.start ?? .distantPast, $0.id) < ($1.start ?? .distantPast, $1.id) }
            .map(summary)
    }

    func replacement(of id: Appointment.ID) -> Appointment.ID? {
        state.appointments.values.first { $0.replaces == id }?.id
    }

    func add(_ appointment: Appointment, by principal: Principal) { store(appointment, by: principal) }

    func store(_ appointment: Appointment, by principal: Principal) {
        let keptSlot = state.appointments[appointment.id]?.status.keepsSlot ?? false
        state.appointments[appointment.id] = appointment
        state.changeCount += 1
        guard let slot = appointment.slot else { return }
        if appointment.status.keepsSlot {
            state.slots[slot]?.status = appointment.status == .pending ? .busyTentative : .busy
            state.slots[slot]?.heldUntil = appointment.status == .pending ? appointment.start : nil
            state.holds[slot] = nil
        } else if keptSlot {
            release(slot)
        }
    }

    func encounter(of appointment: Appointment.ID) -> Encounter? {
        encounters(of: appointment).max { ($0.start ?? .distantPast) < ($1.start ?? .distantPast) }
    }

    func encounters(of appointment: Appointment.ID) -> [Encounter] {
        state.encounters.values.filter { $0.appointment == appointment }.sorted { $0.id < $1.id }
    }

    func store(_ encounter: Encounter) {
        state.encounters[encounter.id] = encounter
        state.changeCount += 1
    }

    private func summary(_ appointment: Appointment) -> AppointmentSummary {
        let isMoved = appointment.status == .cancelled
        let successor =
            isMoved
            ? state.appointments.values.first { $0.replaces == appointment.id && $0.patient == appointment.patient }
            : nil
        let predecessor = appointment.replaces.flatMap { state.appointments[$0] }
            .flatMap { $0.patient == appointment.patient ? $0 : nil }
        return AppointmentSummary(
            appointment: appointment,
            patientName: appointment.patient.map { state.patients[$0]?.name ?? $0.rawValue } ?? "",
            practitionerName: appointment.practitioner.map { state.practitioners[$0]?.name ?? $0.rawValue } ?? "",
            zone: zone(of: appointment),
            successor: successor.map { successor in
                AppointmentSummary.Successor(
                    id: successor.id, start: successor.start.map { Moment($0, in: zone(of: successor)) })
            },
            predecessor: predecessor.map { predecessor in
                AppointmentSummary.Predecessor(
                    id: predecessor.id, start: predecessor.start.map { Moment($0, in: zone(of: predecessor)) },
                    reason: predecessor.cancellationReason)
            }, isRunning: encounters(of: appointment.id).contains(where: \.isRunning))
    }

    private func zone(of appointment: Appointment) -> Zone {
        let schedule = appointment.slot.flatMap { state.slots[$0] }.flatMap { state.schedules[$0.schedule] }
        return (schedule ?? appointment.practitioner.flatMap { schedules(of: $0).first })?.zone ?? schedules(of: nil)
            .first?.zone ?? .current
    }
}

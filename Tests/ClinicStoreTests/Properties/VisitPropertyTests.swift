import ClinicModel
import ClinicStore
import Foundation
import TestSupport
import Testing

/// Whatever people do with visits, in whatever order, the clinic's rules hold after every step.
struct VisitPropertyTests {
    private static let period = DateInterval(start: ClinicFixture.monday, duration: 21 * 86400)

    @Test(arguments: Keeping.unserved, 1...6)
    func `the rules hold after every step`(keeping: Keeping, seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let people = [clinic.ana, clinic.bo, clinic.ines, clinic.karl]
        var before: [Appointment.ID: Appointment] = [:]
        // In the order in which they came: ids are never the same, and a seed is to mean the same steps each time.
        var visits: [Appointment.ID] = []
        var done = 0
        for _ in 0..<120 {
            let actor = people[Int.random(in: people.indices, using: &random)]
            do {
                try await step(of: actor, among: visits, &random)
                done += 1
            } catch let error as ClinicError {
                switch error {
                case .storage, .unaudited, .busy, .outOfMemory, .unreachable, .incompatible: throw error
                default: break
                }
            }
            let after = try await appointments(in: clinic)
            check(after, since: before, by: actor.principal.role)
            visits += after.keys.filter { before[$0] == nil }
            before = after
            time.advance(by: Double(Int.random(in: 0...30, using: &random) * 60))
        }
        #expect(done > 20 && Set(before.values.map(\.status)).count > 2)
        if let database = clinic.keeper as? ClinicDatabase {
            #expect(try await database.verify().isSound)
        }
    }

    private func step(
        of actor: Gateways, among visits: [Appointment.ID], _ random: inout SeededGenerator
    ) async throws {
        let isPatient = actor.principal.role == .patient
        let kind = Int.random(in: 0..<10, using: &random)
        guard kind > 3, let visit = visits.randomElement(using: &random) else {
            // Among the first times, so that people meet.
            let slots =
                try await isPatient
                ? actor.slots.freeSlots(SlotQuery(limit: 6)) : actor.slots.calendarSlots(in: Self.period)
            guard let slot = slots.prefix(6).randomElement(using: &random) else { return }
            if kind == 0 { _ = try await actor.slots.hold(slot.id) }
            let patient: Patient.ID? = isPatient ? nil : Bool.random(using: &random) ? "ana" : "bo"
            let isOverbooked = !isPatient && kind == 1
            _ = try await actor.appointments.book(
                Booking(slot: slot.id, patient: patient, overbookingReason: isOverbooked ? "urgent" : nil))
            return
        }
        switch kind {
        case 4:
            _ = try await actor.appointments.cancel(visit, reason: isPatient ? .patient : .provider)
        case 5:
            guard let slot = try await actor.slots.freeSlots(SlotQuery(limit: 9)).randomElement(using: &random) else {
                return
            }
            _ = try await actor.appointments.reschedule(visit, to: slot.id)
        default:
            let actions = AppointmentAction.allCases.filter { $0 != .reschedule && $0 != .cancel }
            guard let action = actions.randomElement(using: &random) else { return }
            _ = try await actor.appointments.perform(action, on: visit)
        }
    }

    private func appointments(in clinic: KeptClinic) async throws -> [Appointment.ID: Appointment] {
        let all = try await clinic.keeper.read { records in
            try [Principal.patient("ana"), .patient("bo")].flatMap { patient in
                try records.appointments(of: patient, .during(Self.period))
                    + records.appointments(of: patient, .inState(.enteredInError))
            }
        }
        return Dictionary(all.map { ($0.appointment.id, $0.appointment) }) { one, _ in one }
    }

    private func check(
        _ after: [Appointment.ID: Appointment], since before: [Appointment.ID: Appointment], by role: Principal.Role
    ) {
        #expect(Set(before.keys).isSubset(of: after.keys), "no visit is lost")
        for visit in after.values {
            if let old = before[visit.id], old.status != visit.status {
                #expect(old.status.canBecome(visit.status, by: role), "\(old.status) → \(visit.status) by \(role)")
            }
            #expect((visit.start == nil) == (visit.end == nil))
            if let start = visit.start, let end = visit.end { #expect(start < end) }
            #expect(visit.cancellationReason == nil || visit.status == .cancelled)
        }
        let live = after.values.filter(\.status.isLive)
        let slots = live.filter { $0.overbookingReason == nil }.compactMap(\.slot)
        #expect(Set(slots).count == slots.count, "one live visit a slot")
        for (index, one) in live.enumerated() {
            for other in live.dropFirst(index + 1) where meets(one, other) {
                #expect(one.patient != other.patient, "\(one.id) and \(other.id) meet")
                let isOverbooked = one.overbookingReason != nil || other.overbookingReason != nil
                #expect(isOverbooked || one.practitioner != other.practitioner, "\(one.id) and \(other.id) meet")
            }
        }
    }

    private func meets(_ one: Appointment, _ other: Appointment) -> Bool {
        guard let start = one.start, let end = one.end, let otherStart = other.start, let otherEnd = other.end else {
            return false
        }
        return start < otherEnd && otherStart < end
    }
}

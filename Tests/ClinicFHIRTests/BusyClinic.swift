import ClinicModel
import ClinicStore
import Foundation
import TestSupport
import Testing

/// The small clinic after a busy day: a request, a missed, a moved, a cancelled, an overbooked and a finished visit.
func busyClinic() async throws -> ClinicDatabase {
    let clock = TestClock(ClinicFixture.monday)
    let database = try await makeClinic(clock: clock.clock)
    let ana = database.gateways(for: .patient(ClinicFixture.ana.id))
    let karl = database.gateways(for: .practitioner(ClinicFixture.karl.id))
    func free(_ practitioner: Practitioner.ID) async throws -> [OpenSlot] {
        try await ana.slots.freeSlots(SlotQuery(practitioner: practitioner))
    }
    let request = try #require(try await free(ClinicFixture.ines.id).last)
    _ = try await ana.appointments.book(Booking(slot: request.id, reason: "A cough"))
    let slots = try await free(ClinicFixture.karl.id)
    let first = try await ana.appointments.book(Booking(slot: slots[0].id))
    let second = try await ana.appointments.book(Booking(slot: slots[2].id))
    let third = try await ana.appointments.book(Booking(slot: slots[4].id, reason: "Rash"))
    let moved = try await ana.appointments.reschedule(second.id, to: slots[6].id)
    _ = try await ana.appointments.cancel(moved.id, reason: .patientFeelingBetter)
    _ = try await karl.appointments.book(
        Booking(slot: slots[9].id, patient: ClinicFixture.ana.id, reason: "Follow-up"))
    _ = try await database.gateways(for: .patient(ClinicFixture.bo.id)).appointments.book(
        Booking(slot: slots[10].id))
    _ = try await karl.appointments.book(
        Booking(slot: slots[9].id, patient: ClinicFixture.bo.id, overbookingReason: "It cannot wait"))
    _ = try await ana.slots.hold(slots[12].id)
    clock.now = slots[0].slot.start
    _ = try await karl.appointments.perform(.arrive, on: first.id)
    _ = try await karl.appointments.perform(.start, on: first.id)
    clock.now = slots[0].slot.end
    _ = try await karl.appointments.perform(.finish, on: first.id)
    let question = try await ana.messages.send(
        MessageDraft("Is it contagious?", about: first.id), to: Conversation.ID(ClinicFixture.karl.id.rawValue))
    clock.now += 60
    let anas = Conversation.ID(ClinicFixture.ana.id.rawValue)
    try await karl.messages.markRead(question.messages.map(\.id))
    _ = try await karl.messages.send(MessageDraft("No."), to: anas)
    clock.now = slots[4].slot.end + 3600
    _ = try await karl.appointments.perform(.markNoShow, on: third.id)
    return database
}

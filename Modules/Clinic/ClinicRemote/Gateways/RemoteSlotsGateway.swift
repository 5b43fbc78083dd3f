import ClinicAPI
import ClinicModel
import Foundation

struct RemoteSlotsGateway: SlotsGateway {
    let line: Line

    func freeSlots(_ query: SlotQuery) async throws -> [OpenSlot] {
        try await line(Calls.freeSlots, query)
    }

    func calendarSlots(in period: DateInterval) async throws -> [OpenSlot] {
        try await line(Calls.calendarSlots, period)
    }

    func slot(_ id: Slot.ID) async throws -> OpenSlot {
        try await line(Calls.slot, id)
    }

    func hold(_ id: Slot.ID) async throws -> Hold {
        try await line(Calls.hold, id)
    }

    func release(_ id: Slot.ID) async throws {
        _ = try await line(Calls.release, id)
    }
}

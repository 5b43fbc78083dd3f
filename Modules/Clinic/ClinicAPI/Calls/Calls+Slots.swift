import ClinicModel
import Foundation

extension Calls {
    static let slots: [any ServedCall] = [freeSlots, calendarSlots, slot, hold, release]

    package static let freeSlots = Call("slots/free", .reads, "query") { (caller, query: SlotQuery) in
        try await caller.slots.freeSlots(query)
    }
    package static let calendarSlots = Call("slots/calendar", .reads, "period") { (caller, period: DateInterval) in
        try await caller.slots.calendarSlots(in: period)
    }
    package static let slot = Call("slots/read", .reads, "id") { (caller, id: Slot.ID) in
        try await caller.slots.slot(id)
    }
    package static let hold = Call("slots/hold", .changes, "id") { (caller, id: Slot.ID) in
        try await caller.slots.hold(id)
    }
    package static let release = Call("slots/release", .changes, "id") { (caller, id: Slot.ID) in
        try await caller.slots.release(id)
    }
}

import ClinicModel
import Foundation

extension Calls {
    static let availability: [any ServedCall] = [readAvailability, effect, carryOut]

    package static let readAvailability = Call("availability/read", .reads) { caller in
        try await caller.availability.availability()
    }
    package static let effect = Call("availability/effect", .reads, "change") { (caller, change: AvailabilityChange) in
        try await caller.availability.effect(of: change)
    }
    package static let carryOut = Call("availability/carry-out", .changes, "change") {
        (caller, change: AvailabilityChange) in
        try await caller.availability.carryOut(change)
    }
}

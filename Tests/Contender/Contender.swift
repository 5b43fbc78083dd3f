import ArgumentParser
import ClinicModel
import ClinicProgram
import ClinicStore
import Foundation

/// One of several processes that book at the same time, for the tests.
///
/// The lines of stdin: the token of a patient's session, the ids of the slots, an empty line, and at last `go`. Each
/// attempt is answered with one line.
@main
struct Contender: AsyncParsableCommand {
    @Argument(help: "The clinic's database.") var database: String
    @Option(help: "Tries the slots in an order that follows from this number, not as they come.") var seed: UInt64?

    func run() async throws {
        let database = try ClinicDatabase.open(path: database)
        guard let token = readLine() else { throw ProgramError(.usage, "there is no token") }
        let session = try await database.signIn.resume(token: token, as: .patient)
        let gateways = database.gateways(for: session.principal)
        var slots: [Slot.ID] = []
        while let line = readLine(), !line.isEmpty { slots.append(Slot.ID(line)) }
        Self.say("ready")
        guard readLine() == "go" else { throw ProgramError(.usage, "there is no go") }
        if let seed {
            var order = Order(seed: seed)
            slots.shuffle(using: &order)
        }
        for slot in slots {
            Self.say(await Self.attempt(slot, gateways.appointments))
        }
    }

    private static func attempt(_ slot: Slot.ID, _ appointments: any AppointmentsGateway) async -> String {
        do {
            let booked = try await appointments.book(Booking(slot: slot))
            return "booked \(slot) \(booked.id)"
        } catch ClinicError.conflict(let conflict) {
            let error = ClinicError.conflict(conflict)
            let isTold = error.errorDescription != nil && error.recoverySuggestion != nil
            return "conflict \(conflict.kind) \(isTold ? conflict.nearest.count : 0)"
        } catch ClinicError.busy {
            return "busy"
        } catch {
            return "failed \(error)"
        }
    }

    /// A whole line at once: who reads it knows that the booking was confirmed before.
    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}

/// An order that follows from a seed.
private struct Order: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

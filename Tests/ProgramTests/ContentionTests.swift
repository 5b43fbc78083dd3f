import ClinicModel
import ClinicStore
import Foundation
import Testing

@Suite(.serialized, .takingTurns)
struct ContentionTests {
    @Test func `of eight processes that want the same hundred slots each slot goes to one`() async throws {
        let sandbox = try Sandbox()
        let clinic = try await BookingClinic(at: sandbox.file("clinic.sqlite"), patients: 8, slots: 120)
        let wanted = Array(clinic.slots.prefix(100))

        let processes = try clinic.sessions.enumerated().map { index, session in
            try sandbox.contend(for: wanted + wanted, as: session, seed: index)
        }
        for process in processes { #expect(try await process.output.next() == "ready") }
        for process in processes { process.type("go\n") }
        var words: [[Substring]] = []
        for process in processes {
            #expect(await process.status == 0, "\(process.errors.text)")
            words += await process.output.whole.split(separator: "\n").dropFirst().map { $0.split(separator: " ") }
        }

        let booked = words.filter { $0[0] == "booked" }
        #expect(words.count == 8 * 200)
        #expect(Set(booked.map { String($0[1]) }) == Set(wanted.map(\.rawValue)))
        #expect(booked.count == 100)
        let others = words.filter { $0[0] != "booked" }
        #expect(
            others.allSatisfy { $0[0] == "conflict" && $0[1] == "slotTaken" && Int($0[2]) == 3 }, "\(others.prefix(5))")
        #expect(try await clinic.database.verify().isSound)
        #expect(try await Set(clinic.appointments().compactMap(\.slot)) == Set(wanted))
    }

    @Test func `what was confirmed outlives a kill, and nothing is half done`() async throws {
        let sandbox = try Sandbox()
        let clinic = try await BookingClinic(at: sandbox.file("clinic.sqlite"), patients: 1, slots: 2000)
        var free = clinic.slots[...]
        var confirmed: [String: String] = [:]
        var killed = 0
        // On a busy machine a process may be done before its kill comes; it is not counted.
        var round = 0
        while killed < 100, round < 2000, !free.isEmpty {
            defer { round += 1 }
            let process = try sandbox.contend(for: Array(free.prefix(40)), as: clinic.sessions[0], seed: nil)
            #expect(try await process.output.next() == "ready")
            process.type("go\n")
            // Later and later in the first bookings, so that every moment of one has its turn.
            for _ in 0..<(round % 4) { _ = try await process.output.next() }
            try await Task.sleep(for: .microseconds(round * 97 % 4000))
            process.signal(SIGKILL)
            if await process.status == 128 + SIGKILL { killed += 1 }
            for line in await process.output.whole.split(separator: "\n") {
                let words = line.split(separator: " ").map(String.init)
                guard words[0] == "booked" else { continue }
                confirmed[words[1]] = words[2]
            }
            let taken = Set(try await clinic.appointments().compactMap(\.slot))
            free = free.drop { taken.contains($0) }
        }

        let appointments = try await clinic.appointments()
        let bySlot = Dictionary(grouping: appointments) { $0.slot?.rawValue ?? "" }
        #expect(killed == 100, "in \(round) rounds")
        #expect(confirmed.count > 100)
        for (slot, appointment) in confirmed {
            #expect(bySlot[slot]?.map(\.id.rawValue) == [appointment])
        }
        for appointment in appointments {
            #expect(appointment.status == .booked && appointment.patient != nil && appointment.practitioner != nil)
            let slot = try #require(appointment.slot)
            let open = try await clinic.database.gateways(for: .practitioner("ada")).slots.slot(slot)
            #expect(open.slot.status == .busy)
        }
        #expect(try await clinic.database.verify().isSound)
        let audited = try await clinic.database.auditEvents(limit: .max)
        let created = Set(audited.filter { $0.action == .create }.map(\.entity))
        #expect(appointments.allSatisfy { created.contains($0.id.reference) })
    }
}

extension Sandbox {
    fileprivate func contend(for slots: [Slot.ID], as session: Session, seed: Int?) throws -> ChildProcess {
        let process = try start("contender", [file("clinic.sqlite")] + (seed.map { ["--seed", String($0)] } ?? []))
        process.type(session.token + "\n" + slots.map { $0.rawValue + "\n" }.joined() + "\n")
        return process
    }
}

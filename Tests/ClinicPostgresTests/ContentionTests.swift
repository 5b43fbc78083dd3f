import ClinicModel
import ClinicPostgres
import ClinicStore
import Foundation
import TestSupport
import Testing

/// Several servers on one database.
@Suite(.enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"))
struct ContentionTests {
    @Test(.timeLimit(.minutes(10)))
    func `clients of three servers share a hundred slots out, and the losers know what is free`() async throws {
        let clients = (0..<8).map { Patient(id: EntityID("client\($0)"), names: [HumanName(text: "Client \($0)")]) }
        let clinic = try await makePostgresClinic(adding: clients.map { .patient($0) })
        let slots = try await clinic.gateways(for: .patient("ana")).slots
            .freeSlots(SlotQuery(limit: 100)).map(\.id)
        #expect(slots.count == 100)
        let servers =
            try [clinic]
            + (0..<2).map { _ in
                try PostgresClinic.open(
                    PostgresAddress(clinic.path), clock: clinic.clock, passwordCost: .least, connections: 4)
            }
        let booked = await withTaskGroup(of: Int.self) { group in
            for (number, client) in clients.enumerated() {
                let gateway = servers[number % 3].gateways(for: .patient(client.id)).appointments
                group.addTask { await Self.attempts(of: gateway, on: slots, seed: UInt64(number)) }
            }
            return await group.reduce(0, +)
        }
        #expect(booked == 100)
        let live = try await clinic.read { records in
            try clients.flatMap { try records.appointments(of: .patient($0.id), .upcoming) }
                + clients.flatMap { try records.appointments(of: .patient($0.id), .requested) }
        }
        #expect(Set(live.compactMap(\.appointment.slot)) == Set(slots))
        for server in servers { try server.close() }
        #expect(try await clinic.verify().isSound)
    }

    /// Two hundred attempts of one client, until none of the slots is free; returns how many were booked.
    private static func attempts(
        of gateway: any AppointmentsGateway, on slots: [Slot.ID], seed: UInt64
    ) async -> Int {
        var generator = SeededGenerator(seed: seed)
        var booked = 0
        // Every slot is tried, in an order of the client's own, and then any again.
        let wishes = slots.shuffled(using: &generator) + slots.shuffled(using: &generator)
        for slot in wishes {
            do {
                _ = try await gateway.book(Booking(slot: slot))
                booked += 1
            } catch ClinicError.conflict(let conflict) {
                #expect(!conflict.nearest.isEmpty, "\(conflict)")
            } catch {
                Issue.record("\(slot): \(error)")
            }
        }
        return booked
    }
}

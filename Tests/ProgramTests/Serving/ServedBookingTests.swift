import ClinicModel
import ClinicRemote
import ClinicStore
import Foundation
import TestSupport
import Testing

/// What was confirmed over the wire is there, and nothing is done twice, whatever becomes of network and server.
///
/// `ROUNDS` says how often; the ordinary tests make do with a few.
@Suite(.serialized, .takingTurns, .enabled(if: Server.program != nil, "SERVER names no clinic-server"))
struct ServedBookingTests {
    private static let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap(Int.init) ?? 40

    private let sandbox: Sandbox
    private let program: String

    init() throws {
        sandbox = try Sandbox()
        program = try #require(Server.program)
    }

    /// What keeps the clinics.
    enum Database: String, CaseIterable {
        case sqlite, postgresql

        static let allCases: [Database] = [.sqlite] + (PostgresCluster.isInstalled ? [.postgresql] : [])
    }

    /// Where a new clinic is to be.
    private func place(in database: Database) throws -> String {
        guard database == .postgresql else { return sandbox.file("clinic.sqlite") }
        let cluster = try PostgresCluster.shared.get()
        return try cluster.address(of: cluster.makeDatabase())
    }

    private func serve(_ place: String, port: UInt16 = 0) throws -> Server {
        try Server(program, ["--database", place], port: port, environment: sandbox.environment)
    }

    private func gateways(of session: Session, at address: String) async throws -> Gateways {
        let url = try #require(URL(string: address))
        // Whoever wants a visit goes on until it is known whether they have it.
        let patience = Patience(first: .milliseconds(20), longest: .milliseconds(200), repetitions: 400)
        return try await RemoteClinic.open(by: HTTPTransport(server: url), patience: patience)
            .gateways(for: session)
    }

    private func expectOnce(_ confirmed: [Slot.ID: Appointment.ID], in clinic: BookingClinic) async throws {
        let appointments = try await clinic.appointments()
        #expect(appointments.count == confirmed.count)
        for appointment in appointments {
            let slot = try #require(appointment.slot)
            #expect(confirmed[slot] == appointment.id)
        }
        #expect(try await clinic.database.verify().isSound)
    }

    @Test(arguments: Database.allCases)
    func `a network that loses, cuts, keeps and doubles books each visit once`(in database: Database) async throws {
        let place = try place(in: database)
        let clinic = try await BookingClinic(at: place, patients: 1, slots: Self.rounds)
        let server = try serve(place)
        let proxy = try FaultyProxy(to: server.port, seed: 1)
        let patient = try await gateways(of: clinic.sessions[0], at: proxy.address)
        var confirmed: [Slot.ID: Appointment.ID] = [:]
        for slot in clinic.slots { confirmed[slot] = try await patient.appointments.book(Booking(slot: slot)).id }
        try await expectOnce(confirmed, in: clinic)
        print("faults: \(proxy.faults.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", "))")
        #expect(proxy.faults.count == FaultyProxy.Fault.allCases.count)
    }

    @Test(arguments: Database.allCases)
    func `a server that is killed while visits are booked has lost none that was confirmed`(
        in database: Database
    ) async throws {
        let place = try place(in: database)
        let slots = min(Self.rounds * 8, 4000)
        let clinic = try await BookingClinic(at: place, patients: 1, slots: slots)
        var server = try serve(place)
        let patient = try await gateways(of: clinic.sessions[0], at: server.address)
        let booking = Task {
            var confirmed: [Slot.ID: Appointment.ID] = [:]
            for slot in clinic.slots {
                if Task.isCancelled { break }
                confirmed[slot] = try await patient.appointments.book(Booking(slot: slot)).id
            }
            return confirmed
        }
        let kills = max(6, Self.rounds / 4)
        for kill in 0..<kills {
            try await Task.sleep(for: .microseconds(20_000 + kill * 7919 % 30_000))
            server.kill()
            server = try serve(place, port: server.port)
        }
        // Those that are begun are ended, by another server.
        var confirmed: [Slot.ID: Appointment.ID]
        do {
            confirmed = try await booking.value
        } catch {
            Issue.record(error)
            confirmed = [:]
        }
        server.kill()
        #expect(confirmed.count == clinic.slots.count)
        try await expectOnce(confirmed, in: clinic)
    }

    /// Three servers share PostgreSQL.
    @Test(arguments: Database.allCases)
    func `of eight who want the same hundred slots each slot goes to one`(in database: Database) async throws {
        let place = try place(in: database)
        let clinic = try await BookingClinic(at: place, patients: 8, slots: 120)
        let wanted = Array(clinic.slots.prefix(100))
        let servers = try (0..<(database == .postgresql ? 3 : 1)).map { _ in try serve(place) }
        let outcomes = try await withThrowingTaskGroup(of: [Slot.ID: Appointment.ID].self) { group in
            for (number, session) in clinic.sessions.enumerated() {
                let patient = try await gateways(of: session, at: servers[number % servers.count].address)
                group.addTask {
                    var confirmed: [Slot.ID: Appointment.ID] = [:]
                    for slot in wanted.shuffled() + wanted.shuffled() {
                        do {
                            confirmed[slot] = try await patient.appointments.book(Booking(slot: slot)).id
                        } catch ClinicError.conflict(let conflict) {
                            #expect(conflict.nearest.count == 3)
                        }
                    }
                    return confirmed
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.map(\.count).reduce(0, +) == 100)
        try await expectOnce(outcomes.reduce(into: [:]) { $0.merge($1) { first, _ in first } }, in: clinic)
    }
}

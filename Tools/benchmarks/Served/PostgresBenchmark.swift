import ClinicDemo
import ClinicModel
import ClinicPostgres
import ClinicStore
import Foundation
import TestPostgres

/// Reads and bookings through servers on PostgreSQL, beside the gateway called here, pgbench with the same statements,
/// and three servers beside one.
struct PostgresBenchmark {
    private static let rounds = 5
    private static let reads = 150
    private let clinic: ServedCopies
    private let program: String
    private let cluster: PostgresCluster
    /// Those that are booked in each round.
    private let slots: [[Slot.ID]]

    init(_ clinic: ServedCopies, server: String) throws {
        self.clinic = clinic
        program = server
        cluster = try PostgresCluster(settings: PostgresReplay.settings)
        let size = clinic.slots.count / Self.rounds / ServedCopies.threads * ServedCopies.threads
        slots = (0..<Self.rounds).map { Array(clinic.slots[$0 * size..<($0 + 1) * size]) }
    }

    func run() async throws -> [Figure] {
        let token = try await makeTemplate()
        return try await readFigures(token) + bookingFigures(token)
    }

    /// The clinic from which each measurement has its copy; returns a session of the demo's patient there.
    private func makeTemplate() async throws -> String {
        try cluster.sql("CREATE DATABASE template")
        let file = try ClinicDatabase.open(path: try await clinic.make("postgres").path, clock: MeasuredClinic.clock)
        let template = try PostgresClinic.open(
            PostgresAddress(cluster.address(of: "template")), create: true, clock: MeasuredClinic.servedClock)
        _ = try await ClinicCopy(from: file, to: template).run()
        let session = try await template.signIn.signIn(
            userName: DemoClinic.patientUser, password: DemoClinic.password, as: .patient)
        try template.close()
        try file.close()
        return session.token
    }

    private func makeDatabase(_ name: String) throws -> String {
        try cluster.sql("CREATE DATABASE \(name) TEMPLATE template")
        return cluster.address(of: name)
    }

    private func open(_ address: String, connections: Int = 8) throws -> PostgresClinic {
        try PostgresClinic.open(PostgresAddress(address), clock: MeasuredClinic.clock, connections: connections)
    }

    private func servers(_ count: Int, on address: String) throws -> [MeasuredServer] {
        try (0..<count).map { _ in
            try MeasuredServer(program, database: address, now: MeasuredClinic.clock.now)
        }
    }

    private func readFigures(_ token: String) async throws -> [Figure] {
        let slot = clinic.slots[0]
        let address = try makeDatabase("reads")
        let servers = try servers(3, on: address)
        let here = try open(address)
        let slots = here.gateways(for: MeasuredClinic.patient).slots
        let replay = try await PostgresReplay(on: cluster, of: "reads") {
            let recorded = try open(address, connections: 1)
            _ = try await recorded.gateways(for: MeasuredClinic.patient).slots.slot(slot)
            try recorded.close()
        }
        try cluster.sql("ALTER DATABASE reads RESET log_statement")
        var (one, three, direct, plain) = (Samples(), Samples(), Samples(), Samples())
        for round in 0...Self.rounds {
            let byOne = try Self.read(slot, by: Array(servers.prefix(1)), token)
            let byThree = try Self.read(slot, by: servers, token)
            let byGateway = try await Load.share(of: Self.reads) { _ in _ = try await slots.slot(slot) }
            let byPgbench = try replay.measure(times: Self.reads, clients: ServedCopies.threads, in: "reads")
            // The first round warms up.
            guard round > 0 else { continue }
            one.add(nanoseconds: byOne)
            three.add(nanoseconds: byThree)
            direct.add(nanoseconds: byGateway)
            plain.add(nanoseconds: UInt64(byPgbench * 1e6))
        }
        try here.close()
        return Self.figures(of: "a slot", one: one, three: three, direct: direct)
            + [Self.figure("a slot, from PostgreSQL (baseline: pgbench)", one, beside: plain)]
    }

    private static func read(_ slot: Slot.ID, by servers: [MeasuredServer], _ token: String) throws -> UInt64 {
        let ports = servers.map(\.port)
        // A server ends with the last that knows it.
        defer { withExtendedLifetime(servers) {} }
        return try Load.run(threads: ServedCopies.threads, times: reads) { thread in
            try HTTPConnection(port: ports[thread % ports.count])
        } work: { connection, _ in
            try connection.post("/api/v1/slots/read", #"{"id":"\#(slot)"}"#, token: token)
        }.nanoseconds
    }

    private func bookingFigures(_ token: String) async throws -> [Figure] {
        var (one, three, direct) = (Samples(), Samples(), Samples())
        let first = try servers(1, on: makeDatabase("one"))
        let all = try servers(3, on: makeDatabase("three"))
        let here = try open(makeDatabase("here"))
        let appointments = here.gateways(for: MeasuredClinic.patient).appointments
        for slots in slots {
            one.add(nanoseconds: try Self.book(slots, by: first, token))
            three.add(nanoseconds: try Self.book(slots, by: all, token))
            direct.add(
                nanoseconds: try await Load.share(of: slots.count / ServedCopies.threads) { number in
                    _ = try await appointments.book(Booking(slot: slots[number]))
                })
        }
        try here.close()
        return Self.figures(of: "a booking", one: one, three: three, direct: direct)
            + [try await singleBooking(token)]
    }

    private static func book(_ slots: [Slot.ID], by servers: [MeasuredServer], _ token: String) throws -> UInt64 {
        let ports = servers.map(\.port)
        // A server ends with the last that knows it.
        defer { withExtendedLifetime(servers) {} }
        return try Load.run(threads: ServedCopies.threads, times: slots.count / ServedCopies.threads) { thread in
            try HTTPConnection(port: ports[thread % ports.count])
        } work: { connection, index in
            try connection.post(
                "/api/v1/appointments/book", #"{"booking":{"slot":"\#(slots[index])"}}"#, token: token)
        }.nanoseconds
    }

    /// By one client after the other: pgbench has each transaction once, in its order.
    private func singleBooking(_ token: String) async throws -> Figure {
        var (served, plain) = (Samples(), Samples())
        for (round, slots) in slots.enumerated() {
            let (recorded, replayed) = ("recorded\(round)", "replayed\(round)")
            let address = try makeDatabase(recorded)
            let replay = try await PostgresReplay(on: cluster, of: recorded) {
                let clinic = try open(address, connections: 1)
                let appointments = clinic.gateways(for: MeasuredClinic.patient).appointments
                for slot in slots { _ = try await appointments.book(Booking(slot: slot)) }
                try clinic.close()
            }
            let server = try servers(1, on: makeDatabase("served\(round)"))
            let connection = try HTTPConnection(port: server[0].port)
            let start = DispatchTime.now().uptimeNanoseconds
            try withExtendedLifetime(server) {
                for slot in slots {
                    try connection.post(
                        "/api/v1/appointments/book", #"{"booking":{"slot":"\#(slot)"}}"#, token: token)
                }
            }
            served.add(nanoseconds: (DispatchTime.now().uptimeNanoseconds - start) / UInt64(slots.count))
            _ = try makeDatabase(replayed)
            plain.add(nanoseconds: UInt64(try replay.measure(in: replayed) * 1e6) / UInt64(slots.count))
        }
        return Self.figure("one booking after the other, in PostgreSQL (baseline: pgbench)", served, beside: plain)
    }

    private static func figures(of what: String, one: Samples, three: Samples, direct: Samples) -> [Figure] {
        [
            figure("\(what), from PostgreSQL (baseline: the gateway here)", one, beside: direct),
            figure("\(what), by three servers (baseline: by one)", three, beside: one),
        ]
    }

    private static func figure(_ name: String, _ samples: Samples, beside baseline: Samples) -> Figure {
        Figure(name: name, value: samples.median, samples: rounds, baseline: baseline.median)
    }
}

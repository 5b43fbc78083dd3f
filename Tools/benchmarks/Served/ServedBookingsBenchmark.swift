import ClinicModel
import ClinicStore
import Foundation

/// Bookings through the server, beside the same ones by the gateway called here, each on its own copy.
struct ServedBookingsBenchmark {
    private static let parts = 5

    private let clinic: ServedCopies
    private let server: String

    init(_ clinic: ServedCopies, server: String) {
        self.clinic = clinic
        self.server = server
    }

    func run() async throws -> [Figure] {
        let (path, tokens) = try await clinic.make("served")
        let token = tokens[0]
        let server = try MeasuredServer(server, database: path, now: MeasuredClinic.clock.now)
        let database = try ClinicDatabase.open(
            path: try await clinic.make("here").path, clock: MeasuredClinic.clock, hasManyUsers: true)
        let appointments = database.gateways(for: MeasuredClinic.patient).appointments
        let size = clinic.slots.count / Self.parts / ServedCopies.threads * ServedCopies.threads
        var (served, here) = (Samples(), Samples())
        // In turns, so that both have the same of what else the machine does.
        for part in 0..<Self.parts {
            let slots = Array(clinic.slots[part * size..<(part + 1) * size])
            let outcome = try Load.run(threads: ServedCopies.threads, times: size / ServedCopies.threads) { _ in
                try HTTPConnection(port: server.port)
            } work: { connection, index in
                try connection.post(
                    "/api/v1/appointments/book", #"{"booking":{"slot":"\#(slots[index])"}}"#, token: token)
            }
            served.add(nanoseconds: outcome.nanoseconds)
            here.add(
                nanoseconds: try await Load.share(of: size / ServedCopies.threads) { index in
                    _ = try await appointments.book(Booking(slot: slots[index]))
                })
        }
        try database.close()
        return [
            Figure(
                name: "a booking, served (baseline: the gateway here)", value: served.median, samples: Self.parts,
                limit: here.median / 0.8, baseline: here.median)
        ]
    }
}

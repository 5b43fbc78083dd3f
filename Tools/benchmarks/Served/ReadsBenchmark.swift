import ClinicModel
import ClinicStore
import Foundation

/// Reads through the server, beside an empty answer of Hummingbird's and the gateway called here.
struct ReadsBenchmark {
    private static let rounds = 7
    private static let times = 150

    private let clinic: ServedCopies
    private let server: String

    init(_ clinic: ServedCopies, server: String) {
        self.clinic = clinic
        self.server = server
    }

    func run() async throws -> [Figure] {
        let (path, tokens) = try await clinic.make("reads")
        let token = tokens[0]
        let server = try MeasuredServer(server, database: path, now: MeasuredClinic.clock.now)
        let database = try ClinicDatabase.open(path: path, clock: MeasuredClinic.clock)
        let gateways = database.gateways(for: MeasuredClinic.patient)
        let slot = clinic.slots[0]
        let reads: [(name: String, path: String, body: String, here: @Sendable () async throws -> Void)] = [
            ("a slot", "slots/read", #"{"id":"\#(slot)"}"#, { _ = try await gateways.slots.slot(slot) }),
            ("what a patient's Home shows", "overview", "{}", { _ = try await gateways.overview.overview() }),
        ]
        var (empty, served, here) = (Samples(), reads.map { _ in Samples() }, reads.map { _ in Samples() })
        for round in 0...Self.rounds {
            let nothing = try Load.run(threads: ServedCopies.threads, times: Self.times) { _ in
                try HTTPConnection(port: server.adminPort)
            } work: { connection, _ in
                try connection.get("/livez")
            }
            if round > 0 { empty.add(nanoseconds: nothing.nanoseconds) }
            for (index, read) in reads.enumerated() {
                let (path, body) = ("/api/v1/" + read.path, read.body)
                let outcome = try Load.run(threads: ServedCopies.threads, times: Self.times) { _ in
                    try HTTPConnection(port: server.port)
                } work: { connection, _ in
                    try connection.post(path, body, token: token)
                }
                let direct = try await Load.share(of: Self.times) { _ in try await read.here() }
                // The first round warms up.
                guard round > 0 else { continue }
                served[index].add(nanoseconds: outcome.nanoseconds)
                here[index].add(nanoseconds: direct)
            }
        }
        try database.close()
        return reads.enumerated().flatMap { index, read in
            [
                Figure(
                    name: "\(read.name), served (baseline: an empty answer)", value: served[index].median,
                    samples: Self.rounds, limit: index == 0 ? 2 * empty.median : nil, baseline: empty.median),
                Figure(
                    name: "\(read.name), served (baseline: the gateway here)", value: served[index].median,
                    samples: Self.rounds, baseline: here[index].median),
            ]
        }
    }
}

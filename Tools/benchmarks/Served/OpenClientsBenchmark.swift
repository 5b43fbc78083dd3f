import ClinicModel
import Foundation

/// How long a read takes while many have the clinic open, what each of them takes of memory, and how soon all of them
/// hear of a change.
struct OpenClientsBenchmark {
    /// A session has so many streams.
    private static let streamsPerSession = 8
    private static let reads = 100

    private let clinic: ServedCopies
    private let server: String
    private let clients: [Int]

    init(_ clinic: ServedCopies, server: String, clients: [Int]) {
        self.clinic = clinic
        self.server = server
        self.clients = clients.sorted()
    }

    func run() async throws -> [Figure] {
        let most = clients.last ?? 0
        let (path, tokens) = try await clinic.make("open", sessions: most / Self.streamsPerSession + 1)
        let server = try MeasuredServer(server, database: path, now: MeasuredClinic.clock.now)
        let booker = try HTTPConnection(port: server.port)
        let body = #"{"id":"\#(clinic.slots[0])"}"#
        var (figures, open, memory): ([Figure], [HTTPConnection], [(clients: Int, memory: Int)]) = ([], [], [])
        for (step, count) in clients.enumerated() {
            while open.count < count {
                let client = try HTTPConnection(port: server.port)
                try client.listen("/api/v1/changes", token: tokens[open.count / Self.streamsPerSession])
                open.append(client)
            }
            let outcome = try Load.run(threads: ServedCopies.threads, times: Self.reads) { _ in
                try HTTPConnection(port: server.port)
            } work: { connection, _ in
                try connection.post("/api/v1/slots/read", body, token: tokens[0])
            }
            memory.append((count, server.memory))
            let start = DispatchTime.now().uptimeNanoseconds
            try booker.post(
                "/api/v1/appointments/book", #"{"booking":{"slot":"\#(clinic.slots[step + 1])"}}"#, token: tokens[0])
            for client in open { try client.hear() }
            let heard = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
            figures += [("p50", outcome.percentile(0.5)), ("p99", outcome.percentile(0.99))].map { name, value in
                Figure(name: "a read with \(count) open clients: \(name)", value: value, samples: outcome.each.count)
            }
            figures.append(
                Figure(name: "a booking until \(count) have heard of it", value: heard, samples: 1))
        }
        if let first = memory.first, let last = memory.last, last.clients > first.clients {
            figures.append(
                Figure(
                    name: "memory of an open client",
                    value: Double(last.memory - first.memory) / Double(last.clients - first.clients), unit: .kibibytes,
                    samples: last.clients - first.clients))
        }
        return figures
    }
}

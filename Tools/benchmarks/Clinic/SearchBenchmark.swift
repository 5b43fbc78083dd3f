import ClinicModel
import ClinicStore
import Foundation

/// A practitioner looks for patients, letter by letter.
struct SearchBenchmark {
    private static let names = [
        "fernandez", "muller", "kowalski", "o’connor", "anna", "иванова", "王", "zoltan", "ana fer", "1984-02",
    ]

    private static let mistyped = ["fernandes", "mueler", "kowalsky", "ocnonor", "иваноав", "zoltna", "anna fernadnez"]

    let path: String
    let visits: Int

    init(_ path: String, visits: Int) {
        self.path = path
        self.visits = visits
    }

    func run() async throws -> [Figure] {
        let database = try ClinicDatabase.open(path: path, clock: MeasuredClinic.clock)
        let people = database.gateways(for: MeasuredClinic.doctor).people
        var samples = Samples()
        for name in Self.names {
            for end in name.indices {
                try await samples.time { _ = try await people.patients(matching: String(name[...end])) }
            }
        }
        var similar = Samples()
        for name in Self.mistyped {
            for _ in 0..<5 { try await similar.time { _ = try await people.similarPatients(to: name, limit: 20) } }
        }
        return [
            Figure(
                name: "\(visits) visits: a letter of a search, with its row in the audit trail",
                value: samples.median, samples: samples.nanoseconds.count, limit: 20),
            Figure(
                name: "\(visits) visits: a search for names like one that was mistyped",
                value: similar.median, samples: similar.nanoseconds.count, limit: 20),
        ]
    }
}

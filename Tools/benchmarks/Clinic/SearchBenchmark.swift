import ClinicModel
import ClinicStore
import Foundation

/// A practitioner looks for patients, letter by letter.
struct SearchBenchmark {
    private static let names = [
        "fernandez", "muller", "kowalski", "o’connor", "anna", "иванова", "王", "zoltan", "ana fer", "1984-02",
    ]

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
        return [
            Figure(
                name: "\(visits) visits: a letter of a search, with its row in the audit trail",
                value: samples.median, samples: samples.nanoseconds.count, limit: 20)
        ]
    }
}

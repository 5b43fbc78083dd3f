import ClinicModel
import ClinicStore
import Foundation

/// What the first screens and the lists read, beside the same statements alone.
struct ReadingBenchmark {
    private typealias Reading = @Sendable (Gateways) async throws -> Void

    /// How much more of the statements' time a Home or a list may take.
    private static let most = 1.5
    /// A record is made of the rows of twelve tables: of that the series, orders and documents take most.
    private static let mostOfRecord = 4.0

    private let path: String
    private let visits: Int
    private let rounds: Int
    private let only: String?

    init(_ path: String, visits: Int, rounds: Int, only: String? = nil) {
        self.path = path
        self.visits = visits
        self.rounds = rounds
        self.only = only
    }

    private static let patients: [(String, Reading)] = [
        ("Home", { _ = try await $0.overview.overview() }),
        ("what is to come", list(.upcoming)),
        ("what is past", list(.past)),
        ("free times", { _ = try await $0.slots.freeSlots(SlotQuery()) }),
        ("conversations", { _ = try await $0.messages.conversations(access: .refresh) }),
        ("record", { _ = try await $0.records.record(of: "demo-patient-1", access: .refresh) }),
    ]

    private static let practitioners: [(String, Reading)] = [
        ("Home", { _ = try await $0.overview.overview() }),
        ("what is to come", list(.upcoming)),
        ("what is asked for", list(.requested)),
        ("what is past", list(.past)),
        ("a week", { _ = try await $0.appointments.appointments(.during(week), access: .refresh) }),
        ("missed visits", list(.inState(.noshow))),
        ("slots of a week", { _ = try await $0.slots.calendarSlots(in: week) }),
        ("conversations", { _ = try await $0.messages.conversations(access: .refresh) }),
        ("results to release", { _ = try await $0.records.results(access: .refresh) }),
        ("a patient's record", { _ = try await $0.records.record(of: "demo-patient-1-1", access: .refresh) }),
    ]

    /// How many the lists show at first.
    private static let page = 100

    private static func list(_ list: AppointmentList) -> Reading {
        { _ = try await $0.appointments.appointments(list, limit: page, access: .refresh) }
    }

    private static let week = DateInterval(start: MeasuredClinic.clock.now - 3 * 86400, duration: 7 * 86400)

    func run() async throws -> [Figure] {
        let log = StatementLog()
        let database = try ClinicDatabase.open(path: path, clock: MeasuredClinic.clock, trace: log.note)
        let quick = try ClinicDatabase.open(path: path, clock: MeasuredClinic.clock)
        let plain = try PlainSQLite(path: path)
        var figures: [Figure] = []
        for (principal, readings) in [
            (MeasuredClinic.patient, Self.patients), (MeasuredClinic.doctor, Self.practitioners),
        ] {
            let traced = database.gateways(for: principal)
            let gateways = quick.gateways(for: principal)
            for (name, reading) in readings {
                let title = "\(principal.role.rawValue): \(name)"
                guard only == nil || only == name || only == title else { continue }
                // The first time opens the planned slots of the day.
                try await reading(traced)
                let statements = try plain.prepare(try await log.record { try await reading(traced) })
                let (ours, theirs) = try await measure({ try await reading(gateways) }, { try plain.run(statements) })
                figures.append(
                    Figure(
                        name: "\(visits) visits, \(title)", value: ours.median,
                        samples: rounds,
                        limit: (name.hasSuffix("record") ? Self.mostOfRecord : Self.most) * theirs.median,
                        baseline: theirs.median))
            }
        }
        return figures
    }

    /// In turns, so that both have the same luck.
    private func measure(
        _ ours: () async throws -> Void, _ theirs: () throws -> Void
    ) async throws -> (Samples, Samples) {
        var samples = (Samples(), Samples())
        for _ in 0..<rounds {
            try await samples.0.time { try await ours() }
            try samples.1.time { try theirs() }
        }
        return samples
    }
}

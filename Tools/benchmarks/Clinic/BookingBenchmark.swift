import ClinicModel
import ClinicStore
import Foundation

/// Patients book, one after the other and several at once, beside the same statements alone, each on a copy of the clinic.
struct BookingBenchmark {
    private static let count = 200
    private static let atOnce = 8

    let path: String
    let visits: Int

    init(_ path: String, visits: Int) {
        self.path = path
        self.visits = visits
    }

    func run() async throws -> [Figure] {
        let (patients, slots) = try await candidates()
        let wanted = Array(zip(patients, slots))
        let log = StatementLog()
        let statements = try await withCopies(["recorded"]) { copies in
            let recorded = try ClinicDatabase.open(path: copies[0], clock: MeasuredClinic.clock, trace: log.note)
            var statements: [[StatementLog.Entry]] = []
            for (patient, slot) in wanted {
                statements.append(try await log.record { try await book(slot, for: patient, in: recorded) })
            }
            try recorded.close()
            return statements
        }
        let (ours, theirs) = try await withCopies(["ours", "theirs"]) { copies in
            let database = try ClinicDatabase.open(path: copies[0], clock: MeasuredClinic.clock)
            let plain = try PlainSQLite(path: copies[1])
            let prepared = try statements.map(plain.prepare)
            var (ours, theirs) = (Samples(), Samples())
            for (number, (patient, slot)) in wanted.enumerated() {
                // Either is first in turn: a disk that has just written may answer sooner or later.
                if number.isMultiple(of: 2) { try theirs.time { try plain.run(prepared[number]) } }
                try await ours.time { try await book(slot, for: patient, in: database) }
                if !number.isMultiple(of: 2) { try theirs.time { try plain.run(prepared[number]) } }
            }
            try database.close()
            return (ours, theirs)
        }
        let together = try await withCopies(["together"]) { copies in
            let shared = try ClinicDatabase.open(path: copies[0], clock: MeasuredClinic.clock)
            var together = Samples()
            try await together.time { try await bookTogether(wanted, in: shared) }
            try shared.close()
            return together
        }
        return [
            Figure(
                name: "\(visits) visits: a booking", value: ours.median, samples: wanted.count,
                limit: theirs.median / 0.9, baseline: theirs.median),
            Figure(
                name: "\(visits) visits: a booking of \(Self.atOnce) at once",
                value: together.mean / Double(wanted.count), samples: wanted.count, limit: theirs.mean / 0.9,
                baseline: theirs.mean),
        ]
    }

    /// Copies of the clinic while `body` runs. No more than two are there at a time, which the system keeps in memory,
    /// and what has been copied is on the disk, so that nobody waits for the writing of it.
    private func withCopies<Result>(
        _ names: [String], _ body: ([String]) async throws -> Result
    ) async throws -> Result {
        let copies = names.map { "\(path).\($0)" }
        for copy in copies {
            remove(copy)
            try FileManager.default.copyItem(atPath: path, toPath: copy)
        }
        defer { for copy in copies { remove(copy) } }
        sync()
        return try await body(copies)
    }

    /// With what SQLite keeps beside a database, which a run that was ended leaves.
    private func remove(_ copy: String) {
        for suffix in ["", "-wal", "-shm", "-lock"] { try? FileManager.default.removeItem(atPath: copy + suffix) }
    }

    private func book(_ slot: Slot.ID, for patient: Principal, in clinic: ClinicDatabase) async throws {
        _ = try await clinic.gateways(for: patient).appointments.book(Booking(slot: slot, reason: "Cough"))
    }

    private func bookTogether(_ wanted: [(Principal, Slot.ID)], in clinic: ClinicDatabase) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, (patient, slot)) in wanted.enumerated() {
                if number >= Self.atOnce { try await group.next() }
                group.addTask { try await book(slot, for: patient, in: clinic) }
            }
            try await group.waitForAll()
        }
    }

    /// Patients, and free times that do not meet those of the patients' own visits, which are within three weeks. What
    /// is looked for leaves its rows in the audit trail before the copies are made.
    private func candidates() async throws -> ([Principal], [Slot.ID]) {
        let database = try ClinicDatabase.open(path: path, clock: MeasuredClinic.clock)
        let people = database.gateways(for: MeasuredClinic.doctor).people
        let patients = try await people.patients(matching: "", limit: Self.count).map { Principal.patient($0.id) }
        let period = DateInterval(start: MeasuredClinic.clock.now + 22 * 86400, duration: 5 * 86400)
        let free = try await database.gateways(for: MeasuredClinic.patient).slots
            .freeSlots(SlotQuery(period: period, limit: patients.count))
        try database.close()
        guard free.count >= 20 else { throw BenchmarkError("\(free.count) free times") }
        return (patients, free.map(\.id))
    }
}

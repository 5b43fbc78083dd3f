import ClinicModel
import ClinicStore
import Foundation

/// Patients book one after the other, beside the same statements alone, each on a copy of the clinic.
struct BookingBenchmark {
    private static let count = 200

    let path: String
    let visits: Int

    init(_ path: String, visits: Int) {
        self.path = path
        self.visits = visits
    }

    func run() async throws -> [Figure] {
        let copies = ["recorded", "ours", "theirs"].map { "\(path).\($0)" }
        defer {
            for copy in copies {
                for suffix in ["", "-wal", "-shm", "-lock"] {
                    try? FileManager.default.removeItem(atPath: copy + suffix)
                }
            }
        }
        let (patients, slots) = try await candidates()
        for copy in copies {
            try? FileManager.default.removeItem(atPath: copy)
            try FileManager.default.copyItem(atPath: path, toPath: copy)
        }
        let log = StatementLog()
        let recorded = try ClinicDatabase.open(path: copies[0], clock: MeasuredClinic.clock, trace: log.note)
        let database = try ClinicDatabase.open(path: copies[1], clock: MeasuredClinic.clock)
        let plain = try PlainSQLite(path: copies[2])
        var (ours, theirs) = (Samples(), Samples())
        for (patient, slot) in zip(patients, slots) {
            let booking = Booking(slot: slot, reason: "Cough")
            let entries = try await log.record {
                _ = try await recorded.gateways(for: patient).appointments.book(booking)
            }
            let gateways = database.gateways(for: patient)
            let start = DispatchTime.now().uptimeNanoseconds
            _ = try await gateways.appointments.book(booking)
            let middle = DispatchTime.now().uptimeNanoseconds
            try plain.run(entries)
            ours.add(nanoseconds: middle - start)
            theirs.add(nanoseconds: DispatchTime.now().uptimeNanoseconds - middle)
        }
        return [
            Figure(
                name: "\(visits) visits: a booking", value: ours.median, samples: ours.nanoseconds.count,
                limit: theirs.median / 0.9, baseline: theirs.median)
        ]
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

import ArgumentParser
import ClinicDemo
import ClinicModel
import ClinicStore
import Foundation
import TestPostgres

struct ServedBenchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "served", abstract: "Measures how fast a clinic is through its server.",
        discussion: """
            The baselines are of the same run: the same gateway called here, and what the server's Hummingbird takes \
            to answer with nothing. Build both with -c release.
            """)

    @Option(help: ArgumentHelp("The server's program.", valueName: "file"), completion: .file())
    var server = ".build/release/clinic-server"

    @Option(help: ArgumentHelp("Where the clinic is, or is made.", valueName: "folder"), completion: .directory)
    var folder = ".build/clinics"

    @Option(help: ArgumentHelp("Of how many visits the clinic is.", valueName: "count"))
    var visits = 1000

    @Option(help: ArgumentHelp("With so many clients open; may be given again.", valueName: "count"))
    var clients = [10, 100, 1000]

    @Flag(help: "Print JSON in place of a table.")
    var json = false

    @Flag(help: "Leave with status 1 when a figure is over its limit.")
    var check = false

    func run() async throws {
        let file = try await MeasuredClinic.make(visits: visits, in: folder)
        let clinic = try await ServedCopies(of: file)
        var figures = try await ReadsBenchmark(clinic, server: server).run()
        figures += try await ServedBookingsBenchmark(clinic, server: server).run()
        figures += try await OpenClientsBenchmark(clinic, server: server, clients: clients).run()
        figures += try await FloodBenchmark(clinic, server: server).run()
        if PostgresCluster.isInstalled {
            figures += try await PostgresBenchmark(clinic, server: server).run()
        } else {
            FileHandle.standardError.write(Data("PostgreSQL is not installed: nothing is measured on it\n".utf8))
        }
        print(json ? try Report.json(figures) : Report.table(figures))
        if check, figures.contains(where: { !$0.isWithinLimit }) { throw ExitCode.failure }
    }
}

/// Copies of one clinic: each measurement has its own.
final class ServedCopies {
    /// So many ask at once.
    static let threads = 8

    private let file: String
    private var made: [String] = []
    /// Free times of one practitioner's who need not confirm.
    let slots: [Slot.ID]

    init(of file: String) async throws {
        self.file = file
        let database = try ClinicDatabase.open(path: file, clock: MeasuredClinic.clock)
        let open = try await database.gateways(for: MeasuredClinic.patient).slots
            .freeSlots(SlotQuery(period: Self.period, limit: 5000))
        try database.close()
        let immediate = Dictionary(grouping: open.filter { !$0.needsConfirmation }, by: \.practitioner)
        slots = immediate.values.max { $0.count < $1.count }?.map(\.slot.id) ?? []
        guard slots.count >= 100 else { throw BenchmarkError("\(slots.count) free times") }
    }

    /// After the patient's own visits, which are within three weeks.
    private static let period = DateInterval(start: MeasuredClinic.clock.now + 22 * 86400, duration: 60 * 86400)

    deinit {
        for copy in made {
            for suffix in ["", "-wal", "-shm", "-lock"] { try? FileManager.default.removeItem(atPath: copy + suffix) }
        }
    }

    /// A copy, and sessions of the demo's patient there.
    func make(_ name: String, sessions count: Int = 1) async throws -> (path: String, tokens: [String]) {
        let copy = "\(file).\(name)"
        try? FileManager.default.removeItem(atPath: copy)
        try FileManager.default.copyItem(atPath: file, toPath: copy)
        made.append(copy)
        let database = try ClinicDatabase.open(path: copy, clock: MeasuredClinic.servedClock)
        var tokens: [String] = []
        for _ in 0..<count {
            let session = try await database.signIn.signIn(
                userName: DemoClinic.patientUser, password: DemoClinic.password, as: .patient)
            tokens.append(session.token)
        }
        try database.close()
        return (copy, tokens)
    }
}

import ArgumentParser
import ClinicDemo
import ClinicModel
import ClinicStore
import Foundation

struct ClinicBenchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clinic", abstract: "Measures how fast a clinic is, and whether it stays so as it grows.",
        discussion: """
            The baseline of what is read and booked is SQLite's own C API, which is given the same statements with the \
            same values on a copy of the same file. Clinics that are not in the folder yet are made there, one of a \
            million visits in a quarter of an hour. Build with -c release.
            """)

    @Option(help: ArgumentHelp("Where the clinics are, or are made.", valueName: "folder"), completion: .directory)
    var folder = ".build/clinics"

    @Option(help: ArgumentHelp("Measure clinics of so many visits; may be given again.", valueName: "count"))
    var visits: [Int] = [1000, 10_000, 100_000, 1_000_000]

    @Option(
        help: ArgumentHelp(
            "Measure this alone: booking, search, start or what is read by this name, such as Home or \"patient: Home\".",
            valueName: "name"))
    var only: String?

    @Option(help: "How often each of what is read is measured.")
    var rounds = 101

    @Flag(help: "Print JSON in place of a table.")
    var json = false

    @Flag(help: "Leave with status 1 when a figure is over its limit.")
    var check = false

    func validate() throws {
        guard visits.allSatisfy({ $0 >= 100 }) else { throw ValidationError("A clinic has at least 100 visits here.") }
        guard rounds > 0 else { throw ValidationError("There has to be a round.") }
    }

    func run() async throws {
        // Away from the main queue, whose turns are no part of what a clinic does.
        let figures = try await Task.detached { try await measure() }.value
        print(json ? try Report.json(figures) : Report.table(figures))
        if check, figures.contains(where: { !$0.isWithinLimit }) { throw ExitCode.failure }
    }

    private func measure() async throws -> [Figure] {
        var figures: [Figure] = []
        for count in visits.sorted() {
            let file = try await MeasuredClinic.make(visits: count, in: folder)
            figures += try await ReadingBenchmark(file, visits: count, rounds: rounds, only: only).run()
            if isWanted("search") { figures += try await SearchBenchmark(file, visits: count).run() }
            if isWanted("booking") { figures += try await BookingBenchmark(file, visits: count).run() }
        }
        if isWanted("start") { figures += try FirstScreenBenchmark(folder: folder, visits: visits.sorted()).run() }
        return figures
    }

    private func isWanted(_ name: String) -> Bool { only.map { $0 == name } ?? true }
}

/// The clinics that are measured: demos of one moment.
enum MeasuredClinic {
    static let clock = ClinicClock.fixed(Date(timeIntervalSince1970: 1_795_438_800))
    /// The same moment of the clinic's, and the machine's own time, by which a server's sessions end.
    static let servedClock = ClinicClock({ clock.now }, system: { Date() })

    static func file(visits: Int, in folder: String) -> String { "\(folder)/visits-\(visits).sqlite" }

    static func make(visits: Int, in folder: String) async throws -> String {
        let file = file(visits: visits, in: folder)
        if !FileManager.default.fileExists(atPath: file) {
            FileHandle.standardError.write(Data("making \(file)\n".utf8))
            try await DemoClinic.make(at: file, size: DemoSize(visits: visits), clock: clock)
        }
        return file
    }

    static let doctor = principal(DemoClinic.doctorUser)
    static let patient = principal(DemoClinic.patientUser)

    private static func principal(_ user: String) -> Principal {
        guard let user = DemoClinic.users.first(where: { $0.name == user }) else { preconditionFailure(user) }
        return user.principal
    }
}

import ArgumentParser
import ClinicDemo
import ClinicModel
import ClinicPostgres
import ClinicProgram
import ClinicStore
import Foundation
import PlainText

struct DemoCommand: AsyncParsableCommand {
    enum Size: String, ExpressibleByArgument, CaseIterable {
        case small, medium, large

        var demo: DemoSize {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Make a clinic to try the programs out with.",
        discussion: "Nobody in it is real. A demo that is there stays as it is, unless you ask for a fresh one.")

    @Flag(help: "Put a fresh demo in the place of an old one. Nothing but a demo is replaced.")
    var reset = false

    @Option(
        help: """
            How large: small has two dozen patients; medium 5,000 with 100,000 visits and as many results; large \
            50,000 with a million visits and as many results, which takes a while and several gigabytes.
            """)
    var size: Size = .small

    @OptionGroup var options: DatabaseOptions

    func run() async throws {
        let location = options.location
        let bar = ProgressBar(title: "Making a demo")
        defer { bar.clear() }
        let progress: DemoClinic.Progress = { bar.show(done: Int($0 * 1000), total: 1000) }
        let isThere = try await location.isFile ? location.exists : isFilled()
        if !location.isFile {
            try await makeInPostgres(isThere: isThere, progress)
        } else if isThere, reset {
            try await DemoClinic.reset(
                at: location.path, size: size.demo, clock: options.clock, progress: progress)
        } else if isThere {
            try await requireDemo()
        } else {
            try await DemoClinic.make(at: location.path, size: size.demo, clock: options.clock, progress: progress)
        }
        bar.clear()
        let verb = isThere && !reset ? "There is" : "Made"
        try StandardOutput.write(line: "\(verb) a demo clinic at \(printable(location.path)).")
        try StandardOutput.write(line: "Users, all with the password \(DemoClinic.password):")
        for program in ["patient", "doctor"] {
            let role: Principal.Role = program == "patient" ? .patient : .practitioner
            let names = DemoClinic.users.filter { $0.principal.role == role }.map(\.name)
            try StandardOutput.write(line: "  \(program)  \(names.joined(separator: " "))")
        }
        try await writeInvitation()
    }

    /// What to type next. The visits are around the day on which the demo was made: on another the clock begins then.
    private func writeInvitation() async throws {
        let clinic = try options.openToRead()
        let made = try await clinic.demoTime()
        try clinic.close()
        func day(_ date: Date) -> CalendarDate { CalendarDate(of: date, in: DemoClinic.zone.timeZone) }
        let isOfToday = made.map { day($0) == day(ClinicClock.system.now) } ?? true
        let database = options.database.map { " --database \(ShellWord.quoted($0))" } ?? ""
        let clock = made.map { " --now \($0.formatted(.iso8601))" } ?? ""
        let programs =
            options.location.isFile
            ? ["patient --as \(DemoClinic.patientUser)", "doctor --as \(DemoClinic.doctorUser)"] : ["clinic-server"]
        try StandardOutput.write(line: "Try it with:")
        for program in programs {
            try StandardOutput.write(line: printable("  \(program)\(database)\(isOfToday ? "" : clock)"))
        }
        guard let made else { return }
        let reset = "clinic demo --reset\(database)"
        let further =
            isOfToday
            ? "On another day add\(clock), or make it anew with: \(reset)" : "One of today is made with: \(reset)"
        try StandardOutput.write(line: printable("Its visits are around \(day(made)). \(further)"))
    }

    private func isFilled() async throws -> Bool {
        let clinic = try PostgresClinic.open(PostgresAddress(options.location.path), create: true)
        let isEmpty = try await clinic.isEmpty()
        try clinic.close()
        return !isEmpty
    }

    private func makeInPostgres(isThere: Bool, _ progress: @escaping DemoClinic.Progress) async throws {
        if isThere { try await requireDemo() }
        guard !isThere || reset else { return }
        let address = try PostgresAddress(options.location.path)
        if isThere { try PostgresClinic.remove(address) }
        let clinic = try PostgresClinic.open(address, create: true, clock: options.clock.stopped)
        try await DemoClinic.build(clinic, size.demo, progress)
        try clinic.close()
    }

    private func requireDemo() async throws {
        guard try await options.open().isDemo() else {
            throw ProgramError(
                .cannotCreate, "there is a clinic at \(options.location.path) that is no demo",
                advice: "name another file with --database")
        }
    }
}

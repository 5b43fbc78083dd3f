import ArgumentParser
import ClinicDemo
import ClinicModel
import ClinicProgram
import ClinicStore
import PlainText

struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Make a clinic to try the programs out with.",
        discussion: "Nobody in it is real. A demo that is there stays as it is, unless you ask for a fresh one.")

    @Flag(help: "Put a fresh demo in the place of an old one. Nothing but a demo is replaced.")
    var reset = false

    @OptionGroup var options: DatabaseOptions

    func run() async throws {
        let location = options.location
        let isThere = location.exists
        if isThere, reset {
            try await DemoClinic.reset(at: location.path, clock: options.clock)
        } else if isThere {
            try await requireDemo()
        } else {
            try await DemoClinic.make(at: location.path, clock: options.clock)
        }
        let verb = isThere && !reset ? "There is" : "Made"
        try StandardOutput.write(line: "\(verb) a demo clinic at \(printable(location.path)).")
        try StandardOutput.write(line: "Users, all with the password \(DemoClinic.password):")
        for program in ["patient", "doctor"] {
            let role: Principal.Role = program == "patient" ? .patient : .practitioner
            let names = DemoClinic.users.filter { $0.principal.role == role }.map(\.name)
            try StandardOutput.write(line: "  \(program)  \(names.joined(separator: " "))")
        }
    }

    private func requireDemo() async throws {
        guard try await options.open().isDemo() else {
            throw ProgramError(
                .cannotCreate, "there is a clinic at \(options.location.path) that is no demo",
                advice: "name another file with --database")
        }
    }
}

import ArgumentParser
import ClinicModel
import ClinicProgram
import ClinicStore
import PlainText

struct UserAddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Give a patient or practitioner an account, or a new password to the one that they have.",
        discussion: """
            The password is asked for, unless stdin or a file has it. It needs 8 characters. An account that was \
            ended begins anew.
            """)

    @Argument(help: "The user's name.")
    var user: String

    @Option(help: ArgumentHelp("Whose account it is, if a patient's.", valueName: "id"))
    var patient: String?

    @Option(help: ArgumentHelp("Whose account it is, if a practitioner's.", valueName: "id"))
    var practitioner: String?

    @OptionGroup var password: PasswordOptions
    @OptionGroup var options: DatabaseOptions

    func validate() throws {
        guard (patient == nil) != (practitioner == nil) else {
            throw ValidationError("Say whose account it is with one of --patient and --practitioner")
        }
    }

    func run() async throws {
        let database = try options.openOrMake()
        try await database.accounts.make(
            userName: user, password: password.readNew(for: user), principal: principal)
        try database.close()
        try StandardOutput.write(line: "\(printable(user)) signs in as \(printable(principal.reference)).")
    }

    private var principal: Principal {
        if let patient { return .patient(Patient.ID(reference: patient) ?? Patient.ID(patient)) }
        let id = practitioner ?? ""
        return .practitioner(Practitioner.ID(reference: id) ?? Practitioner.ID(id))
    }
}

extension PasswordOptions {
    /// A new password: from where it was said to be, or typed twice.
    func readNew(for user: String) throws -> String {
        if let source { return try source.read() }
        let first = try PasswordSource.prompt("Password for \(printable(user)): ").read()
        guard try PasswordSource.prompt("Again: ").read() == first else {
            throw ProgramError(.usage, "the two passwords differ", advice: "nothing was changed: try again")
        }
        return first
    }
}

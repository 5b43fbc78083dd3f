import ArgumentParser
import ClinicModel
import ClinicProgram

/// A command that works on the clinic and ends.
package protocol ClinicCommand<App>: ParsableCommand, Sendable {
    associatedtype App: ClinicApp

    var clinic: ClinicOptions { get }
    var output: OutputOptions { get }

    func run(in clinic: OpenClinic) async throws
}

extension ClinicCommand {
    package func identification(in clinic: OpenClinic) -> Identification {
        Identification(program: App.name, role: App.role, clinic: clinic, options: self.clinic)
    }
}

import ArgumentParser
import ClinicProgram
import Foundation

@main
struct Main {
    static func main() async {
        let program = Program("clinic")
        let status = await program.status {
            var command = program.command(Clinic.self)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        }
        exit(status.rawValue)
    }
}

import ArgumentParser
import ClinicProgram

@main
enum VariantsApp {
    @MainActor
    static func main() {
        CoreDump.forbid()
        let program = Program("variants")
        switch program.command(VariantsCommand.self) {
        case let command as VariantsCommand: command.show(in: program)
        case var question:
            do {
                try question.run()
            } catch {
                program.end(parsing: VariantsCommand.self, error)
            }
        }
    }
}

import ClinicProgram
import Foundation

@main
struct Main {
    static func main() async {
        CoreDump.forbid()
        let status = await Program("clinic").run(Clinic.self)
        exit(status.rawValue)
    }
}

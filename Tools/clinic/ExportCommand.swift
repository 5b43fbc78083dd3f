import ArgumentParser
import ClinicFHIR
import ClinicModel
import ClinicProgram
import ClinicStore
import Foundation

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write the clinic, or one patient's record, as a FHIR R4 Bundle.")

    @Argument(help: "Where to write it, instead of stdout.", completion: .file())
    var file: String?

    @Option(help: ArgumentHelp("Only this patient's record, and what it refers to.", valueName: "id"))
    var patient: String?

    @Option(help: "The Bundle's type: \(BundleWriter.Kind.allCases.map(\.rawValue).joined(separator: " or ")).")
    var type = BundleWriter.Kind.collection

    @OptionGroup var options: DatabaseOptions

    func run() async throws {
        let database = try options.openToRead()
        let id = patient.map { Patient.ID(reference: $0) ?? Patient.ID($0) }
        try await BundleExport(database: database, patient: id, kind: type).run(to: file)
        try database.close()
        if database.isReadOnly {
            Program("clinic").complain(
                "note: \(database.path) cannot be written, so its audit trail does not say that this was exported")
        }
    }
}

extension BundleWriter.Kind: ExpressibleByArgument {}

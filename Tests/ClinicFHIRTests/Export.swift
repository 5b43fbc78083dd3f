import ClinicFHIR
import ClinicModel
import ClinicProgram
import ClinicStore
import Foundation
import TestSupport

/// What a clinic gives out, as text.
func export(
    _ database: ClinicDatabase, patient: Patient.ID? = nil, kind: BundleWriter.Kind = .collection
) async throws -> String {
    let file = try makeFolder() + "/export.json"
    try await BundleExport(database: database, patient: patient, kind: kind).run(to: file)
    return try String(contentsOfFile: file, encoding: .utf8)
}

/// What comes of giving a clinic's export to a fresh one and asking that for its own.
func exportOfCopy(_ text: String, clock: ClinicClock) async throws -> String {
    let copy = try ClinicDatabase.open(path: makeFolder() + "/copy.sqlite", create: true, clock: clock)
    let report = try await BundleImporter(archive: copy.archive).run(["export": text])
    guard report.refusals.isEmpty else { throw report.refusals[0] }
    return try await export(copy)
}

/// What the independent validator says of a Bundle; empty if it accepts it.
func findings(in text: String) throws -> String {
    let file = try makeFolder() + "/bundle.json"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let output = try Validators.run("fhir_validate.py", [file])
    return output == "ok   \(file)\n" ? "" : output
}

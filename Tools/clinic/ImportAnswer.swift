import ClinicFHIR
import ClinicModel
import ClinicProgram

/// What an import did, for a program to read.
struct ImportAnswer: Encodable {
    struct File: Encodable {
        let file: String
        let status: String
        var created: Int?
        var updated: Int?
        var unchanged: Int?
        var absent: [Place]?
        var kept: [Place]?
        var error: Failure?
    }

    struct Place: Encodable {
        let entry: Int?
        let element: String
        let reference: String

        init(_ place: ImportReport.Place) {
            (entry, element, reference) = (place.entry, place.element, place.reference)
        }
    }

    struct Failure: Encodable {
        let entry: Int?
        let element: String?
        let reason: String
    }

    let files: [File]
    let created: Int
    let updated: Int
    let unchanged: Int
    /// What kept the files out that are “not imported”.
    let error: String?

    init(_ report: ImportReport) {
        let imported = report.files.map { file in
            File(
                file: file.name, status: "imported", created: file.counts[.created], updated: file.counts[.updated],
                unchanged: file.counts[.unchanged], absent: file.absent.map(Place.init), kept: file.kept.map(Place.init)
            )
        }
        let refused = report.refusals.map { refusal in
            File(
                file: refusal.file, status: "refused",
                error: Failure(entry: refusal.entry, element: refusal.element, reason: refusal.reason))
        }
        let left = report.interruption?.files.map { File(file: $0, status: "not imported") } ?? []
        files = imported + refused + left
        error = report.interruption.map { ProgramError(describing: $0.error).message }
        (created, updated, unchanged) = (report.counts[.created], report.counts[.updated], report.counts[.unchanged])
    }
}

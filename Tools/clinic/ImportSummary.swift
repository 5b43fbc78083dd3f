import ClinicFHIR
import ClinicModel
import ClinicProgram

/// What an import did, for a person to read.
struct ImportSummary {
    private static let shownReferences = 5

    let report: ImportReport

    init(_ report: ImportReport) {
        self.report = report
    }

    /// The counts: one line for all, one for each type.
    var lines: [String] {
        let counts = report.counts
        let files = report.files.count == 1 ? "1 file" : "\(report.files.count) files"
        let refused = report.refusals.isEmpty ? "" : ", refused \(report.refusals.count)"
        let left = report.interruption?.files.count ?? 0
        let missing = left == 0 ? "" : ", not imported \(left)"
        let types = counts.byType.keys.sorted()
        let width = types.map(\.count).max() ?? 0
        return [
            "Imported \(files)\(refused)\(missing): \(Self.text(PutOutcome.allCases.map { ($0, counts[$0]) }, all: true))"
        ]
            + types.map { type in
                let outcomes = PutOutcome.allCases.map { ($0, counts.byType[type]?[$0] ?? 0) }
                let padding = String(repeating: " ", count: width - type.count)
                return "  \(type)\(padding)  \(Self.text(outcomes, all: false))"
            }
    }

    /// What deserves a look in the files that were taken.
    var notes: [String] {
        report.files.flatMap { file in
            let absent = file.absent.isEmpty ? nil : "refers to resources that are not here: \(Self.list(file.absent))"
            let kept =
                file.kept.isEmpty ? nil : "has other contents of what is here and was kept: \(Self.list(file.kept))"
            return [absent, kept].compactMap { $0 }.map { "note: \(file.name) \($0)" }
        }
    }

    private static func text(_ outcomes: [(PutOutcome, Int)], all: Bool) -> String {
        outcomes.filter { all || $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
    }

    private static func list(_ places: [ImportReport.Place]) -> String {
        let references = Set(places.map(\.reference)).sorted()
        let more = references.count - shownReferences
        return references.prefix(shownReferences).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }
}

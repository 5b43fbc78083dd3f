import ClinicModel
import Foundation

/// Brings files into the clinic: each as a whole or not at all, in the order in which they depend on one another.
package struct BundleImporter: Sendable {
    package struct Source: Sendable {
        package let name: String
        package let bytes: Data

        package init(name: String, bytes: Data) {
            self.name = name
            self.bytes = bytes
        }
    }

    /// How far an import is, in resources.
    package struct Progress: Hashable, Sendable {
        package let done: Int
        package let total: Int
    }

    private let archive: any ResourceArchive

    package init(archive: any ResourceArchive) {
        self.archive = archive
    }

    /// Imports the files and says what became of each. What a refused file brought is undone. Where something keeps the
    /// archive from working, such as a full disk, files that were done by then stay, and the report says which are not.
    package func run(
        _ sources: [Source], progress: @escaping @Sendable (Progress) -> Void = { _ in }
    ) async -> ImportReport {
        var report = ImportReport()
        var readable: [Source] = []
        var surveys: [FileSurvey] = []
        for source in sources {
            do throws(BundleRefusal) {
                surveys.append(FileSurvey(try BundleFile(name: source.name, bytes: source.bytes)))
                readable.append(source)
            } catch {
                report.refusals.append(error)
            }
        }
        let meter = ProgressMeter(total: surveys.reduce(0) { $0 + $1.entryCount }, report: progress)
        var known: [String: ResourceIdentity] = [:]
        var references: [[LiteralReference: ImportReport.Place]] = []
        let groups = FileOrder(surveys).groups()
        for (position, group) in groups.enumerated() {
            do {
                let files = try group.map { try BundleFile(name: readable[$0].name, bytes: readable[$0].bytes) }
                let earlier = known
                let outcome = try await archive.transaction { transaction in
                    var work = GroupImport(files, in: transaction, known: earlier) { meter.advance() }
                    return try work.run()
                }
                report.files += outcome.files
                references += outcome.references
                known.merge(outcome.identities) { first, _ in first }
            } catch let refusal as BundleRefusal {
                report.refusals.append(refusal)
                report.refusals += group.map { readable[$0].name }.filter { $0 != refusal.file }.map { name in
                    BundleRefusal(file: name, reason: "it goes in only together with \(refusal.file), which is refused")
                }
            } catch {
                report.interruption = ImportReport.Interruption(
                    error: error, files: groups[position...].joined().map { readable[$0].name })
                return report
            }
        }
        do {
            try await noteAbsent(references, in: &report)
        } catch {
            report.interruption = ImportReport.Interruption(error: error, files: [])
        }
        return report
    }

    /// What is referred to may have come with a later file, so this is asked at the end.
    private func noteAbsent(
        _ references: [[LiteralReference: ImportReport.Place]], in report: inout ImportReport
    ) async throws {
        let absent = try await archive.transaction { transaction in
            var isThere: [ResourceIdentity: Bool] = [:]
            return try references.map { references in
                try references.filter { reference, _ in
                    guard case .relative(let identity) = reference else { return true }
                    if let known = isThere[identity] { return !known }
                    let found = try transaction.resource(type: identity.type, id: identity.id) != nil
                    isThere[identity] = found
                    return !found
                }
                .values.sorted { ($0.entry ?? 0, $0.reference) < ($1.entry ?? 0, $1.reference) }
            }
        }
        for (index, places) in absent.enumerated() { report.files[index].absent = places }
    }
}

import ArgumentParser
import ClinicFHIR
import ClinicModel
import ClinicProgram
import ClinicStore
import Foundation

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Bring FHIR R4 Bundles and resources into the clinic.",
        discussion: """
            Each file goes in as a whole or not at all. Files that depend on one another go in together, in whatever \
            order they are named; importing them again changes nothing. Makes the database if it is not there.
            """)

    @Argument(help: "Bundles (transaction, batch, collection) or single resources, as JSON.", completion: .file())
    var files: [String]

    @Flag(help: "Say what became of each file as JSON.")
    var json = false

    @OptionGroup var options: DatabaseOptions

    func run() async throws {
        let sources = try files.map(Self.source)
        let database = try options.openOrMake()
        let bar = ProgressBar(title: "Importing")
        defer { bar.clear() }
        let report = await BundleImporter(archive: database.archive).run(sources) { progress in
            bar.show(done: progress.done, total: progress.total)
        }
        bar.clear()
        try database.close()
        if let interruption = report.interruption, report.files.isEmpty, report.refusals.isEmpty, !json {
            throw interruption.error
        }
        if json {
            try StandardOutput.write(json: ImportAnswer(report))
        } else {
            for line in ImportSummary(report).lines { try StandardOutput.write(line: line) }
        }
        let program = Program("clinic")
        for note in ImportSummary(report).notes { program.complain(note) }
        for refusal in report.refusals {
            program.complain("\(refusal.localizedDescription); nothing of this file was kept")
        }
        if let interruption = report.interruption { throw failure(interruption) }
        if !report.refusals.isEmpty { throw ExitCode(ExitStatus.badData.rawValue) }
    }

    /// What was in the way, and of which files nothing went in.
    private func failure(_ interruption: ImportReport.Interruption) -> ProgramError {
        let error = ProgramError(describing: interruption.error)
        let cause = error.message.hasSuffix(".") ? String(error.message.dropLast()) : error.message
        guard !interruption.files.isEmpty else {
            return ProgramError(
                error.status, "\(cause), so it is not known which references lead nowhere",
                advice: "all files went in: import them again to see")
        }
        return ProgramError(
            error.status, "\(cause); nothing is in of \(interruption.files.joined(separator: ", "))",
            advice: "the counts are of what went in before: import these files again")
    }

    /// Reads a file, or whatever else has the name: a pipe, `/dev/stdin`.
    private static func source(_ file: String) throws -> BundleImporter.Source {
        let descriptor = Foundation.open(file, O_RDONLY | O_CLOEXEC)
        let handle = descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            guard let handle else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            return BundleImporter.Source(name: file, bytes: try handle.readToEnd() ?? Data())
        } catch {
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
            let reason = isFolder.boolValue ? "is a folder" : isThere ? "cannot be read" : "is not there"
            throw ProgramError(
                .noInput, "\(file) \(reason)", advice: "nothing was imported: name files that can be read")
        }
    }
}

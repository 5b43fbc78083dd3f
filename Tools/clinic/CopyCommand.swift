import ArgumentParser
import ClinicModel
import ClinicPostgres
import ClinicProgram
import ClinicStore
import PlainText

struct CopyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy", abstract: "Copy the whole clinic into another database, in SQLite or in PostgreSQL.",
        discussion: """
            Each of the two is a file, or an address of PostgreSQL's such as postgresql:///clinic. The clinic may be in \
            use meanwhile; what is changed later is not in the copy. The audit trail comes with its chain; who is signed \
            in does not come. A target that is not empty is refused.
            """)

    @Argument(help: "The clinic's database.", completion: .file())
    var from: String

    @Argument(help: "The new file, or an empty database.", completion: .file())
    var to: String

    func run() async throws {
        let (source, target) = (DatabaseLocation(option: from), DatabaseLocation(option: to))
        let clinic: any StoredClinic =
            try source.isFile
            ? ClinicDatabase.openToRead(source, now: nil) : PostgresClinic.open(PostgresAddress(source.path))
        if target.isFile {
            guard !target.exists else {
                throw StoreError.cannotCreate(path: target.path, reason: "there is such a file already")
            }
            try await ClinicDatabase.install(at: target.path, replacing: false, clock: clinic.clock) { database in
                try await copy(clinic, to: database)
            }
        } else {
            let database = try PostgresClinic.open(PostgresAddress(target.path), create: true)
            try await copy(clinic, to: database)
            try database.close()
        }
        try clinic.close()
    }

    private func copy(_ source: any StoredClinic, to target: any StoredClinic) async throws {
        let bar = ProgressBar(title: "Copying")
        defer { bar.clear() }
        let count = try await ClinicCopy(from: source, to: target).run { bar.show(done: $0, total: $1) }
        bar.clear()
        let verification = try await target.verify()
        let place = DatabaseLocation(option: to).path
        if let failure = verification.failure(of: place) { throw failure }
        try StandardOutput.write(
            line: """
                Copied \(printable(source.path)) to \(printable(place)): \(count) rows. The copy is sound; its audit trail \
                of \(verification.audit.count) rows is whole.
                """)
    }
}

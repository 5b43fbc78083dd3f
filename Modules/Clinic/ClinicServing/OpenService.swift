import ClinicDemo
import ClinicFHIR
import ClinicModel
import ClinicPostgres
import ClinicProgram
public import ClinicService
import ClinicStore
import Foundation

/// A database's clinic as a server has it open.
public struct OpenService: Sendable {
    public let service: ClinicService
    /// The database's file or address.
    public let path: String
    private let database: any StoredClinic
    /// The folder of a demo that is gone when the server ends.
    private let demoFolder: URL?

    /// Opens the clinic in a file, or at an address of PostgreSQL's; where none is named, that of `CADUCEUS_DATABASE`,
    /// else the one in the user's data folder, where a demo is made if there is none.
    ///
    /// - Parameters:
    ///   - demo: Whether to make and open a demo of its own, which `close` takes away again.
    ///   - now: In a demo clinic the instant at which its clock begins.
    ///   - administratorTokenFile: Has the secret of who may bring Bundles in by FHIR; nil for nobody.
    ///   - report: Hears of failures that are none of whoever asks.
    public static func open(
        database option: String?, demo: Bool = false, now: String?, administratorTokenFile: String? = nil,
        report: @escaping @Sendable (any Error) -> Void
    ) async throws -> OpenService {
        try DatabaseLocation.check(option: option)
        let now = try now.map(instant)
        let demoFolder = demo ? try await makeDemo(now: now) : nil
        let location = DatabaseLocation(option: demoFolder.map(demoFile) ?? option)
        let database = try await open(location, now: now)
        let isDemo = try await database.isDemo()
        let hasher = Argon2(cost: .interactive)
        let administration = try administratorTokenFile.map {
            try Administration(token: token(inFile: $0), archive: database.archive, hasher: hasher)
        }
        return OpenService(
            service: ClinicService(
                ServedClinic(
                    keeper: database, hasher: hasher, exporter: PatientBundle(), isDemo: isDemo,
                    administration: administration),
                report: report),
            path: location.path, database: database, demoFolder: demoFolder)
    }

    private static func demoFile(in folder: URL) -> String {
        folder.appending(path: "clinic.sqlite").path(percentEncoded: false)
    }

    /// Makes a demo in a folder of its own, and returns that.
    private static func makeDemo(now: TimeText?) async throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "clinic-demo-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        do {
            try await DemoClinic.make(at: demoFile(in: folder), clock: .starting(at: now))
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
        return folder
    }

    private static func token(inFile path: String) throws -> String {
        let token = try PasswordSource.file(path).read()
        guard token.count >= Administration.shortestToken, !token.contains(where: \.isWhitespace) else {
            throw ProgramError(
                .usage, "the administrator’s token in \(path) is too short, or has blanks",
                advice: "make one with: head -c 32 /dev/urandom | base64")
        }
        return token
    }

    private static func open(_ location: DatabaseLocation, now: TimeText?) async throws -> any StoredClinic {
        guard location.isFile else {
            let clinic = try PostgresClinic.open(PostgresAddress(location.path), clock: .starting(at: now))
                .taking(now, at: location)
            try clinic.catchUp(with: ResourceProjection.entity(type:id:json:))
            return clinic
        }
        return try await ClinicDatabase.openOwn(
            location, now: now, for: program, demoUser: DemoClinic.patientUser, hasManyUsers: true)
    }

    private static func instant(_ text: String) throws -> TimeText {
        guard let time = TimeText(text) else {
            throw ProgramError(.usage, "--now takes an instant", advice: "write it such as 2026-11-24T09:20:00Z")
        }
        return time
    }

    private static let program = Program("clinic-server")

    /// Whether the database answers.
    public func isReady() async -> Bool {
        // A read alone may be of files that have just lost their names; a transaction asks.
        (try? await database.readTransaction { _ = try $0.records.schedules(of: nil) }) != nil
    }

    public func close() throws {
        defer { if let demoFolder { try? FileManager.default.removeItem(at: demoFolder) } }
        try database.close()
    }

    /// Says on standard error what failed, and returns the status of sysexits to leave with.
    public static func report(_ error: any Error) -> Int32 { program.report(error).rawValue }
}

import ArgumentParser
import ClinicFHIR
import ClinicModel
import ClinicPostgres
import ClinicProgram
import ClinicStore

/// The options that say which clinic is meant and what time it is there.
struct DatabaseOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The clinic's database: a file, or an address of PostgreSQL's such as postgresql:///clinic. Otherwise \
            \(DatabaseLocation.variable), else the file in your data folder.
            """, valueName: "file"),
        completion: .file())
    var database: String?

    @Option(
        help: ArgumentHelp(
            "In a demo clinic, start the clock at this instant, such as 2026-11-24T09:20:00Z; it runs from there.",
            valueName: "instant"))
    var now: TimeText?

    func validate() throws {
        try DatabaseLocation.check(option: database)
    }

    var location: DatabaseLocation { DatabaseLocation(option: database) }

    var clock: ClinicClock {
        get throws { try .starting(at: now) }
    }

    /// Opens a clinic that is there.
    func open() throws -> any StoredClinic {
        guard location.isFile else { return try catchingUp(openInPostgres()) }
        return try ClinicDatabase.open(location, now: now)
    }

    /// Opens a clinic that is there and is only to be read; it need not be writable.
    func openToRead() throws -> any StoredClinic {
        guard location.isFile else { return try openInPostgres() }
        return try ClinicDatabase.openToRead(location, now: now)
    }

    private func catchingUp(_ clinic: any StoredClinic) throws -> any StoredClinic {
        try clinic.catchUp(with: ResourceProjection.entity(type:id:json:))
        return clinic
    }

    private func openInPostgres(create: Bool = false) throws -> any StoredClinic {
        try PostgresClinic.open(PostgresAddress(location.path), create: create, clock: clock).taking(now, at: location)
    }

    /// Opens the clinic, and makes it where there is none.
    func openOrMake() throws -> any StoredClinic {
        guard location.isFile else { return try catchingUp(openInPostgres(create: true)) }
        guard now != nil else { return try ClinicDatabase.open(path: location.path, create: true) }
        guard location.exists else { throw ProgramError(nowIsRefusedIn: location) }
        return try open()
    }
}

import ArgumentParser
import ClinicModel
import ClinicProgram
import ClinicStore

/// The options that say which clinic is meant and what time it is there.
struct DatabaseOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The clinic's database. Otherwise \(DatabaseLocation.variable), else the one in your data folder.",
            valueName: "file"),
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
    func open() throws -> ClinicDatabase {
        try ClinicDatabase.open(location, now: now)
    }

    /// Opens a clinic that is there and is only to be read; it need not be writable.
    func openToRead() throws -> ClinicDatabase {
        try ClinicDatabase.openToRead(location, now: now)
    }

    /// Opens the clinic, and makes it where there is none.
    func openOrMake() throws -> ClinicDatabase {
        guard now != nil else { return try ClinicDatabase.open(path: location.path, create: true) }
        guard location.exists else { throw ProgramError(nowIsRefusedIn: location) }
        return try open()
    }
}

import ClinicFHIR
import ClinicModel
import ClinicStore

extension ClinicDatabase {
    /// Opens a clinic with the clock at `now`, or at the system's time.
    ///
    /// Only a demo takes another time than the system's: elsewhere it would undo deadlines, and have the audit trail
    /// say that something was done when it was not.
    package static func open(
        _ location: DatabaseLocation, now: TimeText?, hasManyUsers: Bool = false
    ) throws -> ClinicDatabase {
        let path = try location.existing()
        let database = try open(path: path, clock: .starting(at: now), hasManyUsers: hasManyUsers)
            .taking(now, at: location)
        try database.catchUp(with: ResourceProjection.entity(type:id:json:))
        return database
    }

    /// Opens a clinic that is only to be read, as `open` does; it need not be writable.
    package static func openToRead(_ location: DatabaseLocation, now: TimeText?) throws -> ClinicDatabase {
        try openToRead(path: location.existing(), clock: .starting(at: now)).taking(now, at: location)
    }
}

extension StoredClinic {
    /// This clinic, unless its clock was to begin at another time than the system's and it is no demo.
    package func taking(_ now: TimeText?, at location: DatabaseLocation) throws -> Self {
        guard now != nil, try !isMarkedAsDemo else { return self }
        try close()
        throw ProgramError(nowIsRefusedIn: location)
    }
}

extension ProgramError {
    package init(nowIsRefusedIn location: DatabaseLocation) {
        self.init(
            .usage, "--now is for demo clinics, and \(location.path) is none",
            advice: "leave it out: the clinic goes by this machine's time")
    }
}

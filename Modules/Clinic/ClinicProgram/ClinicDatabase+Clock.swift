import ClinicModel
import ClinicStore

extension ClinicDatabase {
    /// Opens a clinic with the clock at `now`, or at the system's time.
    ///
    /// Only a demo takes another time than the system's: elsewhere it would undo deadlines, and have the audit trail
    /// say that something was done when it was not.
    package static func open(_ location: DatabaseLocation, now: TimeText?) throws -> ClinicDatabase {
        let database = try open(path: location.existing(), clock: .starting(at: now))
        guard now != nil else { return database }
        guard try database.isMarkedAsDemo else {
            try database.close()
            throw ProgramError(nowIsRefusedIn: location)
        }
        return database
    }
}

extension ProgramError {
    package init(nowIsRefusedIn location: DatabaseLocation) {
        self.init(
            .usage, "--now is for demo clinics, and \(location.path) is none",
            advice: "leave it out: the clinic goes by this machine's time")
    }
}

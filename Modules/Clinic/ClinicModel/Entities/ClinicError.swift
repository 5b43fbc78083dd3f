import Foundation

/// Why the clinic did not do what it was asked, in words for the person who asked.
package indirect enum ClinicError: Error, Hashable, Sendable {
    /// Something is in the way; it says what, and which times are free.
    case conflict(Conflict)
    /// The principal may not do or see this. The text completes “You may not …”.
    case notAllowed(Phrase)
    /// There is no such thing. The text names it, such as “appointment 42”.
    case notFound(Phrase)
    /// Another program kept the database to itself for longer than anybody should wait.
    case busy
    /// It is too late for a patient to cancel or move a visit; until when it could be done, and which number to call
    /// instead, where one is known.
    case cutoffPassed(Moment, phone: String? = nil)
    /// The slot is too near (or gone by); the earliest time that can be booked.
    case tooLate(earliest: Moment)
    /// The slot is further ahead than is open; the latest time that can be booked.
    case tooFarAhead(latest: Moment)
    /// It is too early for this; from when it can be done.
    case tooEarly(Moment)
    /// The visit's state does not lead there; with that of its encounter where it has one, such as one in progress.
    case invalidTransition(from: Appointment.Status, to: Appointment.Status, during: Encounter.Status? = nil)
    case invalidEncounterTransition(from: Encounter.Status, to: Encounter.Status)
    /// A visit in this state is not moved to another time.
    case notMovable(Appointment.Status, during: Encounter.Status? = nil)
    /// It does not go with how things stand, whatever else was given. The text is a sentence.
    case notPossible(Phrase)
    /// What was given cannot be taken. The text is a sentence.
    case invalid(Phrase)
    /// A schedule goes by the clocks of a zone that there is not.
    case unknownZone(String, of: Schedule.ID)
    /// User name and password do not go together.
    case wrongPassword
    /// Too many failures: no attempt is taken until then.
    case locked(until: Date)
    /// The session has ended.
    case signedOut
    /// There was too little memory to check a password, which costs some on purpose.
    case outOfMemory
    /// The database failed.
    case storage(StorageFailure)
    /// The clinic's server did not answer, for a reason such as “connection refused”; since when, where it had before.
    /// What was to be changed may have been.
    case unreachable(because: String, since: Moment?, mayBeDone: Bool)
    /// The clinic's server speaks another version than this program.
    case incompatible
    /// It was refused, and the audit trail could not be told so.
    case unaudited(ClinicError, because: ClinicError)
}

/// A point in time and the zone to show it in.
package struct Moment: Hashable, Codable, Sendable {
    package let instant: Date
    package let zone: Zone

    package init(_ instant: Date, in zone: Zone) {
        self.instant = instant
        self.zone = zone
    }
}

package enum StorageFailure: String, Hashable, Codable, Sendable, CaseIterable {
    case diskFull, inputOutput, readOnly, corrupt, missing, other
    /// The database's file was removed, or another took its place, while it was open.
    case replaced
}

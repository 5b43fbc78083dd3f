/// How a program ends, in the numbers of sysexits.
package enum ExitStatus: Int32, Sendable {
    case success = 0
    case usage = 64
    /// Not a database, corrupt, from a newer version, a bad bundle, a refused command.
    case badData = 65
    case noInput = 66
    /// The clinic's server cannot be reached.
    case unavailable = 69
    case cannotCreate = 73
    /// Reading or writing failed, or the disk is full.
    case inputOutput = 74
    /// The database is in use or memory is short: what failed may work in a moment.
    case busy = 75
    /// The clinic's server speaks a version that the program does not.
    case `protocol` = 76
    /// A wrong password, or something that this user may not do.
    case notAllowed = 77
}

import ClinicModel

/// A program with commands, for one audience of the clinic.
package protocol ClinicApp: Sendable {
    static var name: String { get }
    /// Who may sign in.
    static var role: Principal.Role { get }
    /// The lists of appointments to choose from.
    static var lists: [AppointmentsFilter] { get }
}

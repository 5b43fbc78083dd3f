import ClinicModel

/// One of the two programs.
package protocol ClinicApp: Sendable {
    static var name: String { get }
    static var role: Principal.Role { get }
}

import ClinicModel

/// A command that lists what others take.
package enum ListingCommand: String, Sendable {
    case appointments, availability, prescriptions, record, refills, results

    /// As somebody in `role` types it: practitioners say whose.
    func words(for role: Principal.Role) -> String {
        let isOfOne = role == .practitioner && [.prescriptions, .record].contains(self)
        return ([rawValue] + (isOfOne ? ["WHOM"] : [])).joined(separator: " ")
    }
}

import ClinicModel

/// What the user is about to change.
package enum AccountForm: String, Hashable, Sendable, Identifiable {
    case demographics, password

    package var id: Self { self }

    /// A field of either form.
    package enum Field: Hashable, Sendable {
        case demographics(Demographics.Field)
        case currentPassword, newPassword
    }
}

/// What the user is about to change.
package enum AccountForm: String, Hashable, Sendable, Identifiable {
    case demographics, password

    package var id: Self { self }
}

/// What a new password has to be, wherever it is set.
package struct PasswordRule: Sendable {
    /// In characters.
    package let shortest: Int
    let forbidsUserName: Bool

    /// In bytes of UTF-8. Hashing a longer one is work for nothing.
    static let longest = 1024

    package static let standard = PasswordRule(shortest: 8, forbidsUserName: true)

    /// For the demo, whose password everybody is told.
    package static let demo = PasswordRule(shortest: 1, forbidsUserName: false)

    func check(_ password: String, of userName: String) throws(ClinicError) {
        guard password.count >= shortest else {
            throw .invalid("A password needs at least \(shortest) characters.")
        }
        guard Self.isWithinBounds(password) else {
            throw .invalid("A password has at most \(Self.longest) bytes.")
        }
        guard !forbidsUserName || Account.normalized(password) != userName else {
            throw .invalid("A password must not be the user name.")
        }
    }

    /// Whether it can be anybody's.
    static func isWithinBounds(_ password: String) -> Bool {
        password.utf8.count <= longest
    }
}

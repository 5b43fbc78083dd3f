import Foundation

/// A user name, the principal behind it, and how to tell that it is them.
package struct Account: Hashable, Sendable {
    package let userName: String
    package let principal: Principal
    package var passwordHash: String

    package init(userName: String, principal: Principal, passwordHash: String) {
        self.userName = userName
        self.principal = principal
        self.passwordHash = passwordHash
    }

    /// The form in which user names are compared.
    package static func normalized(_ userName: String) -> String {
        userName.precomposedStringWithCompatibilityMapping.lowercased()
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// How often signing in with a name has failed since it last worked.
package struct SignInFailures: Hashable, Sendable {
    package let count: Int
    package let lockedUntil: Date?

    package init(count: Int, lockedUntil: Date?) {
        self.count = count
        self.lockedUntil = lockedUntil
    }
}

package struct SessionRecord: Hashable, Sendable {
    /// The token's digest; the token itself is kept nowhere.
    package let digest: String
    package let userName: String
    package let principal: Principal
    package let expires: Date

    package init(digest: String, userName: String, principal: Principal, expires: Date) {
        self.digest = digest
        self.userName = userName
        self.principal = principal
        self.expires = expires
    }
}

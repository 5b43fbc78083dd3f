import Foundation

/// A user name, the principal behind it, and how to tell that it is them.
package struct Account: Hashable, Sendable {
    package let userName: String
    package let principal: Principal
    package var passwordHash: String
    /// Nil where it is not known.
    package let created: Date?
    /// Since when nobody can sign in with it. It stays, so that its name is not given to somebody else.
    package var ended: Date?

    package init(
        userName: String, principal: Principal, passwordHash: String, created: Date? = nil, ended: Date? = nil
    ) {
        self.userName = userName
        self.principal = principal
        self.passwordHash = passwordHash
        self.created = created
        self.ended = ended
    }

    /// The form in which user names are compared.
    package static func normalized(_ userName: String) -> String {
        userName.precomposedStringWithCompatibilityMapping.lowercased().trimmed
    }
}

/// How many attempts to sign in with a name were begun since one last succeeded.
package struct SignInFailures: Hashable, Sendable {
    package let count: Int
    package let lockedUntil: Date?
    /// When the last of them was begun.
    package let begun: Date?

    package init(count: Int, lockedUntil: Date?, begun: Date?) {
        self.count = count
        self.lockedUntil = lockedUntil
        self.begun = begun
    }
}

package struct SessionRecord: Hashable, Sendable {
    /// The token's digest; the token itself is kept nowhere.
    package let digest: String
    /// The number by which the administrator names it; the keeper gives it.
    package let id: Int?
    package let userName: String
    package let principal: Principal
    package let started: Date
    /// When it ends, or has ended.
    package let expires: Date
    /// Nil where it was not used since it began.
    package let lastUsed: Date?
    /// Why it has ended before its time; nil where it has not, or an older version has ended it.
    package let ending: SessionState?

    package init(
        digest: String, id: Int? = nil, userName: String, principal: Principal, started: Date, expires: Date,
        lastUsed: Date? = nil, ending: SessionState? = nil
    ) {
        self.digest = digest
        self.id = id
        self.userName = userName
        self.principal = principal
        self.started = started
        self.expires = expires
        self.lastUsed = lastUsed
        self.ending = ending
    }

    /// Uses that follow each other sooner are noted once.
    package static let usePrecision: TimeInterval = 60

    /// For how long it is known whose a session was that has ended: who comes with it still is refused by name.
    package static let rememberedFor: TimeInterval = 24 * 3600

    /// How long one stays signed in at most.
    package static let duration: TimeInterval = 12 * 3600

    /// After how long without a use a session is over.
    package static let idleDuration: TimeInterval = 4 * 3600

    package func isOpen(at instant: Date) -> Bool { expires > instant && latestUse + Self.idleDuration > instant }

    /// Whether a use is to be noted.
    package func isUseDue(at instant: Date) -> Bool { latestUse + Self.usePrecision <= instant }

    package var latestUse: Date { lastUsed ?? started }
}

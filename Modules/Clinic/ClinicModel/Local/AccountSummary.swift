import Foundation

/// An account as its clinic's administrator sees it.
package struct AccountSummary: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        case active
        case locked(until: Date)
        case ended(since: Date)
    }

    package let userName: String
    package let principal: Principal
    /// The person's name.
    package let name: String
    /// Nil where it is not known.
    package let created: Date?
    package let state: State
    /// How many sessions can be resumed.
    package let sessions: Int

    package init(
        userName: String, principal: Principal, name: String, created: Date?, state: State, sessions: Int
    ) {
        self.userName = userName
        self.principal = principal
        self.name = name
        self.created = created
        self.state = state
        self.sessions = sessions
    }
}

/// A session as the administrator sees it: without its secret.
package struct SessionSummary: Hashable, Sendable, Identifiable {
    package let id: Int
    package let userName: String
    package let principal: Principal
    /// The person's name.
    package let name: String
    package let started: Date
    package let expires: Date

    package init(id: Int, userName: String, principal: Principal, name: String, started: Date, expires: Date) {
        self.id = id
        self.userName = userName
        self.principal = principal
        self.name = name
        self.started = started
        self.expires = expires
    }
}

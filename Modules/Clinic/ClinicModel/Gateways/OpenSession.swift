import Foundation

/// A session of the principal's as they see it: without its secret, and with what the clinic's clock shows at its times.
package struct OpenSession: Hashable, Codable, Sendable, Identifiable {
    package let id: Int
    package let started: Date
    /// When it was last resumed, or something was opened or changed with it.
    package let lastUsed: Date
    package let expires: Date
    /// Whether it is the one that asks.
    package let isCurrent: Bool

    package init(id: Int, started: Date, lastUsed: Date, expires: Date, isCurrent: Bool) {
        self.id = id
        self.started = started
        self.lastUsed = lastUsed
        self.expires = expires
        self.isCurrent = isCurrent
    }
}

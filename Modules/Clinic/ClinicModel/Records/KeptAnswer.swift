import Foundation

/// What a change has answered, kept in the change's own transaction: sent again after a lost answer, it is not done
/// twice, and answered alike.
package struct KeptAnswer: Hashable, Sendable {
    /// Names the change among those of its principal.
    package let key: String
    package let principal: Principal
    /// A digest of all that was asked, by which one key of two changes is noticed.
    package let request: String
    package let answer: Data
    package let kept: Date

    package init(key: String, principal: Principal, request: String, answer: Data, kept: Date) {
        self.key = key
        self.principal = principal
        self.request = request
        self.answer = answer
        self.kept = kept
    }

    /// For how long it is kept.
    package static let duration: TimeInterval = 24 * 3600
}

/// How a change is told from one that was done before.
package struct ChangeKey: Sendable {
    package let key: String
    package let request: String
    /// What the change has come to, as its answer.
    package let encode: @Sendable (any Sendable) throws -> Data

    package init(key: String, request: String, encode: @escaping @Sendable (any Sendable) throws -> Data) {
        self.key = key
        self.request = request
        self.encode = encode
    }
}

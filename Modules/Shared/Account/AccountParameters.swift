/// The account of the user.
package struct AccountParameters: Hashable, Codable, Sendable {
    /// A part of the account that has a page of its own.
    package enum Part: String, Hashable, Codable, Sendable {
        /// Who viewed and changed what.
        case events
        /// What a patient takes along.
        case export
    }

    /// The only part that is shown; nil where all are.
    package var part: Part?

    package init(part: Part? = nil) {
        self.part = part
    }

    package static let mock = AccountParameters()
}

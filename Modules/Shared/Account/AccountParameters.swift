/// The account of the user.
package struct AccountParameters: Hashable, Codable, Sendable {
    package init() {}

    package static let mock = AccountParameters()
}

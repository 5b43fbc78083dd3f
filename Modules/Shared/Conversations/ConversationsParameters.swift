/// The user's conversations, all of them.
package struct ConversationsParameters: Hashable, Codable, Sendable {
    package init() {}

    package static let mock = ConversationsParameters()
}

/// When the user can be booked.
package struct AvailabilityParameters: Hashable, Codable, Sendable {
    /// Whether the user has come to block a time, which is asked for at once; nil is no.
    package var blocksTime: Bool?

    package init(blocksTime: Bool? = nil) {
        self.blocksTime = blocksTime
    }

    package static let mock = AvailabilityParameters()
}

/// When the user can be booked.
package struct AvailabilityParameters: Hashable, Codable, Sendable {
    package init() {}

    package static let mock = AvailabilityParameters()
}

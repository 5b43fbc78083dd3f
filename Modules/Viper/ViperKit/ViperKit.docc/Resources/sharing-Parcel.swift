public struct Parcel: Hashable, Codable, Sendable, Identifiable {
    public enum Status: String, Codable, Sendable {
        case waiting, onItsWay, delivered, cancelled
    }

    public let id: Int
    public let address: String
    public var status: Status

    public init(id: Int, address: String, status: Status = .waiting) {
        self.id = id
        self.address = address
        self.status = status
    }
}

import Foundation

public protocol ParcelDepot: Sendable {
    func parcels() async throws -> [Parcel]
    func change(_ id: Parcel.ID, to status: Parcel.Status) async throws
}

public actor MemoryDepot: ParcelDepot {
    public struct Unknown: LocalizedError {
        public let errorDescription: String? = "There is no such parcel."
        public let recoverySuggestion: String? = "Refresh the list."
    }

    private var kept: [Parcel]

    public init(_ parcels: [Parcel] = MemoryDepot.samples) {
        kept = parcels
    }

    public func parcels() -> [Parcel] { kept }

    public func change(_ id: Parcel.ID, to status: Parcel.Status) throws {
        guard let index = kept.firstIndex(where: { $0.id == id }) else { throw Unknown() }
        kept[index].status = status
    }

    public static let samples = [
        Parcel(id: 1, address: "12 Mill Lane"),
        Parcel(id: 2, address: "3 Harbour Street", status: .onItsWay),
        Parcel(id: 3, address: "12 Mill Lane", status: .onItsWay),
    ]
}

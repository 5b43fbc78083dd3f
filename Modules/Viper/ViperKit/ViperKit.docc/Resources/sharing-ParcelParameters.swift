import ParcelModel

public struct ParcelParameters: Hashable, Codable, Sendable {
    public let parcel: Parcel

    public init(parcel: Parcel) {
        self.parcel = parcel
    }
}

import ParcelModel
import ParcelScenes

struct CustomerParcelsInteractor: ParcelsInteractive {
    let depot: any ParcelDepot
    private let address = "12 Mill Lane"

    init(depot: any ParcelDepot) {
        self.depot = depot
    }

    func fetchParcels() async throws -> ParcelsEntity {
        let own = try await depot.parcels().filter { $0.address == address }
        return ParcelsEntity(rows: own.map { .init($0, isOpen: $0.status == .waiting) })
    }

    func act(on parcel: Parcel) async throws {
        try await depot.change(parcel.id, to: .cancelled)
    }
}

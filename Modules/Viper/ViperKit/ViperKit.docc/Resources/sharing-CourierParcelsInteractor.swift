import ParcelModel
import ParcelScenes

struct CourierParcelsInteractor: ParcelsInteractive {
    let depot: any ParcelDepot

    func fetchParcels() async throws -> ParcelsEntity {
        let round = try await depot.parcels().filter { $0.status == .onItsWay }.sorted { $0.address < $1.address }
        return ParcelsEntity(rows: round.map { .init($0, isOpen: true) })
    }

    func act(on parcel: Parcel) async throws {
        try await depot.change(parcel.id, to: .delivered)
    }
}

import ParcelModel
import SwiftUI

@MainActor
public enum ParcelsFactory {
    public static func mock() -> some View {
        ParcelsView(
            presenter: ParcelsPresenter(interactor: MockInteractor(depot: MemoryDepot())),
            words: ParcelsWords(title: "Parcels", action: "Mark as delivered")
        )
        .modifier(ParcelsRouter(destinations: MockDestinations()))
    }
}

private struct MockInteractor: ParcelsInteractive {
    let depot: MemoryDepot

    func fetchParcels() async throws -> ParcelsEntity {
        ParcelsEntity(rows: await depot.parcels().map { .init($0, isOpen: $0.status != .delivered) })
    }

    func act(on parcel: Parcel) async throws {
        try await depot.change(parcel.id, to: .delivered)
    }
}

private struct MockDestinations: ParcelsDestinations {
    func parcel(_ parameters: ParcelParameters) -> some View {
        Text("Parcel \(parameters.parcel.id)")
    }
}

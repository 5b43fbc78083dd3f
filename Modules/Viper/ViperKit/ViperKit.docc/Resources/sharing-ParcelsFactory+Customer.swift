import ParcelModel
import ParcelScenes
import SwiftUI

extension ParcelsFactory {
    public static func customer(depot: any ParcelDepot) -> some View {
        ParcelsView(
            presenter: ParcelsPresenter(interactor: CustomerParcelsInteractor(depot: depot)),
            words: ParcelsWords(title: "My parcels", action: "Cancel")
        )
        .modifier(ParcelsRouter(destinations: CustomerDestinations()))
    }
}

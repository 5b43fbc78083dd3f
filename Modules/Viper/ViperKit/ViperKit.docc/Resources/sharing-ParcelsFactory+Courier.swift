import ParcelModel
import ParcelScenes
import SwiftUI

extension ParcelsFactory {
    public static func courier(depot: any ParcelDepot) -> some View {
        ParcelsView(
            presenter: ParcelsPresenter(interactor: CourierParcelsInteractor(depot: depot)),
            words: ParcelsWords(title: "My round", action: "Hand over")
        )
        .modifier(ParcelsRouter(destinations: CourierDestinations()))
    }
}

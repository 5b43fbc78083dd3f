import ParcelScenes
import SwiftUI
import ViperKit

struct CourierDestinations: ParcelsDestinations {
    func parcel(_ parameters: ParcelParameters) -> some View {
        List {
            LabeledContent("Deliver to", value: parameters.parcel.address)
        }
        .standardNavigationTitle("Parcel \(parameters.parcel.id)")
    }
}

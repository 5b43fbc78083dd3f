import ParcelScenes
import SwiftUI
import ViperKit

struct CustomerDestinations: ParcelsDestinations {
    func parcel(_ parameters: ParcelParameters) -> some View {
        List {
            LabeledContent("Status", value: parameters.parcel.status.rawValue)
        }
        .standardNavigationTitle("Parcel \(parameters.parcel.id)")
    }
}

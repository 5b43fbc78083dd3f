import CourierScenes
import ParcelModel
import ParcelScenes
import SwiftUI
import ViperKit

@main
struct CourierApp: App {
    private let depot = MemoryDepot()

    var body: some Scene {
        WindowGroup {
            CoordinatingNavigationStack {
                ParcelsFactory.courier(depot: depot)
            }
        }
    }
}

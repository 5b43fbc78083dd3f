import CourierScenes
import ParcelModel
import SharedScenes
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

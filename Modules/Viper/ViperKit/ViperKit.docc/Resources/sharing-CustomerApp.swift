import CustomerScenes
import ParcelModel
import ParcelScenes
import SwiftUI
import ViperKit

@main
struct CustomerApp: App {
    private let depot = MemoryDepot()

    var body: some Scene {
        WindowGroup {
            CoordinatingNavigationStack {
                ParcelsFactory.customer(depot: depot)
            }
        }
    }
}

import CustomerScenes
import ParcelModel
import SharedScenes
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

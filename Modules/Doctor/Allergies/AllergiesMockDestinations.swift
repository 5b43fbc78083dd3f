import SharedScenes
import SwiftUI

struct AllergiesMockDestinations: AllergiesDestinations {
    func prescriptions(_ parameters: PrescriptionsParameters) -> some View {
        PrescriptionsFactory.mock(parameters: parameters)
    }
}

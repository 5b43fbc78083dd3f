import SharedScenes
import SwiftUI

struct AvailabilityMockDestinations: AvailabilityDestinations {
    func appointment(_ parameters: AppointmentParameters) -> some View {
        AppointmentFactory.mock(parameters: parameters)
    }
}

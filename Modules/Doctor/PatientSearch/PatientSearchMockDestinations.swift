import SharedScenes
import SwiftUI

struct PatientSearchMockDestinations: PatientSearchDestinations {
    func timeSlots(_ parameters: TimeSlotsParameters) -> some View {
        TimeSlotsFactory.mock(parameters: parameters)
    }
}

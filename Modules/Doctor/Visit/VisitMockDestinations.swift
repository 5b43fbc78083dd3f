import SharedScenes
import SwiftUI

struct VisitMockDestinations: VisitDestinations {
    func record(_ parameters: RecordParameters) -> some View {
        RecordFactory.mock(parameters: parameters)
    }

    func allergies(_ parameters: AllergiesParameters) -> some View {
        AllergiesFactory.mock(parameters: parameters)
    }

    func prescribe(_ parameters: PrescribeParameters) -> some View {
        PrescribeFactory.mock(parameters: parameters)
    }

    func timeSlots(_ parameters: TimeSlotsParameters) -> some View {
        TimeSlotsFactory.mock(parameters: parameters)
    }
}

import SharedScenes
import SwiftUI

struct PatientSearchMockDestinations: PatientSearchDestinations {
    func record(_ parameters: RecordParameters) -> some View {
        RecordFactory.mock(parameters: parameters)
    }
}

import SharedScenes
import SwiftUI

/// Where a practitioner's Record leads besides. Visit shows Record beside itself: here the circle of types ends.
struct DoctorRecordRouter: ViewModifier {
    let destinations: DoctorDestinations

    func body(content: Content) -> some View {
        content
            .navigationDestination(for: VisitParameters.self) { destinations.visit($0) }
    }
}

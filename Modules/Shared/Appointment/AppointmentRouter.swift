import SwiftUI
import ViperKit

package struct AppointmentRouter: AppointmentRoutable {
    private let appointment: (AppointmentParameters) -> AnyView
    private let timeSlots: (TimeSlotsParameters) -> AnyView

    package init(
        appointment: @escaping (AppointmentParameters) -> some View,
        timeSlots: @escaping (TimeSlotsParameters) -> some View
    ) {
        self.appointment = { AnyView(appointment($0)) }
        self.timeSlots = { AnyView(timeSlots($0)) }
    }

    package func body(content: Content) -> some View {
        content
            .sceneDestination(for: AppointmentParameters.self, destination: appointment)
            .sceneDestination(for: TimeSlotsParameters.self, destination: timeSlots)
    }
}

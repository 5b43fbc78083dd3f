import SharedScenes
import SwiftUI
import ViperKit

struct HomeRouter: HomeRoutable {
    private let appointments: (AppointmentsParameters) -> AnyView
    private let appointment: (AppointmentParameters) -> AnyView
    private let timeSlots: (TimeSlotsParameters) -> AnyView

    init(
        appointments: @escaping (AppointmentsParameters) -> some View,
        appointment: @escaping (AppointmentParameters) -> some View,
        timeSlots: @escaping (TimeSlotsParameters) -> some View
    ) {
        self.appointments = { AnyView(appointments($0)) }
        self.appointment = { AnyView(appointment($0)) }
        self.timeSlots = { AnyView(timeSlots($0)) }
    }

    func body(content: Content) -> some View {
        content
            .sceneDestination(for: AppointmentsParameters.self, destination: appointments)
            .sceneDestination(for: AppointmentParameters.self, destination: appointment)
            .sceneDestination(for: TimeSlotsParameters.self, destination: timeSlots)
    }
}

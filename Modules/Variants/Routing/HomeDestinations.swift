import SharedScenes
import SwiftUI
import ViperKit

/// What stands at the places that Home leads to, with all that it needs: the app's to say.
struct HomeDestinations: ViewModifier {
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
            .destination(for: AppointmentsParameters.self, appointments)
            .destination(for: AppointmentParameters.self, appointment)
            .destination(for: TimeSlotsParameters.self, timeSlots)
    }
}

extension View {
    /// A destination that can be pushed, and presented in a stack of its own.
    fileprivate func destination<Parameters: Hashable>(
        for type: Parameters.Type, _ view: @escaping (Parameters) -> AnyView
    ) -> some View {
        sceneDestination(for: type, destination: view)
            .presentationDestination(for: type) { parameters in
                CoordinatingNavigationStack { view(parameters) }
            }
    }
}

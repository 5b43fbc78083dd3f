import DoctorScenes
import PatientScenes
import SharedScenes
import SwiftUI
import UIKit
import ViperKit

/// The scenes that Home leads to, as controllers that host the shared Views.
@MainActor
package struct HostedScenes {
    package let appointments: (AppointmentsParameters) -> SceneHostingController
    package let appointment: (AppointmentParameters) -> SceneHostingController
    package let timeSlots: (TimeSlotsParameters) -> SceneHostingController

    package init(
        coordinator: NavigationStackCoordinator,
        appointments: @escaping (AppointmentsParameters) -> some View,
        appointment: @escaping (AppointmentParameters) -> some View,
        timeSlots: @escaping (TimeSlotsParameters) -> some View
    ) {
        // The coordinator holds what is made here, as it leads to it.
        self.appointments = { [weak coordinator] in
            SceneHostingController(parameters: $0, coordinator: coordinator, rootView: appointments($0))
        }
        self.appointment = { [weak coordinator] in
            SceneHostingController(parameters: $0, coordinator: coordinator, rootView: appointment($0))
        }
        self.timeSlots = { [weak coordinator] in
            SceneHostingController(parameters: $0, coordinator: coordinator, rootView: timeSlots($0))
        }
    }

    package static func patient(scope: PatientScope, coordinator: NavigationStackCoordinator) -> HostedScenes {
        HostedScenes(
            coordinator: coordinator, appointments: { AppointmentsFactory.patient(parameters: $0, scope: scope) },
            appointment: { AppointmentFactory.patient(parameters: $0, scope: scope) },
            timeSlots: { TimeSlotsFactory.patient(parameters: $0, scope: scope) })
    }

    package static func doctor(scope: DoctorScope, coordinator: NavigationStackCoordinator) -> HostedScenes {
        HostedScenes(
            coordinator: coordinator, appointments: { AppointmentsFactory.doctor(parameters: $0, scope: scope) },
            appointment: { AppointmentFactory.doctor(parameters: $0, scope: scope) },
            timeSlots: { TimeSlotsFactory.doctor(parameters: $0, scope: scope) })
    }

    /// The controller of the scene that `parameters` open; nil if there is none.
    package func controller(for parameters: AnyHashable) -> UIViewController? {
        switch parameters.base {
        case let parameters as AppointmentsParameters: appointments(parameters)
        case let parameters as AppointmentParameters: appointment(parameters)
        case let parameters as TimeSlotsParameters: timeSlots(parameters)
        default: nil
        }
    }
}

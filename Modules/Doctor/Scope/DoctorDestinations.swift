import SharedScenes
import SwiftUI

/// What stands at the places that a practitioner's scenes lead to.
package struct DoctorDestinations: SceneDestinations {
    let scope: DoctorScope

    package init(scope: DoctorScope) {
        self.scope = scope
    }

    package func appointments(_ parameters: AppointmentsParameters) -> some View {
        AppointmentsFactory.doctor(parameters: parameters, destinations: self)
    }

    package func appointment(_ parameters: AppointmentParameters) -> some View {
        AppointmentFactory.doctor(parameters: parameters, destinations: self)
    }

    package func timeSlots(_ parameters: TimeSlotsParameters) -> some View {
        TimeSlotsFactory.doctor(parameters: parameters, destinations: self)
    }
}

import SharedScenes
import SwiftUI

/// What stands at the places that a patient's scenes lead to.
package struct PatientDestinations: SceneDestinations {
    let scope: PatientScope

    package init(scope: PatientScope) {
        self.scope = scope
    }

    package func appointments(_ parameters: AppointmentsParameters) -> some View {
        AppointmentsFactory.patient(parameters: parameters, destinations: self)
    }

    package func appointment(_ parameters: AppointmentParameters) -> some View {
        AppointmentFactory.patient(parameters: parameters, destinations: self)
    }

    package func timeSlots(_ parameters: TimeSlotsParameters) -> some View {
        TimeSlotsFactory.patient(parameters: parameters, destinations: self)
    }
}

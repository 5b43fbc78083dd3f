import SharedScenes
import SwiftUI

/// Where a patient's scenes lead.
package struct PatientDestinations: ScopedDestinations {
    package let scope: PatientScope

    package init(scope: PatientScope) {
        self.scope = scope
    }

    package func appointment(_ parameters: AppointmentParameters) -> some View {
        AppointmentFactory.patient(parameters: parameters, destinations: self)
    }

    package func intake(_ parameters: IntakeParameters) -> some View {
        IntakeFactory.patient(parameters: parameters, scope: scope)
    }

    /// What is new stands first in one's own record.
    package func results(_ parameters: ResultsParameters) -> some View {
        record(RecordParameters())
    }
}

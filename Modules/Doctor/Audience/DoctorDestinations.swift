import SharedScenes
import SwiftUI

/// Where a practitioner's scenes lead.
package struct DoctorDestinations: ScopedDestinations, PatientSearchDestinations,
    AvailabilityDestinations, VisitDestinations, AllergiesDestinations
{
    package let scope: DoctorScope

    package init(scope: DoctorScope) {
        self.scope = scope
    }

    package func appointments(_ parameters: AppointmentsParameters) -> some View {
        AppointmentsFactory.doctor(parameters: parameters, destinations: self)
    }

    package func availability(_ parameters: AvailabilityParameters) -> some View {
        AvailabilityFactory.doctor(parameters: parameters, destinations: self)
    }

    package func prescriptions(_ parameters: PrescriptionsParameters) -> some View {
        PrescriptionsFactory.doctor(parameters: parameters, destinations: self)
    }

    package func appointment(_ parameters: AppointmentParameters) -> some View {
        AppointmentFactory.doctor(parameters: parameters, destinations: self)
    }

    package func record(_ parameters: RecordParameters) -> some View {
        RecordFactory.doctor(parameters: parameters, destinations: self)
    }

    package func visit(_ parameters: VisitParameters) -> some View {
        VisitFactory.doctor(parameters: parameters, destinations: self)
    }

    package func allergies(_ parameters: AllergiesParameters) -> some View {
        AllergiesFactory.doctor(parameters: parameters, destinations: self)
    }

    package func prescribe(_ parameters: PrescribeParameters) -> some View {
        PrescribeFactory.doctor(parameters: parameters, destinations: self)
    }

    package func patientSearch(_ parameters: PatientSearchParameters) -> some View {
        PatientSearchFactory.doctor(parameters: parameters, destinations: self)
    }
}

import ClinicModel
import Foundation
import SharedScenes
import SwiftUI

/// Practitioners, who see to their patients.
package enum DoctorAudience: Audience {
    package static let program = "doctor"
    package static let title: LocalizedStringResource = "Caduceus for practitioners"
    package static let role = Principal.Role.practitioner
    package static let lists: [AppointmentsFilter] = [
        .day, .week, .upcoming, .requested, .past, .state(.booked), .state(.arrived), .state(.checkedIn),
        .state(.fulfilled), .state(.noshow), .state(.cancelled),
    ]
    package static let offers: Set<AppointmentOffer> = [.followUp, .release]
    package static let ownLinks: [String: DeepLink.OwnSteps] = [
        "availability": { _ in
            [.appointments(AppointmentsParameters()), .own(OwnParameters(AvailabilityParameters()))]
        },
        "appointments/visit": { query in
            [.own(OwnParameters(VisitParameters(appointment: Appointment.ID(query.take("appointment") ?? ""))))]
        },
        "prescribe": { query in
            guard let patient = query.take("patient").map({ Patient.ID($0) }) else {
                throw DeepLinkError.missingValue("patient")
            }
            return [
                .prescriptions(PrescriptionsParameters(patient: patient)),
                .own(OwnParameters(PrescribeParameters(patient: patient))),
            ]
        },
        "patients": { query in
            [
                .appointments(AppointmentsParameters()),
                .own(OwnParameters(PatientSearchParameters(text: query.take("search") ?? ""))),
            ]
        },
    ]
}

package typealias DoctorScope = AudienceScope<DoctorAudience>

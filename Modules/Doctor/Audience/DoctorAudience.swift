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
        .running, .state(.fulfilled), .state(.noshow), .state(.cancelled),
    ]
    package static let offers: Set<AppointmentOffer> = [.followUp, .release]
    package static let ownLinks: [String: DeepLink.OwnSteps] = [
        "availability": { _ in
            [.appointments(AppointmentsParameters()), .own(OwnParameters(AvailabilityParameters()))]
        },
        "appointments/ID/visit": { query in
            let id = Appointment.ID(try query.require("ID"))
            return [
                .appointments(AppointmentsParameters()), .appointment(AppointmentParameters(id: id)),
                .own(OwnParameters(VisitParameters(appointment: id))),
            ]
        },
        "allergies": { query in
            let patient = Patient.ID(try query.require("patient"))
            return [
                .record(RecordParameters(patient: patient)), .own(OwnParameters(AllergiesParameters(patient: patient))),
            ]
        },
        "prescribe": { query in
            let patient = Patient.ID(try query.require("patient"))
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

    package static func ownAddress(of parameters: AnyHashable) -> DeepLink.Address? {
        switch parameters.base {
        case is AvailabilityParameters: DeepLink.Address("/availability")
        case let parameters as VisitParameters:
            DeepLink.Address("/appointments/\(parameters.appointment.rawValue)/visit")
        case let parameters as AllergiesParameters:
            DeepLink.Address("/allergies", query: ["patient": parameters.patient.rawValue])
        // What is replaced is chosen anew: it may have ended.
        case let parameters as PrescribeParameters where parameters.replacement == nil:
            DeepLink.Address("/prescribe", query: ["patient": parameters.patient.rawValue])
        case let parameters as PatientSearchParameters:
            DeepLink.Address("/patients", query: ["search": parameters.text.isEmpty ? nil : parameters.text])
        default: nil
        }
    }
}

package typealias DoctorScope = AudienceScope<DoctorAudience>

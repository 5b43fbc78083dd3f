import ClinicModel
import Foundation
import SharedScenes
import SwiftUI

/// Patients, who come for themselves.
package enum PatientAudience: Audience {
    package static let program = "patient"
    package static let title: LocalizedStringResource = "Caduceus for patients"
    package static let role = Principal.Role.patient
    package static let lists: [AppointmentsFilter] = [.upcoming, .requested, .past]
    package static let offers: Set<AppointmentOffer> = [.calendarFile]
    package static let ownLinks: [String: DeepLink.OwnSteps] = [
        "intake": { query in
            let intake = IntakeParameters(
                appointment: .init(try query.require("visit")),
                questionnaire: query.take("questionnaire").map { .init($0) })
            return [
                .appointments(AppointmentsParameters()), .appointment(AppointmentParameters(id: intake.appointment)),
                .own(OwnParameters(intake)),
            ]
        }
    ]

    package static func ownAddress(of parameters: AnyHashable) -> DeepLink.Address? {
        guard let intake = parameters.base as? IntakeParameters else { return nil }
        return DeepLink.Address(
            "/intake",
            query: ["visit": intake.appointment.rawValue, "questionnaire": intake.questionnaire?.rawValue])
    }
}

package typealias PatientScope = AudienceScope<PatientAudience>

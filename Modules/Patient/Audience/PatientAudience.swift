import ClinicModel
import SharedScenes
import SwiftUI

/// Patients, who come for themselves.
package enum PatientAudience: Audience {
    package static let program = "patient"
    package static let title: LocalizedStringResource = "Caduceus for patients"
    package static let role = Principal.Role.patient
    package static let lists: [AppointmentsFilter] = [.upcoming, .requested, .past]
    package static let offers: Set<AppointmentOffer> = [.calendarFile]
}

package typealias PatientScope = AudienceScope<PatientAudience>

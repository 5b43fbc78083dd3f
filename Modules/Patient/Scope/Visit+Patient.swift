import ClinicModel
import SharedScenes

extension Visit {
    /// A visit as a patient sees it.
    init(_ summary: AppointmentSummary) {
        self.init(summary: summary, counterpart: summary.practitionerName)
    }
}

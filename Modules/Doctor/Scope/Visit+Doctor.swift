import ClinicModel
import SharedScenes

extension Visit {
    /// A visit as a practitioner sees it.
    init(_ summary: AppointmentSummary) {
        self.init(summary: summary, counterpart: summary.patientName)
    }
}

import ClinicModel
import SharedScenes

/// Home in the words of the screen.
struct HomeItem: Hashable {
    struct Suggestion: Hashable, Identifiable {
        let id: String
        let title: String
        let appointment: Appointment.ID
    }

    struct Section: Hashable, Identifiable {
        let id: String
        let heading: String
        let visits: [Visit]
        let emptyText: String?
    }

    let name: String
    let appointmentsTitle: String
    let appointmentsBadge: Int
    let bookingTitle: String
    let suggestions: [Suggestion]
    let sections: [Section]
}

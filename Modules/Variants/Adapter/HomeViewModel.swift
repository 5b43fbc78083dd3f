import ClinicModel
import SharedScenes

/// Home in the words of the screen.
struct HomeViewModel: Hashable {
    struct Link: Hashable {
        let title: String
        let badge: Int
    }

    struct Suggestion: Hashable, Identifiable {
        let id: String
        let title: String
        let visit: Appointment.ID
    }

    struct Section: Hashable, Identifiable {
        let id: String
        let heading: String
        let visits: [Visit]
        let emptyText: String?
    }

    struct Content: Hashable {
        let name: String
        let appointments: Link
        let booking: Link
        let suggestions: [Suggestion]
        let sections: [Section]
    }

    static let defaultModel = HomeViewModel()

    /// Nil until it has first been received.
    var content: Content?
    /// Why the content may be out of date.
    var notice: String?
    /// What is going on, and keeps the user from acting.
    var progress: Progress?

    enum Progress: Hashable {
        case loading
        case signingOut
    }
}

extension HomeViewModel.Content {
    init(_ home: HomeEntity) {
        name = home.name
        appointments = .init(title: home.appointmentsTitle, badge: home.upcomingCount)
        booking = .init(title: home.bookingTitle, badge: 0)
        suggestions = home.suggestions.map { .init(id: $0.id, title: $0.title, visit: $0.appointment) }
        sections = home.sections.map {
            .init(
                id: $0.id, heading: $0.heading, visits: $0.visits, emptyText: $0.visits.isEmpty ? $0.emptyText : nil)
        }
    }
}

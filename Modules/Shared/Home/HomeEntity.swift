import ClinicModel

/// What Home shows, and what it offers.
package struct HomeEntity: Hashable, Sendable {
    package struct Section: Hashable, Sendable, Identifiable {
        package let title: String
        package let visits: [Visit]
        /// What to say where there are none.
        package let emptyText: String?

        package init(title: String, visits: [Visit], emptyText: String? = nil) {
            self.title = title
            self.visits = visits
            self.emptyText = emptyText
        }

        package var id: String { title }

        /// The title, and how many visits there are: more than a screen may show.
        package var heading: String { visits.count > 1 ? "\(title) (\(visits.count))" : title }
    }

    /// Something that can be done now.
    package struct Suggestion: Hashable, Sendable, Identifiable {
        package let title: String
        package let appointment: Appointment.ID

        package init(title: String, appointment: Appointment.ID) {
            self.title = title
            self.appointment = appointment
        }

        package var id: String { "\(appointment) \(title)" }
    }

    /// Who is signed in.
    package let name: String
    package let suggestions: [Suggestion]
    package let sections: [Section]
    package let appointmentsTitle: String
    package let upcomingCount: Int
    package let bookingTitle: String

    package init(
        name: String, suggestions: [Suggestion], sections: [Section], appointmentsTitle: String, upcomingCount: Int,
        bookingTitle: String
    ) {
        self.name = name
        self.suggestions = suggestions
        self.sections = sections
        self.appointmentsTitle = appointmentsTitle
        self.upcomingCount = upcomingCount
        self.bookingTitle = bookingTitle
    }
}

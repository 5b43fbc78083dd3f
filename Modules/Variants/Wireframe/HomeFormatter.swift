import SharedScenes

struct HomeFormatter: HomeFormatterInterface {
    func format(_ home: HomeEntity) -> HomeItem {
        HomeItem(
            name: home.name, appointmentsTitle: home.appointmentsTitle, appointmentsBadge: home.upcomingCount,
            bookingTitle: home.bookingTitle,
            suggestions: home.suggestions.map { .init(id: $0.id, title: $0.title, appointment: $0.appointment) },
            sections: home.sections.map {
                .init(
                    id: $0.id, heading: $0.heading, visits: $0.visits,
                    emptyText: $0.visits.isEmpty ? $0.emptyText : nil)
            })
    }
}

import SharedScenes

struct HomeFormatter: HomeFormatterInterface {
    let words: any HomeWords

    func format(_ home: HomeEntity) -> HomeItem {
        HomeItem(
            name: home.name, appointmentsTitle: words.appointments, appointmentsBadge: home.upcomingCount,
            bookingTitle: words.booking, messagesTitle: words.messages, messagesBadge: home.unreadCount,
            resultsTitle: words.results, resultsBadge: home.resultCount,
            prescriptionsTitle: words.prescriptions(home.medication),
            prescriptionsBadge: words.badge(of: home.medication),
            accountTitle: words.account,
            suggestions: home.suggestions.map {
                .init(id: $0.id, title: words.title(of: $0), appointment: $0.visit.id)
            },
            sections: home.sections.map {
                .init(
                    id: $0.id, title: words.title(of: $0.topic), visits: $0.visits,
                    nothing: words.nothing(of: $0.topic))
            })
    }
}

import SharedScenes

struct HomeFormatter: HomeFormatterInterface {
    let words: any HomeWords

    func format(_ home: HomeEntity) -> HomeItem {
        HomeItem(
            name: home.name, appointmentsTitle: words.appointments,
            appointmentsBadge: words.badge(home.upcomingCount, .upcoming), patientsTitle: words.patients,
            bookingTitle: words.booking,
            messagesTitle: words.messages, messagesBadge: words.messagesBadge(home),
            resultsTitle: words.results, resultsBadge: words.badge(home.resultCount, .results),
            prescriptionsTitle: words.prescriptions(home.medication),
            prescriptionsBadge: words.badge(words.badge(of: home.medication), .prescriptions),
            accountTitle: words.account,
            suggestions: home.suggestions.map {
                .init(id: $0.id, title: words.title(of: $0), appointment: $0.visit.id)
            },
            sections: home.sections.map {
                .init(
                    id: $0.id, title: words.title(of: $0.topic), visits: $0.visits,
                    nothing: words.nothing(of: $0.topic), actions: $0.actions)
            })
    }
}

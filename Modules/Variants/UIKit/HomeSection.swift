import ClinicModel
import SharedScenes

/// Home as a table shows it.
struct HomeSection: Hashable {
    enum Row: Hashable {
        case notice(String)
        case appointments(title: String, count: Int)
        case booking(title: String)
        case suggestion(title: String, Appointment.ID)
        case visit(Visit)
        case nothing(String)
    }

    var title: String?
    var rows: [Row]
}

extension [HomeSection] {
    init(_ home: HomeEntity?, notice: String?) {
        self = []
        if let notice { append(HomeSection(rows: [.notice(notice)])) }
        guard let home else { return }
        append(
            HomeSection(
                title: home.name,
                rows: [
                    .appointments(title: home.appointmentsTitle, count: home.upcomingCount),
                    .booking(title: home.bookingTitle),
                ]))
        if !home.suggestions.isEmpty {
            append(
                HomeSection(
                    title: "To do now",
                    rows: home.suggestions.map { .suggestion(title: $0.title, $0.appointment) }))
        }
        for section in home.sections {
            let rows = section.visits.map(HomeSection.Row.visit)
            let nothing = section.emptyText.map { [HomeSection.Row.nothing($0)] } ?? []
            append(HomeSection(title: section.heading, rows: rows.isEmpty ? nothing : rows))
        }
    }
}

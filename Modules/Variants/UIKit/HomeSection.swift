import ClinicModel
import Foundation
import SharedScenes
import SwiftUI

/// Home as a table shows it.
struct HomeSection: Hashable {
    enum Row: Hashable {
        case notice(String)
        case appointments(title: String, count: Int)
        case booking(title: String)
        case messages(title: String, count: Int)
        case results(title: String, count: Int)
        case prescriptions(title: String, count: Int)
        case account(title: String)
        case suggestion(title: String, Appointment.ID)
        case visit(Visit)
        case nothing(String)
    }

    var title: String?
    var rows: [Row]
}

extension [HomeSection] {
    init(_ home: HomeEntity?, notice: String?, in words: any HomeWords) {
        self = []
        if let notice { append(HomeSection(rows: [.notice(notice)])) }
        guard let home else { return }
        append(
            HomeSection(
                title: home.name,
                rows: [
                    .appointments(title: String(localized: words.appointments), count: home.upcomingCount),
                    .booking(title: String(localized: words.booking)),
                    .messages(title: String(localized: words.messages), count: home.unreadCount),
                    .results(title: String(localized: words.results), count: home.resultCount),
                    .prescriptions(
                        title: String(localized: words.prescriptions(home.medication)),
                        count: words.badge(of: home.medication)),
                    .account(title: String(localized: words.account)),
                ]))
        if !home.suggestions.isEmpty {
            append(
                HomeSection(
                    title: String(localized: "To do now"),
                    rows: home.suggestions.map {
                        .suggestion(title: String(localized: words.title(of: $0)), $0.visit.id)
                    }))
        }
        for section in home.sections {
            let title = String(localized: words.title(of: section.topic))
            let rows = section.visits.map(HomeSection.Row.visit)
            let nothing = HomeSection.Row.nothing(String(localized: words.nothing(of: section.topic)))
            append(
                HomeSection(
                    title: rows.count > 1 ? "\(title) (\(rows.count))" : title, rows: rows.isEmpty ? [nothing] : rows))
        }
    }
}

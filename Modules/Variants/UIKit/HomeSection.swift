import ClinicModel
import Foundation
import SharedScenes
import SwiftUI

/// Home as a table shows it.
struct HomeSection: Hashable {
    enum Row: Hashable {
        case notice(String)
        case appointments(title: String, count: String?)
        case patients(title: String)
        case booking(title: String)
        case messages(title: String, count: String?)
        case results(title: String, count: String?)
        case prescriptions(title: String, count: String?)
        case account(title: String)
        case suggestion(title: String, HomeEntity.Suggestion)
        case toDos(title: String)
        case visit(Visit, actions: [AppointmentAction] = [])
        case nothing(String)
    }

    var title: String?
    var rows: [Row]
}

extension [HomeSection] {
    init(_ home: HomeEntity?, notice: String?, showingAllToDos showsAll: Bool, in words: any HomeWords) {
        self = []
        if let notice { append(HomeSection(rows: [.notice(notice)])) }
        guard let home else { return }
        self += home.sections.filter { $0.topic.comesFirst }.map { HomeSection($0, in: words) }
        if !home.suggestions.isEmpty {
            append(HomeSection(toDos: home.suggestions, showingAll: showsAll, in: words))
        }
        append(HomeSection(linksOf: home, in: words))
        self += home.sections.filter { !$0.topic.comesFirst }.map { HomeSection($0, in: words) }
    }
}

extension HomeWords {
    fileprivate func count(_ count: Int, _ link: HomeLink) -> String? {
        badge(count, link).map { String(localized: $0) }
    }
}

extension HomeSection {
    fileprivate init(linksOf home: HomeEntity, in words: any HomeWords) {
        var rows: [Row] = [
            .appointments(
                title: String(localized: words.appointments), count: words.count(home.upcomingCount, .upcoming))
        ]
        if let patients = words.patients { rows.append(.patients(title: String(localized: patients))) }
        rows += [
            .booking(title: String(localized: words.booking)),
            .messages(
                title: String(localized: words.messages),
                count: words.messagesBadge(home).map { String(localized: $0) }),
            .results(title: String(localized: words.results), count: words.count(home.resultCount, .results)),
            .prescriptions(
                title: String(localized: words.prescriptions(home.medication)),
                count: words.count(words.badge(of: home.medication), .prescriptions)),
            .account(title: String(localized: words.account)),
        ]
        self.init(title: home.name, rows: rows)
    }

    fileprivate init(toDos: [HomeEntity.Suggestion], showingAll showsAll: Bool, in words: any HomeWords) {
        let most = HomeToDoWords.mostAtFirst
        let shown = showsAll ? toDos[...] : toDos.prefix(most)
        var rows = shown.map { Row.suggestion(title: String(localized: words.title(of: $0)), $0) }
        if toDos.count > most {
            rows.append(.toDos(title: String(localized: HomeToDoWords.title(toDos.count, showsAll: showsAll))))
        }
        self.init(title: String(localized: "To do now"), rows: rows)
    }

    fileprivate init(_ section: HomeEntity.Section, in words: any HomeWords) {
        let title = String(localized: words.title(of: section.topic))
        let visits = section.visits.map { Row.visit($0, actions: section.actions) }
        let nothing = Row.nothing(String(localized: words.nothing(of: section.topic)))
        self.init(
            title: visits.count > 1 ? "\(title) (\(visits.count))" : title, rows: visits.isEmpty ? [nothing] : visits)
    }
}

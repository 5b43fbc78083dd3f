import ClinicModel
import Foundation
import SharedScenes
import SwiftUI

/// Home in the words of the screen.
struct HomeViewModel: Equatable {
    struct Link: Equatable {
        let title: LocalizedStringResource
        let badge: LocalizedStringResource?
    }

    struct Suggestion: Equatable, Identifiable {
        let id: HomeEntity.Suggestion
        let title: LocalizedStringResource
        let visit: Appointment.ID
    }

    struct Section: Equatable, Identifiable {
        let id: HomeEntity.Topic
        let title: LocalizedStringResource
        let visits: [Visit]
        let nothing: LocalizedStringResource
        let actions: [AppointmentAction]
    }

    struct Content: Equatable {
        let name: String
        let appointments: Link
        /// Nil where there are none to find.
        let patients: Link?
        let booking: Link
        let messages: Link
        let results: Link
        let prescriptions: Link
        let account: Link
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
        case performing(AppointmentAction)
    }
}

extension HomeViewModel.Content {
    init(_ home: HomeEntity, in words: any HomeWords) {
        name = home.name
        appointments = .init(title: words.appointments, badge: words.badge(home.upcomingCount, .upcoming))
        patients = words.patients.map { .init(title: $0, badge: nil) }
        booking = .init(title: words.booking, badge: nil)
        messages = .init(title: words.messages, badge: words.messagesBadge(home))
        results = .init(title: words.results, badge: words.badge(home.resultCount, .results))
        prescriptions = .init(
            title: words.prescriptions(home.medication),
            badge: words.badge(words.badge(of: home.medication), .prescriptions))
        account = .init(title: words.account, badge: nil)
        suggestions = home.suggestions.map { .init(id: $0.id, title: words.title(of: $0), visit: $0.visit.id) }
        sections = home.sections.map {
            .init(
                id: $0.id, title: words.title(of: $0.topic), visits: $0.visits, nothing: words.nothing(of: $0.topic),
                actions: $0.actions)
        }
    }
}

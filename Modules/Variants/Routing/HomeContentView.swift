import SharedScenes
import SwiftUI
import ViperKit

/// Home drawn from any presenter. It holds no destination and no stack.
struct HomeContentView<T>: View where T: HomePresenter {
    @ObservedObject private var presenter: T

    init(presenter: T) {
        self.presenter = presenter
    }

    var body: some View {
        List {
            if let notice = presenter.notice {
                Section {
                    Label(notice, systemImage: "exclamationmark.triangle")
                        .foregroundStyle(.orange)
                }
            }
            if let home = presenter.home {
                links(home)
                if !home.suggestions.isEmpty { suggestions(home.suggestions) }
                ForEach(home.sections) { visits($0) }
            }
        }
        .refreshable { await presenter.pulledToRefresh() }
        .toolbar {
            ToolbarItem {
                Button(action: { presenter.signOutTapped() }) { Text("Sign out") }
                    .accessibilityIdentifier("home.signOut")
            }
        }
        .standardNavigationTitle("Home")
        .progressView(parameters: presenter.progress)
        .alert(parameters: $presenter.alert)
        .onFirstAppear { presenter.viewLoaded() }
        .onAppear { presenter.viewAppeared() }
    }

    private func links(_ home: HomeEntity) -> some View {
        Section {
            Button(action: { presenter.appointmentsTapped() }) {
                Label(home.appointmentsTitle, systemImage: "calendar")
            }
            .badge(home.upcomingCount)
            .accessibilityIdentifier("home.appointments")
            Button(action: { presenter.bookingTapped() }) {
                Label(home.bookingTitle, systemImage: "plus")
            }
            .accessibilityIdentifier("home.book")
        } header: {
            Text(verbatim: home.name)
        }
    }

    private func suggestions(_ suggestions: [HomeEntity.Suggestion]) -> some View {
        Section("To do now") {
            ForEach(suggestions) { suggestion in
                Button(action: { presenter.visitTapped(suggestion.appointment) }) {
                    Label(suggestion.title, systemImage: "checkmark.circle")
                }
                .accessibilityIdentifier("home.suggestion")
            }
        }
    }

    private func visits(_ section: HomeEntity.Section) -> some View {
        Section {
            ForEach(section.visits) { visit in
                VisitRow(visit: visit) { presenter.visitTapped(visit.id) }
                    .accessibilityIdentifier("home.visit.\(visit.id)")
            }
            if section.visits.isEmpty, let emptyText = section.emptyText {
                Text(verbatim: emptyText).foregroundStyle(.secondary)
            }
        } header: {
            Text(verbatim: section.heading)
        }
    }
}

import SwiftUI
import ViperKit

package struct HomeView<Presenter: HomePresentable>: View {
    @StateObject private var presenter: Presenter

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.home.notice)
            if let home = presenter.home.value {
                links(home)
                suggestions(home.suggestions)
                ForEach(home.sections) { section in
                    visits(section)
                }
            }
        }
        .refreshable { await presenter.didPullToRefresh() }
        .toolbar {
            ToolbarItem {
                Button("Sign out") { presenter.didTapSignOut() }
                    .accessibilityIdentifier("home.signOut")
            }
        }
        .standardNavigationTitle("Home")
        .scene(presenter)
    }

    private func links(_ home: HomeEntity) -> some View {
        Section {
            Button {
                presenter.didTapAppointments()
            } label: {
                Label(home.appointmentsTitle, systemImage: "calendar")
            }
            .badge(home.upcomingCount)
            .accessibilityIdentifier("home.appointments")
            Button {
                presenter.didTapBook()
            } label: {
                Label(home.bookingTitle, systemImage: "plus")
            }
            .accessibilityIdentifier("home.book")
        } header: {
            Text(verbatim: home.name)
        }
    }

    @ViewBuilder
    private func suggestions(_ suggestions: [HomeEntity.Suggestion]) -> some View {
        if !suggestions.isEmpty {
            Section("To do now") {
                ForEach(suggestions) { suggestion in
                    Button {
                        presenter.didTapVisit(suggestion.appointment)
                    } label: {
                        Label(suggestion.title, systemImage: "checkmark.circle")
                    }
                    .accessibilityIdentifier("home.suggestion")
                }
            }
        }
    }

    private func visits(_ section: HomeEntity.Section) -> some View {
        Section {
            ForEach(section.visits) { visit in
                VisitRow(visit: visit) { presenter.didTapVisit(visit.id) }
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

struct HomePreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            HomeFactory.mock()
        }
    }
}

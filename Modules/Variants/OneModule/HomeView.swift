import SharedScenes
import SwiftUI
import ViperKit

struct HomeView<Presenter: HomePresentable>: View {
    @Environment(\.navigationStackCoordinator) private var navigationStackCoordinator: NavigationStackCoordinator?
    @StateObject private var presenter: Presenter
    @State private var didAppear = false

    init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
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
        .progressView(parameters: presenter.progressViewParameters)
        .alert(parameters: $presenter.alertParameters)
        .onFirstAppear(didAppear: $didAppear) {
            presenter.navigationStackCoordinator = navigationStackCoordinator
            presenter.didLoad()
        }
        .onAppear { presenter.didAppear() }
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

import SharedScenes
import SwiftUI
import ViperKit

struct HomeView: View {
    @Environment(\.navigationStackCoordinator) private var navigator: NavigationStackCoordinator?
    @StateObject private var observedModel: HomeViewAdapter

    init(observedModel: @escaping @autoclosure () -> HomeViewAdapter) {
        _observedModel = StateObject(wrappedValue: observedModel())
    }

    private var viewModel: HomeViewModel { observedModel.viewModel }
    private var output: any HomeViewOutput { observedModel.output }

    var body: some View {
        List {
            if let notice = viewModel.notice {
                Section {
                    Label(notice, systemImage: "exclamationmark.triangle")
                        .foregroundStyle(.orange)
                }
            }
            if let content = viewModel.content {
                links(content)
                if !content.suggestions.isEmpty { suggestions(content.suggestions) }
                ForEach(content.sections) { visits($0) }
            }
        }
        .refreshable { output.didPullToRefresh() }
        .toolbar {
            ToolbarItem {
                Button("Sign out") { output.didTapSignOut() }
                    .accessibilityIdentifier("home.signOut")
            }
        }
        .standardNavigationTitle("Home")
        .progressView(parameters: viewModel.progress.map { ProgressViewParameters(message: $0.message) })
        .alert(parameters: $observedModel.alertParameters)
        .onFirstAppear { output.viewDidLoad(navigator: navigator) }
        .onAppear { output.viewDidAppear() }
    }

    private func links(_ content: HomeViewModel.Content) -> some View {
        Section {
            Button {
                output.didTapAppointments()
            } label: {
                Label(content.appointments.title, systemImage: "calendar")
            }
            .badge(content.appointments.badge)
            .accessibilityIdentifier("home.appointments")
            Button {
                output.didTapBook()
            } label: {
                Label(content.booking.title, systemImage: "plus")
            }
            .accessibilityIdentifier("home.book")
        } header: {
            Text(verbatim: content.name)
        }
    }

    private func suggestions(_ suggestions: [HomeViewModel.Suggestion]) -> some View {
        Section("To do now") {
            ForEach(suggestions) { suggestion in
                Button {
                    output.didTapVisit(suggestion.visit)
                } label: {
                    Label(suggestion.title, systemImage: "checkmark.circle")
                }
                .accessibilityIdentifier("home.suggestion")
            }
        }
    }

    private func visits(_ section: HomeViewModel.Section) -> some View {
        Section {
            ForEach(section.visits) { visit in
                VisitRow(visit: visit) { output.didTapVisit(visit.id) }
                    .accessibilityIdentifier("home.visit.\(visit.id)")
            }
            if let emptyText = section.emptyText {
                Text(verbatim: emptyText).foregroundStyle(.secondary)
            }
        } header: {
            Text(verbatim: section.heading)
        }
    }
}

extension HomeViewModel.Progress {
    fileprivate var message: String? {
        switch self {
        case .loading: nil
        case .signingOut: "Signing out…"
        }
    }
}

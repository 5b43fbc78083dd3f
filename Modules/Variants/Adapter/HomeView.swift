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
                ForEach(content.sections.filter { $0.id.comesFirst }) { visits($0) }
                suggestions(content.suggestions)
                links(content)
                ForEach(content.sections.filter { !$0.id.comesFirst }) { visits($0) }
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
        .progressView(parameters: viewModel.progress?.parameters)
        .alert(parameters: $observedModel.alertParameters)
        .confirmationDialog(parameters: $observedModel.confirmationDialogParameters)
        .onFirstAppear { output.viewDidLoad(navigator: navigator) }
        .onAppear { output.viewDidAppear() }
    }

    private func links(_ content: HomeViewModel.Content) -> some View {
        Section {
            Button {
                output.didTapAppointments()
            } label: {
                ResourceLabel(content.appointments.title, systemImage: "calendar")
            }
            .badge(content.appointments.badge.map { Text($0) })
            .accessibilityIdentifier("home.appointments")
            if let patients = content.patients {
                Button {
                    output.didTapPatients()
                } label: {
                    ResourceLabel(patients.title, systemImage: "magnifyingglass")
                }
                .accessibilityIdentifier("home.patients")
            }
            Button {
                output.didTapBook()
            } label: {
                ResourceLabel(content.booking.title, systemImage: "plus")
            }
            .accessibilityIdentifier("home.book")
            Button {
                output.didTapMessages()
            } label: {
                ResourceLabel(content.messages.title, systemImage: "envelope")
            }
            .badge(content.messages.badge.map { Text($0) })
            .accessibilityIdentifier("home.messages")
            Button {
                output.didTapResults()
            } label: {
                ResourceLabel(content.results.title, systemImage: "heart.text.square")
            }
            .badge(content.results.badge.map { Text($0) })
            .accessibilityIdentifier("home.results")
            Button {
                output.didTapPrescriptions()
            } label: {
                ResourceLabel(content.prescriptions.title, systemImage: "list.bullet.clipboard")
            }
            .badge(content.prescriptions.badge.map { Text($0) })
            .accessibilityIdentifier("home.prescriptions")
            Button {
                output.didTapAccount()
            } label: {
                ResourceLabel(content.account.title, systemImage: "person")
            }
            .accessibilityIdentifier("home.account")
        } header: {
            Text(verbatim: content.name)
        }
    }

    private func suggestions(_ suggestions: [HomeViewModel.Suggestion]) -> some View {
        HomeToDos(suggestions) { suggestion in
            Button {
                output.didTapVisit(suggestion.visit)
            } label: {
                ResourceLabel(suggestion.title, systemImage: "circle")
            }
            .buttonStyle(RowButtonStyle())
            .accessibilityIdentifier("home.suggestion.\(suggestion.visit)")
            .visitActions(suggestion.id.actions) { output.didTap($0, on: suggestion.id.visit) }
        }
    }

    private func visits(_ section: HomeViewModel.Section) -> some View {
        Section {
            ForEach(section.visits) { visit in
                Button {
                    output.didTapVisit(visit.id)
                } label: {
                    VisitRow(visit: visit)
                }
                .buttonStyle(RowButtonStyle())
                .accessibilityIdentifier("home.visit.\(visit.id)")
                .visitActions(section.actions) { output.didTap($0, on: visit) }
            }
            if section.visits.isEmpty {
                Text(section.nothing).foregroundStyle(.secondary)
            }
        } header: {
            HomeHeading(title: section.title, count: section.visits.count)
        }
    }
}

extension HomeViewModel.Progress {
    fileprivate var parameters: ProgressViewParameters {
        switch self {
        case .loading: ProgressViewParameters()
        case .signingOut: ProgressViewParameters(localized: CommonWords.signingOut)
        case .performing(let action): ProgressViewParameters(localized: action.progress)
        }
    }
}

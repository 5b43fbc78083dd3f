import SharedScenes
import SwiftUI
import ViperKit

struct HomeView<Presenter: HomePresentable>: View {
    @Environment(\.navigationStackCoordinator) private var navigationStackCoordinator: NavigationStackCoordinator?
    @StateObject private var presenter: Presenter
    @State private var didAppear = false
    private let words: any HomeWords

    init(presenter: @escaping @autoclosure () -> Presenter, words: any HomeWords) {
        _presenter = StateObject(wrappedValue: presenter())
        self.words = words
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
                ForEach(home.sections.filter { $0.topic.comesFirst }) { section in
                    visits(section)
                }
                suggestions(home.suggestions)
                links(home)
                ForEach(home.sections.filter { !$0.topic.comesFirst }) { section in
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
        .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
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
                ResourceLabel(words.appointments, systemImage: "calendar")
            }
            .badge(words.badge(home.upcomingCount, .upcoming).map { Text($0) })
            .accessibilityIdentifier("home.appointments")
            if let patients = words.patients {
                Button {
                    presenter.didTapPatients()
                } label: {
                    ResourceLabel(patients, systemImage: "magnifyingglass")
                }
                .accessibilityIdentifier("home.patients")
            }
            Button {
                presenter.didTapBook()
            } label: {
                ResourceLabel(words.booking, systemImage: "plus")
            }
            .accessibilityIdentifier("home.book")
            Button {
                presenter.didTapMessages()
            } label: {
                ResourceLabel(words.messages, systemImage: "envelope")
            }
            .badge(words.messagesBadge(home).map { Text($0) })
            .accessibilityIdentifier("home.messages")
            Button {
                presenter.didTapResults()
            } label: {
                ResourceLabel(words.results, systemImage: "heart.text.square")
            }
            .badge(words.badge(home.resultCount, .results).map { Text($0) })
            .accessibilityIdentifier("home.results")
            Button {
                presenter.didTapPrescriptions()
            } label: {
                ResourceLabel(words.prescriptions(home.medication), systemImage: "list.bullet.clipboard")
            }
            .badge(words.badge(words.badge(of: home.medication), .prescriptions).map { Text($0) })
            .accessibilityIdentifier("home.prescriptions")
            Button {
                presenter.didTapAccount()
            } label: {
                ResourceLabel(words.account, systemImage: "person")
            }
            .accessibilityIdentifier("home.account")
        } header: {
            Text(verbatim: home.name)
        }
    }

    private func suggestions(_ suggestions: [HomeEntity.Suggestion]) -> some View {
        HomeToDos(suggestions) { suggestion in
            Button {
                presenter.didTapVisit(suggestion.visit.id)
            } label: {
                ResourceLabel(words.title(of: suggestion), systemImage: "circle")
            }
            .buttonStyle(RowButtonStyle())
            .accessibilityIdentifier("home.suggestion.\(suggestion.visit.id)")
            .visitActions(suggestion.actions) { presenter.didTap($0, on: suggestion.visit) }
        }
    }

    private func visits(_ section: HomeEntity.Section) -> some View {
        Section {
            ForEach(section.visits) { visit in
                Button {
                    presenter.didTapVisit(visit.id)
                } label: {
                    VisitRow(visit: visit)
                }
                .buttonStyle(RowButtonStyle())
                .accessibilityIdentifier("home.visit.\(visit.id)")
                .visitActions(section.actions) { presenter.didTap($0, on: visit) }
            }
            if section.visits.isEmpty {
                Text(words.nothing(of: section.topic)).foregroundStyle(.secondary)
            }
        } header: {
            HomeHeading(title: words.title(of: section.topic), count: section.visits.count)
        }
    }
}

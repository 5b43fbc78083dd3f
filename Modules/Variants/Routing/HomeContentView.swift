import SharedScenes
import SwiftUI
import ViperKit

/// Home drawn from any presenter. It holds no destination and no stack.
struct HomeContentView<T>: View where T: HomePresenter {
    @ObservedObject private var presenter: T
    private let words: any HomeWords

    init(presenter: T, words: any HomeWords) {
        self.presenter = presenter
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
                ForEach(home.sections.filter { $0.topic.comesFirst }) { visits($0) }
                suggestions(home.suggestions)
                links(home)
                ForEach(home.sections.filter { !$0.topic.comesFirst }) { visits($0) }
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
        .confirmationDialog(parameters: $presenter.dialog)
        .onFirstAppear { presenter.viewLoaded() }
        .onAppear { presenter.viewAppeared() }
    }

    private func links(_ home: HomeEntity) -> some View {
        Section {
            Button(action: { presenter.appointmentsTapped() }) {
                ResourceLabel(words.appointments, systemImage: "calendar")
            }
            .badge(words.badge(home.upcomingCount, .upcoming).map { Text($0) })
            .accessibilityIdentifier("home.appointments")
            if let patients = words.patients {
                Button(action: { presenter.patientsTapped() }) {
                    ResourceLabel(patients, systemImage: "magnifyingglass")
                }
                .accessibilityIdentifier("home.patients")
            }
            Button(action: { presenter.bookingTapped() }) {
                ResourceLabel(words.booking, systemImage: "plus")
            }
            .accessibilityIdentifier("home.book")
            Button(action: { presenter.messagesTapped() }) {
                ResourceLabel(words.messages, systemImage: "envelope")
            }
            .badge(words.messagesBadge(home).map { Text($0) })
            .accessibilityIdentifier("home.messages")
            Button(action: { presenter.resultsTapped() }) {
                ResourceLabel(words.results, systemImage: "heart.text.square")
            }
            .badge(words.badge(home.resultCount, .results).map { Text($0) })
            .accessibilityIdentifier("home.results")
            Button(action: { presenter.prescriptionsTapped() }) {
                ResourceLabel(words.prescriptions(home.medication), systemImage: "list.bullet.clipboard")
            }
            .badge(words.badge(words.badge(of: home.medication), .prescriptions).map { Text($0) })
            .accessibilityIdentifier("home.prescriptions")
            Button(action: { presenter.accountTapped() }) {
                ResourceLabel(words.account, systemImage: "person")
            }
            .accessibilityIdentifier("home.account")
        } header: {
            Text(verbatim: home.name)
        }
    }

    private func suggestions(_ suggestions: [HomeEntity.Suggestion]) -> some View {
        HomeToDos(suggestions) { suggestion in
            Button(action: { presenter.visitTapped(suggestion.visit.id) }) {
                ResourceLabel(words.title(of: suggestion), systemImage: "circle")
            }
            .buttonStyle(RowButtonStyle())
            .accessibilityIdentifier("home.suggestion.\(suggestion.visit.id)")
            .visitActions(suggestion.actions) { presenter.actionTapped($0, on: suggestion.visit) }
        }
    }

    private func visits(_ section: HomeEntity.Section) -> some View {
        Section {
            ForEach(section.visits) { visit in
                Button(action: { presenter.visitTapped(visit.id) }) {
                    VisitRow(visit: visit)
                }
                .buttonStyle(RowButtonStyle())
                .accessibilityIdentifier("home.visit.\(visit.id)")
                .visitActions(section.actions) { presenter.actionTapped($0, on: visit) }
            }
            if section.visits.isEmpty {
                Text(words.nothing(of: section.topic)).foregroundStyle(.secondary)
            }
        } header: {
            HomeHeading(title: words.title(of: section.topic), count: section.visits.count)
        }
    }
}

import ClinicModel
import Foundation
import SwiftUI
import ViperKit

package struct HomeView<Presenter: HomePresentable, Writing: Hashable & Codable, Answering: Hashable & Codable>: View {
    @StateObject private var presenter: Presenter
    private let words: any HomeWords
    private let writing: (Visit) -> Writing
    private let answering: (Visit) -> Answering

    /// - Parameters:
    ///   - writing: where a visit leads that was started and is not finished, or was finished without a signature.
    ///   - answering: where what is asked before a visit is answered.
    package init(
        presenter: @escaping @autoclosure () -> Presenter, words: any HomeWords = GeneralHomeWords(),
        writing: @escaping (Visit) -> Writing = { AppointmentParameters(id: $0.id) },
        answering: @escaping (Visit) -> Answering = { AppointmentParameters(id: $0.id) }
    ) {
        _presenter = StateObject(wrappedValue: presenter())
        self.words = words
        self.writing = writing
        self.answering = answering
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.home.notice)
            if let home = presenter.home.value {
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
        .refreshable { [presenter] in await presenter.didPullToRefresh() }
        .toolbar {
            ToolbarItem {
                Button("Sign out") { presenter.didTapSignOut() }
                    .accessibilityIdentifier("home.signOut")
            }
        }
        .standardNavigationTitle("Home")
        .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
        .scene(presenter)
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
            Group {
                if suggestion.isAnswering {
                    SceneLink(value: answering(suggestion.visit)) { title(of: suggestion) }
                } else if suggestion.task == .document {
                    SceneLink(value: writing(suggestion.visit)) { title(of: suggestion) }
                } else {
                    SceneLink(value: AppointmentParameters(id: suggestion.visit.id)) { title(of: suggestion) }
                }
            }
            .accessibilityIdentifier("home.suggestion.\(suggestion.visit.id)")
            .visitActions(suggestion.actions) { presenter.didTap($0, on: suggestion.visit) }
        }
    }

    private func title(of suggestion: HomeEntity.Suggestion) -> some View {
        ResourceLabel(words.title(of: suggestion), systemImage: "circle")
    }

    private func visits(_ section: HomeEntity.Section) -> some View {
        Section {
            ForEach(section.visits) { visit in
                if section.topic.isRunning {
                    SceneLink(value: writing(visit)) { VisitRow(visit: visit) }
                        .accessibilityIdentifier("home.visit.\(visit.id)")
                } else {
                    SceneLink(value: AppointmentParameters(id: visit.id)) { VisitRow(visit: visit) }
                        .accessibilityIdentifier("home.visit.\(visit.id)")
                        .visitActions(section.actions) { presenter.didTap($0, on: visit) }
                }
            }
            if section.visits.isEmpty {
                Text(words.nothing(of: section.topic)).foregroundStyle(.secondary)
            }
        } header: {
            HomeHeading(title: words.title(of: section.topic), count: section.visits.count)
        }
    }
}

/// The title of some visits, and how many there are where these are more than one: a screen may show fewer.
package struct HomeHeading: View {
    private let title: LocalizedStringResource
    private let count: Int

    package init(title: LocalizedStringResource, count: Int) {
        self.title = title
        self.count = count
    }

    package var body: some View {
        if count > 1 { Text("\(Text(title)) (\(count))") } else { Text(title) }
    }
}

struct HomePreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            HomeFactory.mock()
        }
    }
}

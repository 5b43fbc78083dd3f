import SharedScenes
import SwiftUI
import ViperKit

package struct HomeView: View {
    @ObservedObject var presenter: HomePresenter
    @State private var didAppear = false

    package var body: some View {
        List {
            if let notice = presenter.notice {
                Section {
                    Label(notice, systemImage: "exclamationmark.triangle")
                        .foregroundStyle(.orange)
                }
            }
            if let home = presenter.home {
                ForEach(home.sections.filter { $0.id.comesFirst }) { visits($0) }
                suggestions(home.suggestions)
                links(home)
                ForEach(home.sections.filter { !$0.id.comesFirst }) { visits($0) }
            }
        }
        .refreshable { presenter.didPullToRefresh() }
        .toolbar {
            ToolbarItem {
                Button("Sign out") { presenter.didTapSignOut() }
                    .accessibilityIdentifier("home.signOut")
            }
        }
        .standardNavigationTitle("Home")
        .progressView(parameters: presenter.progress)
        .alert(parameters: $presenter.alert)
        .confirmationDialog(parameters: $presenter.dialog)
        .onFirstAppear(didAppear: $didAppear) { presenter.didLoad() }
        .onAppear { presenter.didAppear() }
    }

    private func links(_ home: HomeItem) -> some View {
        Section {
            Button {
                presenter.didTapAppointments()
            } label: {
                ResourceLabel(home.appointmentsTitle, systemImage: "calendar")
            }
            .badge(home.appointmentsBadge.map { Text($0) })
            .accessibilityIdentifier("home.appointments")
            if let patients = home.patientsTitle {
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
                ResourceLabel(home.bookingTitle, systemImage: "plus")
            }
            .accessibilityIdentifier("home.book")
            Button {
                presenter.didTapMessages()
            } label: {
                ResourceLabel(home.messagesTitle, systemImage: "envelope")
            }
            .badge(home.messagesBadge.map { Text($0) })
            .accessibilityIdentifier("home.messages")
            Button {
                presenter.didTapResults()
            } label: {
                ResourceLabel(home.resultsTitle, systemImage: "heart.text.square")
            }
            .badge(home.resultsBadge.map { Text($0) })
            .accessibilityIdentifier("home.results")
            Button {
                presenter.didTapPrescriptions()
            } label: {
                ResourceLabel(home.prescriptionsTitle, systemImage: "list.bullet.clipboard")
            }
            .badge(home.prescriptionsBadge.map { Text($0) })
            .accessibilityIdentifier("home.prescriptions")
            Button {
                presenter.didTapAccount()
            } label: {
                ResourceLabel(home.accountTitle, systemImage: "person")
            }
            .accessibilityIdentifier("home.account")
        } header: {
            Text(verbatim: home.name)
        }
    }

    private func suggestions(_ suggestions: [HomeItem.Suggestion]) -> some View {
        HomeToDos(suggestions) { suggestion in
            Button {
                presenter.didTapVisit(suggestion.appointment)
            } label: {
                ResourceLabel(suggestion.title, systemImage: "circle")
            }
            .buttonStyle(RowButtonStyle())
            .accessibilityIdentifier("home.suggestion.\(suggestion.appointment)")
            .visitActions(suggestion.id.actions) { presenter.didTap($0, on: suggestion.id.visit) }
        }
    }

    private func visits(_ section: HomeItem.Section) -> some View {
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
                Text(section.nothing).foregroundStyle(.secondary)
            }
        } header: {
            HomeHeading(title: section.title, count: section.visits.count)
        }
    }
}

import ClinicModel
import SwiftUI
import ViperKit

package struct AccountView<Presenter: AccountPresentable>: View {
    @StateObject private var presenter: Presenter

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.account.notice)
            if let account = presenter.account.value {
                if shows(nil) {
                    ProfileSection(profile: account.profile)
                    if let patient = account.patient {
                        ContactSection(patient: patient) { presenter.didTapChangeDemographics() }
                    }
                }
                if account.patient != nil, shows(.export) { export }
                if shows(nil) { access(account) }
                if shows(.events) { events(account) }
            }
        }
        .refreshable { await presenter.didPullToRefresh() }
        .standardNavigationTitle(title)
        .sheet(item: $presenter.form) { form in
            NavigationStack {
                AccountFormView(form: form, presenter: presenter)
            }
        }
        .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
        .scene(presenter)
    }

    /// Whether a part is shown: alone, or where all are.
    private func shows(_ part: AccountParameters.Part?) -> Bool { presenter.part == nil || presenter.part == part }

    /// That of the account, or of its only part that is shown: of the audit trail as its owner sees it.
    private var title: LocalizedStringKey {
        switch presenter.part {
        case .events: eventsTitle(presenter.account.value)
        case .export: "Your data"
        case nil: "Account"
        }
    }

    private func eventsTitle(_ account: AccountEntity?) -> LocalizedStringKey {
        account.map { $0.patient == nil } ?? false
            ? "What you viewed and changed" : "Who viewed and changed your record"
    }

    private var export: some View {
        Section {
            Button("Save my record, to read") { presenter.didTapExport(.text) }
                .accessibilityIdentifier("account.exportText")
            Button("Save all my data, for another practice") { presenter.didTapExport(.bundle) }
                .accessibilityIdentifier("account.export")
        } header: {
            if presenter.part == nil { Text("Your data") }
        } footer: {
            Text(
                "To read: a text of your health record. For another practice: a file with your data, visits, messages and released results that its program can read (FHIR)."
            )
        }
    }

    private func access(_ account: AccountEntity) -> some View {
        Section("Signing in") {
            Button("Change password") { presenter.didTapChangePassword() }
                .accessibilityIdentifier("account.password")
            ForEach(account.sessions) { session in
                if session.isCurrent {
                    SessionRow(session: session, zone: account.zone)
                } else {
                    Button(role: .destructive) {
                        presenter.didTapSignOut(session)
                    } label: {
                        VStack(alignment: .leading) {
                            SessionRow(session: session, zone: account.zone)
                            Label("Sign out there", systemImage: "xmark").foregroundStyle(.red)
                        }
                    }
                    .buttonStyle(RowButtonStyle())
                    .accessibilityIdentifier("account.signOut.\(session.id)")
                }
            }
            if account.hasOtherSessions {
                Button("Sign out everywhere else") { presenter.didTapSignOutOthers() }
                    .accessibilityIdentifier("account.signOutOthers")
            }
        }
    }

    private func events(_ account: AccountEntity) -> some View {
        Section {
            Toggle(account.patient == nil ? "Patients only" : "Others only", isOn: $presenter.showsPeopleOnly)
                .accessibilityIdentifier("account.peopleOnly")
            ForEach(account.events) { event in
                AuditEventRow(
                    event: event, viewer: account.profile, visitTimes: account.visitTimes, zone: account.zone)
            }
            if account.events.isEmpty {
                Text("Nothing is noted.").foregroundStyle(.secondary)
            }
            if account.hasMoreEvents {
                Button("Show more") { presenter.didTapMoreEvents() }
                    .accessibilityIdentifier("account.moreEvents")
            }
        } header: {
            if presenter.part == nil { Text(eventsTitle(account)) }
        }
    }
}

struct AccountPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            AccountFactory.mock()
        }
    }
}

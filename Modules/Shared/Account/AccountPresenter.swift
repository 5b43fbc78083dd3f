import ClinicModel
import Combine
import ViperKit

@MainActor
package final class AccountPresenter<Interactor: AccountInteractive>: AccountPresentable {
    @Published package private(set) var account = Fetched<AccountEntity>()
    @Published package var showsPeopleOnly = true {
        didSet {
            if showsPeopleOnly != oldValue { fetch(announcing: true, progress: .init(isInteractionEnabled: true)) }
        }
    }
    @Published package var form: AccountForm?
    @Published package var formAlertParameters: AlertParameters?
    @Published package var wrongField: AccountForm.Field?
    @Published package var demographics = Demographics()
    @Published package var currentPassword = ""
    @Published package var newPassword = ""
    @Published package var repeatedPassword = "" { didSet { isRepeatedWhole = false } }
    /// Whether one has gone on from the password that was repeated.
    @Published private var isRepeatedWhole = false
    @Published package var alertParameters: AlertParameters?
    @Published package var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published package var progressViewParameters: ProgressViewParameters?

    private let interactor: Interactor
    private let parameters: AccountParameters
    private let tasks = SceneTasks()
    private var shownDemographics = Demographics()
    /// How many rows of the audit trail come at once.
    private let eventStep = 20
    private lazy var eventCount = eventStep

    package init(interactor: Interactor, parameters: AccountParameters) {
        self.interactor = interactor
        self.parameters = parameters
    }

    package var part: AccountParameters.Part? { parameters.part }

    package var program: String? { interactor.program }

    package var passwordsDiffer: Bool {
        guard !repeatedPassword.isEmpty else { return false }
        return isRepeatedWhole ? newPassword != repeatedPassword : !newPassword.hasPrefix(repeatedPassword)
    }

    package var canSave: Bool {
        guard progressViewParameters == nil else { return false }
        return switch form {
        case .demographics: demographics != shownDemographics
        case .password: !currentPassword.isEmpty && !newPassword.isEmpty && newPassword == repeatedPassword
        case nil: false
        }
    }

    package var asksBeforeClosing: Bool { hasTyped || progressViewParameters != nil }

    package func didLoad() {
        fetch(announcing: true, progress: ProgressViewParameters())
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    package func didAppear() {
        if account.value != nil { fetch(announcing: false) }
    }

    package func didPullToRefresh() async {
        await fetch(announcing: true).value
    }

    package func didTapChangeDemographics() {
        guard let patient = account.value?.patient else { return }
        shownDemographics = patient.demographics
        demographics = shownDemographics
        wrongField = nil
        form = .demographics
    }

    package func didTapChangePassword() {
        forgetPasswords()
        wrongField = nil
        form = .password
    }

    package func didTapSave() {
        isRepeatedWhole = true
        guard canSave, let form else { return }
        switch form {
        case .demographics:
            guard account.value?.patient?.losesContact(changing: shownDemographics, to: demographics) == true else {
                return saveDemographics()
            }
            formAlertParameters = AccountWords.askingToLoseContact { [weak self] in self?.saveDemographics() }
        case .password:
            save { [interactor, currentPassword, newPassword] in
                try await interactor.changePassword(from: currentPassword, to: newPassword)
            } then: {
                $0.alertParameters = AccountWords.passwordChanged
            }
        }
    }

    package func didTapCancel() {
        guard hasTyped else { return close() }
        formAlertParameters = AccountWords.askingToDiscard { [weak self] in self?.close() }
    }

    package func didTapExport(_ form: RecordForm) {
        tasks.perform(AccountWords.writingFile, for: self) { [interactor] in
            try await interactor.exportRecord(as: form)
        } then: { presenter, path in
            presenter.alertParameters = AccountWords.written(form, to: path)
            presenter.fetch(announcing: false)
        }
    }

    package func didTapSignOut(_ session: OpenSession) {
        confirmationDialogParameters = AccountWords.askingToSignOutThere { [weak self] in
            self?.signOut { try await $0.endSession(session.id) }
        }
    }

    package func didTapSignOutOthers() {
        confirmationDialogParameters = AccountWords.askingToSignOutOthers { [weak self] in
            self?.signOut { _ = try await $0.endOtherSessions() }
        }
    }

    package func didTapMoreEvents() {
        eventCount += eventStep
        fetch(announcing: true, progress: ProgressViewParameters(isInteractionEnabled: true))
    }

    private var hasTyped: Bool {
        switch form {
        case .demographics: demographics != shownDemographics
        case .password: !(currentPassword + newPassword + repeatedPassword).isEmpty
        case nil: false
        }
    }

    private func saveDemographics() {
        save { [interactor, shownDemographics, demographics] in
            try await interactor.changeDemographics(from: shownDemographics, to: demographics)
        }
    }

    private func save(
        _ work: @escaping @Sendable () async throws -> Void,
        then finish: @escaping @MainActor (AccountPresenter) -> Void = { _ in }
    ) {
        tasks.perform(AccountWords.saving, for: self, work) { presenter, _ in
            presenter.close()
            presenter.fetch(announcing: false)
            finish(presenter)
        } failing: { presenter, error in
            presenter.wrongField = presenter.field(of: error)
            presenter.formAlertParameters = AlertParameters(error: error.ofPasswordChange)
        }
    }

    private func field(of error: any Error) -> AccountForm.Field? {
        switch (form, error as? ClinicError) {
        case (.demographics, .invalid): demographics.firstFault(changing: shownDemographics).map { .demographics($0) }
        case (.password, .wrongPassword): .currentPassword
        case (.password, .invalid): .newPassword
        default: nil
        }
    }

    private func close() {
        (form, wrongField) = (nil, nil)
        forgetPasswords()
    }

    private func forgetPasswords() {
        (currentPassword, newPassword, repeatedPassword) = ("", "", "")
    }

    private func signOut(_ end: @escaping @Sendable (Interactor) async throws -> Void) {
        tasks.perform(CommonWords.signingOut, for: self) { [interactor] in
            try await end(interactor)
        } then: { presenter, _ in
            presenter.fetch(announcing: true)
        }
    }

    @discardableResult
    private func fetch(announcing: Bool, progress: ProgressViewParameters? = nil) -> Task<Void, Never> {
        let wanted = (showsPeopleOnly, eventCount)
        return tasks.fetch(
            \.account, of: self, announcing: announcing, progress: progress,
            where: { wanted == ($0.showsPeopleOnly, $0.eventCount) }
        ) { [interactor] in
            try await interactor.fetchAccount(peopleOnly: wanted.0, eventCount: wanted.1)
        }
    }
}

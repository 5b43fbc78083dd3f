import ClinicModel
import Combine
import ViperKit

/// What the View of Account needs.
@MainActor
package protocol AccountPresentable: StandaloneScenePresentable, ConfirmationDialogPresentable, Sendable {
    var account: Fetched<AccountEntity> { get }
    /// The only part that is shown; nil where all are.
    var part: AccountParameters.Part? { get }
    /// By which name the user starts the program; nil where it is not started by a command.
    var program: String? { get }
    /// Whether the list leaves out what the user did alone.
    var showsPeopleOnly: Bool { get set }

    /// What is being changed, over the rest.
    var form: AccountForm? { get set }
    /// The alert of the form.
    var formAlertParameters: AlertParameters? { get set }
    var demographics: Demographics { get set }
    var currentPassword: String { get set }
    var newPassword: String { get set }
    var repeatedPassword: String { get set }
    /// The field that was refused.
    var wrongField: AccountForm.Field? { get set }
    /// Whether the new password was not typed twice alike.
    var passwordsDiffer: Bool { get }
    var canSave: Bool { get }
    /// Whether closing what is written over the rest would lose something, or break off what goes on.
    var asksBeforeClosing: Bool { get }

    func didPullToRefresh() async
    func didTapChangeDemographics()
    func didTapChangePassword()
    func didTapSave()
    func didTapCancel()
    func didTapExport(_ form: RecordForm)
    func didTapSignOut(_ session: OpenSession)
    func didTapSignOutOthers()
    func didTapMoreEvents()
}

/// A form in which a record can be taken along.
package enum RecordForm: Sendable {
    /// A text that a person can read.
    case text
    /// All that is the user's, for other programs.
    case bundle
}

/// The account of a user, and what they can do with it.
package protocol AccountInteractive: Sendable {
    /// By which name the user starts the program; nil where it is not started by a command.
    var program: String? { get }

    /// - Parameter eventCount: how much of the audit trail.
    func fetchAccount(peopleOnly: Bool, eventCount: Int) async throws -> AccountEntity

    /// Changes what differs between what was shown and what is wanted.
    func changeDemographics(from shown: Demographics, to wanted: Demographics) async throws

    /// Ends the user's other sessions, too.
    func changePassword(from current: String, to new: String) async throws

    /// Writes the user's record to a file in a form, and returns its path.
    func exportRecord(as form: RecordForm) async throws -> String

    func endSession(_ id: OpenSession.ID) async throws

    /// Returns how many there were.
    func endOtherSessions() async throws -> Int

    /// Yields whenever the account may have changed.
    func changes() -> AsyncStream<Void>
}

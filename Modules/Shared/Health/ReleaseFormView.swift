import ClinicModel
import Combine
import SwiftUI
import ViperKit

/// What is needed to release results with a word on them.
@MainActor
package protocol ReleasePresentable: ObservableObject {
    /// What is released, over the others.
    var releaseForm: ReleaseForm? { get set }
    /// What was released last, until something else is.
    var released: ReleaseForm? { get }
    /// The comment to the patient that is typed.
    var comment: String { get set }
    /// The alert of the form.
    var formAlertParameters: AlertParameters? { get set }
    var progressViewParameters: ProgressViewParameters? { get set }

    func didTapConfirmRelease()
    func didTapCancelRelease()
    func didTapReleased()
}

/// Asks before somebody is shown what cannot be hidden again, and for a comment that goes with it.
struct ReleaseFormView<Presenter: ReleasePresentable>: View {
    let form: ReleaseForm
    @ObservedObject var presenter: Presenter

    var body: some View {
        Form {
            Section {
                ForEach(form.names, id: \.self) { Text(verbatim: $0) }
            } header: {
                Text("Release to \(form.patientName)?")
            } footer: {
                Text("The patient sees it at once. It cannot be taken back.")
            }
            Section {
                TextField("A comment to the patient, if you like", text: $presenter.comment, axis: .vertical)
                    .accessibilityIdentifier("release.comment")
            } footer: {
                if form.results.count > 1 { Text("It stands with each of these results.") }
            }
            Section {
                Button("Release") { presenter.didTapConfirmRelease() }
                    .disabled(presenter.progressViewParameters != nil)
                    .accessibilityIdentifier("release.release")
                Button("Not yet") { presenter.didTapCancelRelease() }
                    .keyboardShortcut(.cancelAction)
                    .accessibilityIdentifier("release.cancel")
            }
        }
        .inlineNavigationTitle(ReleaseWords.title(form.results))
        .interactiveDismissDisabled(!presenter.comment.isEmpty || presenter.progressViewParameters != nil)
        .progressView(parameters: presenter.progressViewParameters)
        .alert(parameters: $presenter.formAlertParameters)
    }
}

import ClinicModel
import SwiftUI
import UIKit
import ViperKit

/// Asks what is to be changed, and keeps what was typed until it is saved or given up.
struct AccountFormView<Presenter: AccountPresentable>: View {
    let form: AccountForm
    @ObservedObject var presenter: Presenter
    @FocusState private var focus: AccountForm.Field?

    var body: some View {
        Form {
            switch form {
            case .demographics:
                DemographicsFields(
                    demographics: $presenter.demographics, program: presenter.program, focus: $focus)
            case .password: passwords
            }
            Section {
                Button("Save") { presenter.didTapSave() }
                    .disabled(!presenter.canSave)
                    .accessibilityIdentifier("account.save")
                Button("Cancel") { presenter.didTapCancel() }
                    .keyboardShortcut(.cancelAction)
                    .accessibilityIdentifier("account.cancel")
            }
        }
        .inlineNavigationTitle(form == .password ? "Change password" : "How the clinic reaches you")
        .interactiveDismissDisabled(presenter.asksBeforeClosing)
        .progressView(parameters: presenter.progressViewParameters)
        .alert(parameters: $presenter.formAlertParameters)
        .focus($focus, on: $presenter.wrongField, after: presenter.formAlertParameters)
    }

    private var passwords: some View {
        Section {
            SecureField("Current password", text: $presenter.currentPassword)
                .textContentType(.password)
                .focused($focus, equals: .currentPassword)
                .accessibilityIdentifier("account.currentPassword")
            SecureField("New password", text: $presenter.newPassword)
                .textContentType(.newPassword)
                .focused($focus, equals: .newPassword)
                .accessibilityIdentifier("account.newPassword")
            SecureField("New password again", text: $presenter.repeatedPassword)
                .textContentType(.newPassword)
                .onSubmit { presenter.didTapSave() }
                .accessibilityIdentifier("account.repeatedPassword")
            if presenter.passwordsDiffer {
                Text("The two new passwords differ.").foregroundStyle(.red)
            }
        } footer: {
            Text("At least \(PasswordRule.standard.shortest) characters. It ends your sessions everywhere else.")
        }
    }
}

import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// Asks for a time in which nothing can be booked, and keeps what was typed until it is carried out or given up.
struct BlockFormView<Presenter: AvailabilityPresentable>: View {
    @ObservedObject var presenter: Presenter
    @Environment(\.locale) private var locale
    @FocusState private var focus: AvailabilityField?

    var body: some View {
        Form {
            Section {
                TextField("Day", text: $presenter.draft.blockDate)
                    .focused($focus, equals: .blockDate)
                    .accessibilityIdentifier("availability.blockDate")
                TextField("From and until", text: $presenter.draft.blockHours)
                    .focused($focus, equals: .blockHours)
                    .accessibilityIdentifier("availability.blockHours")
                TextField("What for", text: $presenter.draft.blockReason)
                    .accessibilityIdentifier("availability.blockReason")
            } footer: {
                Text("Such as tomorrow, 13:00-14:30. Nothing can be booked then; visits that are booked stay.")
            }
            Section {
                Button("See what it changes") { presenter.didTapSave() }
                    .disabled(!presenter.canSave)
                    .accessibilityIdentifier("availability.save")
            }
        }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { presenter.didTapCancel() }
                    .keyboardShortcut(.cancelAction)
                    .accessibilityIdentifier("availability.cancel")
            }
        }
        .onFirstAppear {
            presenter.locale = locale
            focus = .blockDate
        }
        .inlineNavigationTitle("Block time")
        .interactiveDismissDisabled(presenter.hasChanged || presenter.progressViewParameters != nil)
        .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
        .progressView(parameters: presenter.progressViewParameters)
        .alert(parameters: $presenter.formAlertParameters)
        .focus($focus, on: $presenter.wrongField, after: presenter.formAlertParameters)
    }
}

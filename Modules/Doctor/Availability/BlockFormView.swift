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
                BlockFields(draft: $presenter.draft, focus: $focus)
            } footer: {
                Text(
                    """
                    Such as tomorrow, 13:00-14:30; or 24 Dec - 2 Jan, without times for whole days. \
                    Nothing can be booked then; visits that are booked stay.
                    """)
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

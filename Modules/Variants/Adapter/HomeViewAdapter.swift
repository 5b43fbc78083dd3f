import Combine
import ViperKit

/// Stands between a Presenter, which tells its View things, and a View, which is a value and observes.
///
/// It does not keep the View that it serves: the View's state keeps it, and so a screen that goes takes all with it.
@MainActor
final class HomeViewAdapter: ObservableObject, HomeViewInput {
    @Published private(set) var viewModel = HomeViewModel.defaultModel
    @Published var alertParameters: AlertParameters?
    @Published var confirmationDialogParameters: ConfirmationDialogParameters?
    let output: any HomeViewOutput

    init(output: any HomeViewOutput) {
        self.output = output
    }

    func update(with viewModel: HomeViewModel) {
        self.viewModel = viewModel
    }

    func show(_ alert: AlertParameters) {
        alertParameters = alert
    }

    func ask(_ dialog: ConfirmationDialogParameters) {
        confirmationDialogParameters = dialog
    }
}

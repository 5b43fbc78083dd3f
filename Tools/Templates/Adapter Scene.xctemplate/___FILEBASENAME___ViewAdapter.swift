import Combine
import ViperKit

/// Stands between the View, which is a value, and the Presenter: what the one is told, the other sees. It does not hold
/// the View, which holds it.
@MainActor
final class ___VARIABLE_productName:identifier___ViewAdapter: ObservableObject, ___VARIABLE_productName:identifier___ViewInput {
    @Published private(set) var viewModel = ___VARIABLE_productName:identifier___ViewModel.defaultModel
___VARIABLE_ifInteractor___    @Published var alertParameters: AlertParameters?
___VARIABLE_end___
    let output: any ___VARIABLE_productName:identifier___ViewOutput

    init(output: any ___VARIABLE_productName:identifier___ViewOutput) {
        self.output = output
    }

    func update(with viewModel: ___VARIABLE_productName:identifier___ViewModel) {
        self.viewModel = viewModel
    }
___VARIABLE_ifInteractor___
    func show(_ alert: AlertParameters) {
        alertParameters = alert
    }
___VARIABLE_end___}

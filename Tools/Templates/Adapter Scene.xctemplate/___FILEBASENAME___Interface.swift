import ViperKit

/// What the Presenter tells the View: the adapter takes it, for a View that is a value cannot.
@MainActor
protocol ___VARIABLE_productName:identifier___ViewInput: AnyObject {
    func update(with viewModel: ___VARIABLE_productName:identifier___ViewModel)
___VARIABLE_ifInteractor___    func show(_ alert: AlertParameters)
___VARIABLE_end___}

/// What the View tells the Presenter.
@MainActor
protocol ___VARIABLE_productName:identifier___ViewOutput: AnyObject {
    func viewDidLoad(___VARIABLE_ifRouter___navigator: NavigationStackCoordinator?___VARIABLE_end___)
___VARIABLE_ifInteractor___    func didPullToRefresh()
___VARIABLE_end______VARIABLE_ifDelegate___    func didTapDone()
___VARIABLE_end___}
___VARIABLE_ifInteractor___
/// What the Presenter asks for. The answers come to the output.
@MainActor
protocol ___VARIABLE_productName:identifier___InteractorInput: AnyObject {
    func fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters____ parameters: ___VARIABLE_productName:identifier___Parameters___VARIABLE_end___)
}

/// What the Interactor answers.
@MainActor
protocol ___VARIABLE_productName:identifier___InteractorOutput: AnyObject {
    func received(_ entity: ___VARIABLE_productName:identifier___Entity)
    func failed(_ error: any Error)
}

/// What each app asks of its own data.
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___Interactive: Sendable {
    func fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters____ parameters: ___VARIABLE_productName:identifier___Parameters___VARIABLE_end___) async throws -> ___VARIABLE_productName:identifier___Entity
}
___VARIABLE_end______VARIABLE_ifRouter___
/// Where ___VARIABLE_productName:identifier___ leads.
@MainActor
protocol ___VARIABLE_productName:identifier___RouterInput: AnyObject {
    /// The stack to navigate; nil before the View is in one.
    var navigator: NavigationStackCoordinator? { get set }
}
___VARIABLE_end______VARIABLE_ifDelegate___
/// Is told when ___VARIABLE_productName:identifier___ is done.
@MainActor
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___Delegate: AnyObject {
    func didFinish___VARIABLE_productName:identifier___()
}
___VARIABLE_end___
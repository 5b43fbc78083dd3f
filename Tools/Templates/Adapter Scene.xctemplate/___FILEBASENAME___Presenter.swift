import ViperKit

@MainActor
___VARIABLE_ifInteractor___// viper:ignore V019 in this form it asks InteractorInput, and the Interactor asks each app's own
___VARIABLE_end___final class ___VARIABLE_productName:identifier___Presenter: ___VARIABLE_productName:identifier___ViewOutput {
    weak var view: (any ___VARIABLE_productName:identifier___ViewInput)?

___VARIABLE_ifInteractor___    private let interactor: any ___VARIABLE_productName:identifier___InteractorInput
___VARIABLE_end______VARIABLE_ifRouter___    private let router: any ___VARIABLE_productName:identifier___RouterInput
___VARIABLE_end______VARIABLE_ifParameters___    private let parameters: ___VARIABLE_productName:identifier___Parameters
___VARIABLE_end______VARIABLE_ifDelegate___    private weak var delegate: (any ___VARIABLE_productName:identifier___Delegate)?
___VARIABLE_end___    private var viewModel = ___VARIABLE_productName:identifier___ViewModel.defaultModel {
        didSet {
            if viewModel != oldValue { view?.update(with: viewModel) }
        }
    }

    init(___VARIABLE_ifInteractor___interactor: any ___VARIABLE_productName:identifier___InteractorInput, ___VARIABLE_end______VARIABLE_ifRouter___router: any ___VARIABLE_productName:identifier___RouterInput, ___VARIABLE_end______VARIABLE_ifParameters___parameters: ___VARIABLE_productName:identifier___Parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: (any ___VARIABLE_productName:identifier___Delegate)?___VARIABLE_end___) {
___VARIABLE_ifInteractor___        self.interactor = interactor
___VARIABLE_end______VARIABLE_ifRouter___        self.router = router
___VARIABLE_end______VARIABLE_ifParameters___        self.parameters = parameters
___VARIABLE_end______VARIABLE_ifDelegate___        self.delegate = delegate
___VARIABLE_end___    }

    func viewDidLoad(___VARIABLE_ifRouter___navigator: NavigationStackCoordinator?___VARIABLE_end___) {
___VARIABLE_ifRouter___        router.navigator = navigator
___VARIABLE_end______VARIABLE_ifParameters___        viewModel.heading = parameters.id
___VARIABLE_end______VARIABLE_ifInteractor___        fetch()
___VARIABLE_end___    }
___VARIABLE_ifInteractor___
    func didPullToRefresh() {
        fetch()
    }
___VARIABLE_end______VARIABLE_ifDelegate___
    func didTapDone() {
        delegate?.didFinish___VARIABLE_productName:identifier___()
    }
___VARIABLE_end______VARIABLE_ifInteractor___
    private func fetch() {
        viewModel.isLoading = true
        interactor.fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters___parameters___VARIABLE_end___)
    }
___VARIABLE_end___}
___VARIABLE_ifInteractor___
extension ___VARIABLE_productName:identifier___Presenter: ___VARIABLE_productName:identifier___InteractorOutput {
    func received(_ entity: ___VARIABLE_productName:identifier___Entity) {
        viewModel.isLoading = false
        viewModel.lines = entity.lines
    }

    func failed(_ error: any Error) {
        viewModel.isLoading = false
        view?.show(AlertParameters(error: error))
    }
}
___VARIABLE_end___
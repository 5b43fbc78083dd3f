import ViperKit

/// The ViewController holds it, so that the view is there for as long as it is.
@MainActor
___VARIABLE_access___ final class ___VARIABLE_productName:identifier___Presenter: ___VARIABLE_productName:identifier___Presentable {
    private unowned let view: any ___VARIABLE_productName:identifier___Viewable
___VARIABLE_ifRouter___    private let router: any ___VARIABLE_productName:identifier___Routable
___VARIABLE_end______VARIABLE_ifInteractor___    private let interactor: any ___VARIABLE_productName:identifier___Interactive
___VARIABLE_end______VARIABLE_ifParameters___    private let parameters: ___VARIABLE_productName:identifier___Parameters
___VARIABLE_end______VARIABLE_ifDelegate___    private weak var delegate: (any ___VARIABLE_productName:identifier___Delegate)?
___VARIABLE_end______VARIABLE_ifInteractor___    private let tasks = SceneTasks()
    private var entity: ___VARIABLE_productName:identifier___Entity?
___VARIABLE_end___
    ___VARIABLE_access___ init(view: any ___VARIABLE_productName:identifier___Viewable, ___VARIABLE_ifRouter___router: any ___VARIABLE_productName:identifier___Routable, ___VARIABLE_end______VARIABLE_ifInteractor___interactor: any ___VARIABLE_productName:identifier___Interactive, ___VARIABLE_end______VARIABLE_ifParameters___parameters: ___VARIABLE_productName:identifier___Parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: (any ___VARIABLE_productName:identifier___Delegate)?___VARIABLE_end___) {
        self.view = view
___VARIABLE_ifRouter___        self.router = router
___VARIABLE_end______VARIABLE_ifInteractor___        self.interactor = interactor
___VARIABLE_end______VARIABLE_ifParameters___        self.parameters = parameters
___VARIABLE_end______VARIABLE_ifDelegate___        self.delegate = delegate
___VARIABLE_end___    }
___VARIABLE_ifInteractorOrParameters___
    ___VARIABLE_access___ var sections: [[String]] {
        [
___VARIABLE_ifParameters___            [parameters.id],
___VARIABLE_end______VARIABLE_ifInteractor___            entity?.lines ?? [],
___VARIABLE_end___        ]
    }
___VARIABLE_end______VARIABLE_ifInteractor___
    ___VARIABLE_access___ func viewDidLoad() {
        view.startActivityIndicatorAnimationAndDisableInteraction()
        fetch()
    }

    ___VARIABLE_access___ func didPullToRefresh() {
        fetch()
    }
___VARIABLE_end______VARIABLE_ifDelegate___
    ___VARIABLE_access___ func didTapDone() {
        delegate?.didFinish___VARIABLE_productName:identifier___()
    }
___VARIABLE_end______VARIABLE_ifInteractor___
    private func fetch() {
        tasks.start("fetch", for: self) { [___VARIABLE_ifParameters___parameters, ___VARIABLE_end___interactor] in
            try await interactor.fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters___parameters___VARIABLE_end___)
        } then: { presenter, result in
            presenter.view.stopActivityIndicatorAnimationAndEnableInteraction()
            presenter.view.endRefreshing()
            switch result {
            case .success(let entity):
                presenter.entity = entity
                presenter.view.reloadSections()
            case .failure(let error):
                presenter.view.presentAlert(parameters: UIAlertParameters(error: error))
            }
        }
    }
___VARIABLE_end___}

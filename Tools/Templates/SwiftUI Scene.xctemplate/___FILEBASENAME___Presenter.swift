import Combine
import ViperKit

@MainActor
___VARIABLE_access___ final class ___VARIABLE_productName:identifier___Presenter___VARIABLE_ifInteractor___<Interactor: ___VARIABLE_productName:identifier___Interactive>___VARIABLE_end___: ___VARIABLE_productName:identifier___Presentable {
___VARIABLE_ifInteractor___    @Published ___VARIABLE_access___ private(set) var entity = Fetched<___VARIABLE_productName:identifier___Entity>()
___VARIABLE_end___    @Published ___VARIABLE_access___ var alertParameters: AlertParameters?
    @Published ___VARIABLE_access___ var progressViewParameters: ProgressViewParameters?
    @Coordinated ___VARIABLE_access___ var navigationStackCoordinator: NavigationStackCoordinator?

___VARIABLE_ifInteractor___    private let interactor: Interactor
___VARIABLE_end______VARIABLE_ifParameters___    private let parameters: ___VARIABLE_productName:identifier___Parameters
___VARIABLE_end______VARIABLE_ifDelegate___    private weak var delegate: (any ___VARIABLE_productName:identifier___Delegate)?
___VARIABLE_end______VARIABLE_ifInteractor___    private let tasks = SceneTasks()
___VARIABLE_end___
    ___VARIABLE_access___ init(___VARIABLE_ifInteractor___interactor: Interactor, ___VARIABLE_end______VARIABLE_ifParameters___parameters: ___VARIABLE_productName:identifier___Parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: (any ___VARIABLE_productName:identifier___Delegate)?___VARIABLE_end___) {
___VARIABLE_ifInteractor___        self.interactor = interactor
___VARIABLE_end______VARIABLE_ifParameters___        self.parameters = parameters
___VARIABLE_end______VARIABLE_ifDelegate___        self.delegate = delegate
___VARIABLE_end___    }
___VARIABLE_ifParameters___
    ___VARIABLE_access___ var heading: String { parameters.id }
___VARIABLE_end___
    ___VARIABLE_access___ func didLoad() {
___VARIABLE_ifInteractor___        fetch(progress: ProgressViewParameters())
___VARIABLE_end___    }
___VARIABLE_ifInteractor___
    ___VARIABLE_access___ func didPullToRefresh() async {
        await fetch().value
    }
___VARIABLE_end______VARIABLE_ifDelegate___
    ___VARIABLE_access___ func didTapDone() {
        delegate?.didFinish___VARIABLE_productName:identifier___()
    }
___VARIABLE_end______VARIABLE_ifInteractor___
    @discardableResult
    private func fetch(progress: ProgressViewParameters? = nil) -> Task<Void, Never> {
        tasks.fetch(\.entity, of: self, announcing: true, progress: progress) { [___VARIABLE_ifParameters___parameters, ___VARIABLE_end___interactor] in
            try await interactor.fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters___parameters___VARIABLE_end___)
        }
    }
___VARIABLE_end___}

import Combine
___VARIABLE_ifInteractorOrRouter___import ViperKit
___VARIABLE_end___
@MainActor
final class ___VARIABLE_productName:identifier___Presenter: ObservableObject {
___VARIABLE_ifInteractor___    @Published private(set) var entity: ___VARIABLE_productName:identifier___Entity?
    @Published private(set) var progress: ProgressViewParameters?
    @Published var alert: AlertParameters?

    private let interactor: any ___VARIABLE_productName:identifier___InteractorInterface
___VARIABLE_end______VARIABLE_ifRouter___    private let wireframe: any ___VARIABLE_productName:identifier___WireframeInterface
___VARIABLE_end______VARIABLE_ifParameters___    private let parameters: ___VARIABLE_productName:identifier___Parameters
___VARIABLE_end______VARIABLE_ifDelegate___    private weak var delegate: (any ___VARIABLE_productName:identifier___Delegate)?
___VARIABLE_end______VARIABLE_ifInteractor___    private let tasks = SceneTasks()
___VARIABLE_end___
    init(___VARIABLE_ifInteractor___interactor: any ___VARIABLE_productName:identifier___InteractorInterface, ___VARIABLE_end______VARIABLE_ifRouter___wireframe: any ___VARIABLE_productName:identifier___WireframeInterface, ___VARIABLE_end______VARIABLE_ifParameters___parameters: ___VARIABLE_productName:identifier___Parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: (any ___VARIABLE_productName:identifier___Delegate)?___VARIABLE_end___) {
___VARIABLE_ifInteractor___        self.interactor = interactor
___VARIABLE_end______VARIABLE_ifRouter___        self.wireframe = wireframe
___VARIABLE_end______VARIABLE_ifParameters___        self.parameters = parameters
___VARIABLE_end______VARIABLE_ifDelegate___        self.delegate = delegate
___VARIABLE_end___    }
___VARIABLE_ifParameters___
    /// What the scene was opened with, in words.
    var heading: String { parameters.id }
___VARIABLE_end______VARIABLE_ifInteractor___
    func didLoad() {
        progress = ProgressViewParameters()
        fetch()
    }

    func didPullToRefresh() async {
        await fetch().value
    }
___VARIABLE_end______VARIABLE_ifDelegate___
    func didTapDone() {
        delegate?.didFinish___VARIABLE_productName:identifier___()
    }
___VARIABLE_end______VARIABLE_ifInteractor___
    @discardableResult
    private func fetch() -> Task<Void, Never> {
        tasks.start("fetch", for: self) { [___VARIABLE_ifParameters___parameters, ___VARIABLE_end___interactor] in
            try await interactor.fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters___parameters___VARIABLE_end___)
        } then: { presenter, result in
            presenter.progress = nil
            switch result {
            case .success(let entity): presenter.entity = entity
            case .failure(let error): presenter.alert = AlertParameters(error: error)
            }
        }
    }
___VARIABLE_end___}

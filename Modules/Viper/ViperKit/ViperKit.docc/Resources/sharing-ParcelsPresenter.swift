import Combine
import ParcelModel
import ViperKit

@MainActor
public final class ParcelsPresenter<Interactor: ParcelsInteractive>: ParcelsPresentable {
    @Published public private(set) var parcels = Fetched<ParcelsEntity>()
    @Published public var alertParameters: AlertParameters?
    @Published public var progressViewParameters: ProgressViewParameters?
    @Coordinated public var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private let tasks = SceneTasks()

    public init(interactor: Interactor) {
        self.interactor = interactor
    }

    public func didLoad() {
        fetch(progress: ProgressViewParameters())
    }

    public func didTapAction(on parcel: Parcel) {
        tasks.perform(for: self) { [interactor] in
            try await interactor.act(on: parcel)
        } then: { presenter, _ in
            presenter.fetch()
        }
    }

    private func fetch(progress: ProgressViewParameters? = nil) {
        tasks.fetch(\.parcels, of: self, announcing: true, progress: progress) { [interactor] in
            try await interactor.fetchParcels()
        }
    }
}

@testable import viper

extension CorpusScene {
    /// Who keeps whom, told by more than a word at the end of a name.
    static let owners: [CorpusScene] = [
        CorpusScene(
            "A lock whose Interactor keeps its Presenter", .viper,
            """
            // App/Lock/LockProtocols.swift
            protocol LockInteractorInputProtocol: AnyObject { func unlock() }
            protocol LockInteractorOutputProtocol: AnyObject { func didUnlock() }
            // App/Lock/LockInteractor.swift
            final class LockInteractor: LockInteractorInputProtocol {
                let presenter: LockInteractorOutputProtocol

                init(presenter: LockInteractorOutputProtocol) { self.presenter = presenter }

                func unlock() { presenter.didUnlock() }
            }
            // App/Lock/LockPresenter.swift
            final class LockPresenter: LockInteractorOutputProtocol {
                weak var interactor: LockInteractorInputProtocol?

                func didUnlock() {}
            }
            """),
        CorpusScene(
            "A list whose protocols are called by the way that they answer", .viper,
            """
            // App/Photos/PhotosViewController.swift
            import UIKit

            final class PhotosViewController: UIViewController {
                var presenter: PhotosPresenterProtocolOutput?
            }
            // App/Photos/PhotosPresenter.swift
            final class PhotosPresenter {
                weak var viewController: PhotosPresenterProtocolInput?
                var interactor: PhotosInteractorProtocolOutput?
            }
            // App/Photos/PhotosInteractor.swift
            final class PhotosInteractor {
                weak var presenter: PhotosInteractorProtocolInput?
                var worker: PhotosWorkerProtocolOutput?
            }
            """),
        CorpusScene(
            "A table that keeps its own delegate", .viper,
            """
            // App/Wallets/WalletsViewController.swift
            import UIKit

            final class WalletsViewController: UIViewController {
                private lazy var delegate = createDelegate()
                var presenter: WalletsPresenterProtocol?

                private func createDelegate() -> UITableViewDelegate { WalletsTable() }
            }
            // App/Wallets/WalletsPresenter.swift
            protocol WalletsPresenterProtocol: AnyObject {}

            final class WalletsPresenter: WalletsPresenterProtocol {
                weak var view: WalletsViewController?
                var searchDelegate: WalletsSearchManagerDelegate?
                var moduleOutput: WalletsModuleOutput? // expect V022
            }
            """),
        CorpusScene(
            "A clock whose closures keep those who keep it", .viper,
            """
            // App/Clock/ClockPresenter.swift
            final class ClockPresenter {
                weak var view: ClockViewProtocol?
                private let interactor: ClockInteractorProtocol
                private var onStop: (() -> Void)?

                init(interactor: ClockInteractorProtocol) { self.interactor = interactor }

                func start() {
                    interactor.onTick = { [view] in view?.tick() } // expect V060
                    interactor.onHour = { [weak view] in view?.tick() }
                    onStop = { self.stop() } // expect V060
                    interactor.fetch { self.stop() }
                }

                func stop() {}
            }
            // App/Clock/ClockInteractor.swift
            protocol ClockInteractorProtocol: AnyObject {}

            final class ClockInteractor: ClockInteractorProtocol {
                weak var output: ClockInteractorOutput?
                private let timer = Ticker()

                func start() {
                    timer.onFire = { [output] in output?.didTick() } // expect V060
                    timer.onEnd = { [weak output] in output?.didTick() }
                }
            }
            // App/Clock/ClockViewController.swift
            import UIKit

            protocol ClockViewProtocol: AnyObject {}

            final class ClockViewController: UIViewController, ClockViewProtocol {
                private let presenter: ClockPresenter
                private let button = StopButton()

                func build() { button.onTap = { [presenter] in presenter.stop() } }
            }
            """),
    ]
}

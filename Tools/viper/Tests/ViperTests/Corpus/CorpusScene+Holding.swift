@testable import viper

extension CorpusScene {
    /// Who holds whom in closures, accessors and what is handed over.
    static let holding: [CorpusScene] = [
        CorpusScene(
            "Closures that hold nobody who keeps them", .viper,
            ##"""
            // App/Radio/RadioPresenter.swift
            import RxSwift

            final class RadioPresenter {
                private weak var view: RadioViewInput?
                private let interactor: RadioInteractor
                private let router: RadioRouter
                private let bag = DisposeBag()
                private lazy var dial: Dial = { [unowned self] in
                    let dial = Dial()
                    dial.onTurn = { self.interactor.tune($0) }
                    return dial
                }()

                func didLoad() {
                    interactor.stations.bind(weak: self) { (self, station) in self.show(station) }.disposed(by: bag)
                    interactor.songs.withUnretained(self).subscribe { `self`, song in self.show(song) }.disposed(by: bag)
                    interactor.cards.map { try decode(Card.self, from: $0) }.subscribe().disposed(by: bag)
                }

                func show(_ item: Any) {}
            }
            // App/Radio/RadioViewController.swift
            import UIKit

            final class RadioViewController: UIViewController {
                var presenter: RadioPresenter!
            }
            // App/Radio/RadioInteractor.swift
            final class RadioInteractor {}
            // App/Radio/RadioRouter.swift
            final class RadioRouter {}
            """##),
        CorpusScene(
            "Subscriptions that hold their owner, each told of once", .viper,
            ##"""
            // App/Bids/BidsPresenter.swift
            import Combine

            final class BidsPresenter: ObservableObject {
                @Published var count = 0
                private let interactor: BidsInteractor
                private let router: BidsRouter
                private var cancellables: Set<AnyCancellable> = []

                init(interactor: BidsInteractor, router: BidsRouter) {
                    self.interactor = interactor
                    self.router = router
                    interactor.bids.map(\.count).assign(to: \.count, on: self).store(in: &cancellables) // expect V060
                    interactor.news.sink(receiveValue: show).store(in: &cancellables) // expect V060
                    interactor.bids.sink(receiveCompletion: { _ in self.end() }, receiveValue: { _ in // expect V060
                        self.count += 1
                    }).store(in: &cancellables)
                    interactor.ends.sink { [weak self] _ in
                        guard let self else { return }
                        self.interactor.onEnd = { self.end() } // expect V060
                    }.store(in: &cancellables)
                    interactor.news.sink(receiveValue: log).store(in: &cancellables)
                }

                private func show(_ news: String) {}
                private func end() {}
            }
            // App/Bids/BidsView.swift
            import SwiftUI

            struct BidsView: View {
                @ObservedObject var presenter: BidsPresenter
                var body: some View { Text("\(presenter.count)") }
            }
            // App/Bids/BidsInteractor.swift
            final class BidsInteractor {}
            // App/Bids/BidsRouter.swift
            final class BidsRouter {}
            """##),
        CorpusScene(
            "A wireframe that hands on what it was given, and asks for more", .viper,
            ##"""
            // App/Purse/PurseWireframe.swift
            import UIKit

            final class PurseWireframe {
                func showCard(on controller: UIViewController?) {
                    let history = HistoryService(store: HistoryStore.shared, session: URLSession.shared)
                    let card = CardViewController(model: CardModel(rates: RateService.shared, history: history))
                    controller?.present(card, animated: true)
                }

                func showLimits(on controller: UIViewController?) {
                    let account = PurseSettings.shared.currentAccount // expect V058
                    controller?.show(LimitsViewController(account: account), sender: nil)
                    PurseSettings.shared.save()
                }
            }
            // App/Purse/PursePresenter.swift
            final class PursePresenter {
                private weak var view: PurseViewProtocol?
                private let wireframe: PurseWireframe

                func didLoad() { LoginRepository.shared.refresh() } // expect V058
            }
            // App/Purse/PurseViewController.swift
            import UIKit

            final class PurseViewController: UIViewController {
                var presenter: PursePresenter!

                func warn() { present(ModalAlertFactory.createAlert("No"), animated: true) }
            }
            // App/Purse/PurseInteractor.swift
            final class PurseInteractor {}
            """##),
        CorpusScene(
            "A presenter that keeps its children’s controllers", .viper,
            ##"""
            // App/Post/PostPresenter.swift
            import Foundation

            final class PostPresenter {
                private weak var weakView: UIViewController?
                var feedViewController: UIViewController?
                var viewController: UIViewController {
                    let view = weakView ?? makeView()
                    return view
                }
                private let interactor: PostInteractor
            }
            // App/Post/PostViewController.swift
            import UIKit

            final class PostViewController: UIViewController {
                var presenter: PostPresenter!

                @objc func swipe() {
                    let pan = UIPanGestureRecognizer(
                        target: self, action: #selector
                        (PostViewController.pan(_:)))
                    view.addGestureRecognizer(pan)
                }

                @objc func pan(_ recognizer: UIPanGestureRecognizer) {}
            }
            // App/Post/PostInteractor.swift
            final class PostInteractor {
                let output: PostInteractorOutput // expect V022
            }
            // App/Post/PostInteractorOutput.swift
            protocol PostInteractorOutput: AnyObject {}
            // App/Post/PostRouter.swift
            final class PostRouter {}
            """##),
        CorpusScene(
            "Interactors that end their subscriptions with their lives", .ribs,
            ##"""
            // App/Ride/RideInteractor.swift
            import RIBs
            import RxSwift

            protocol RideRouting: ViewableRouting {}
            protocol RidePresentable: Presentable {}

            final class RideInteractor: PresentableInteractor<RidePresentable> {
                weak var router: RideRouting?
                private var cancellables: Set<AnyCancellable> = []

                override func didBecomeActive() {
                    super.didBecomeActive()
                    stream.rides.subscribe(onNext: { _ in self.show() }).disposeOnDeactivate(interactor: self)
                    stream.places.sink { _ in self.show() }.store(in: &cancellables)
                }

                override func willResignActive() {
                    super.willResignActive()
                    cancellables.removeAll()
                }

                private func show() {}
            }
            // App/Ride/RideRouter.swift
            import RIBs

            final class RideRouter: ViewableRouter<RideInteractor, RideViewControllable>, RideRouting {}
            // App/Ride/RideBuilder.swift
            import RIBs

            protocol RideViewControllable: ViewControllable {}

            final class RideBuilder: Builder<RideDependency> {}
            // App/Ride/RideViewController.swift
            import RIBs

            final class RideViewController: UIViewController, RidePresentable, RideViewControllable {}
            """##),
        CorpusScene(
            "A View whose delegate is its Presenter", .viper,
            ##"""
            // App/Debug/IDebugView.swift
            protocol IDebugView: AnyObject {}
            protocol IDebugViewDelegate {
                func onLoad()
            }
            // App/Debug/DebugPresenter.swift
            final class DebugPresenter {
                weak var view: IDebugView?
                private let interactor: DebugInteractor
            }

            extension DebugPresenter: IDebugViewDelegate {
                func onLoad() {}
            }
            // App/Debug/DebugViewController.swift
            import UIKit

            final class DebugViewController: UIViewController, IDebugView {
                private let delegate: IDebugViewDelegate
            }
            // App/Debug/DebugInteractor.swift
            final class DebugInteractor {}
            // App/Debug/DebugRouter.swift
            final class DebugRouter {}
            """##),
        CorpusScene(
            "Looks that everybody shares, and services that are made in place", .viper,
            ##"""
            // App/Shop/LookStorage.swift
            import UIKit

            final class LookStorage {
                static let shared = LookStorage()
                var tint: UIColor = .red
                var title: UIFont = .systemFont(ofSize: 12)
            }
            // App/Shop/ShopViewController.swift
            import UIKit

            final class ShopViewController: UIViewController {
                var presenter: ShopPresenter!
                private lazy var orders = OrderService() // expect V058
                private let retry = RetryView()

                override func viewDidLoad() {
                    view.tintColor = LookStorage.shared.tint
                    retry.onTap = reload // expect V060
                }

                private func reload() { orders.fetch() }
            }
            // App/Shop/ShopPresenter.swift
            import UIKit // expect V020

            final class ShopPresenter {
                private weak var view: ShopViewController?
                private let interactor: ShopInteractor

                func didTapHelp() { UIApplication.shared.open(help) }
            }
            // App/Shop/ShopInteractor.swift
            final class ShopInteractor {}
            // App/Shop/ShopRouter.swift
            final class ShopRouter {}
            """##),
    ]
}

@testable import viper

extension CorpusScene {
    /// UIKit, protocols that end in Protocol, and Routers that make their module.
    static let protocols: [CorpusScene] = [
        CorpusScene(
            "A cart in order", .viper,
            """
            // App/Cart/CartProtocols.swift
            import UIKit

            protocol CartViewProtocol: AnyObject { func show(_ items: [String]) }
            protocol CartPresenterProtocol: AnyObject { func viewDidLoad() }
            protocol CartInteractorInputProtocol: AnyObject { func load() }
            protocol CartInteractorOutputProtocol: AnyObject { func didLoad(_ items: [String]) }
            protocol CartRouterProtocol: AnyObject { func toCheckout() }
            // App/Cart/CartViewController.swift
            import UIKit

            final class CartViewController: UIViewController, CartViewProtocol {
                var presenter: CartPresenterProtocol?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    presenter?.viewDidLoad()
                }

                func show(_ items: [String]) {
                    let alert = UIAlertController(title: items.first, message: nil, preferredStyle: .alert)
                    present(alert, animated: true)
                }
            }
            // App/Cart/CartPresenter.swift
            import Foundation

            class CartPresenter: CartPresenterProtocol {
                weak var view: CartViewProtocol?
                var interactor: CartInteractorInputProtocol?
                var router: CartRouterProtocol?

                func viewDidLoad() { interactor?.load() }
            }

            extension CartPresenter: CartInteractorOutputProtocol {
                func didLoad(_ items: [String]) { view?.show(items) }
            }
            // App/Cart/CartInteractor.swift
            import Foundation

            class CartInteractor: CartInteractorInputProtocol {
                weak var presenter: CartInteractorOutputProtocol?
                var items: [String] = []

                func load() {
                    URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { [weak self] _, _, _ in
                        self?.presenter?.didLoad(UserDefaults.standard.stringArray(forKey: "cart") ?? [])
                    }.resume()
                }
            }
            // App/Cart/CartRouter.swift
            import UIKit

            class CartRouter: CartRouterProtocol {
                weak var viewController: UIViewController?

                static func createModule() -> UIViewController {
                    let view = CartViewController()
                    let presenter = CartPresenter()
                    let interactor = CartInteractor()
                    let router = CartRouter()
                    view.presenter = presenter
                    presenter.view = view
                    presenter.interactor = interactor
                    presenter.router = router
                    interactor.presenter = presenter
                    router.viewController = view
                    return view
                }

                func toCheckout() {
                    viewController?.navigationController?.pushViewController(CheckoutRouter.createModule(), animated: true)
                }
            }
            """),
        CorpusScene(
            "A presenter that fetches by itself", .viper,
            """
            // App/Feed/FeedPresenter.swift
            import Foundation

            final class FeedPresenter: FeedPresenterProtocol {
                weak var view: FeedViewProtocol?
                var interactor: FeedInteractorProtocol?
                private let session: URLSession // expect V058

                init(session: URLSession) {
                    self.session = session
                }

                func didPull() {
                    URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
                }

                func didRate() {
                    UserDefaults.standard.set(true, forKey: "rated") // expect V058
                }

                func didLike() {
                    LikeService.shared.like() // expect V058
                    AnalyticsManager.shared.track("like")
                }
            }
            // App/Feed/FeedInteractor.swift
            import Foundation

            final class FeedInteractor: FeedInteractorProtocol {
                weak var presenter: FeedInteractorOutput?
            }
            // App/Feed/FeedViewController.swift
            import UIKit

            final class FeedViewController: UIViewController, FeedViewProtocol {
                var presenter: FeedPresenterProtocol?
            }
            """),
        CorpusScene(
            "A controller that fetches and keeps by itself", .viper,
            """
            // App/Notes/NotesViewController.swift
            import CoreData
            import UIKit

            final class NotesViewController: UIViewController {
                var presenter: NotesPresenterProtocol!
                var results: NSFetchedResultsController<Note>? // expect V058
                let context: NSManagedObjectContext // expect V058

                func load() {
                    let request = NSFetchRequest<Note>(entityName: "Note") // expect V058
                    NoteStore.shared.fetch(request) // expect V058
                    let name = UserDefaults.standard.string(forKey: "name") // expect V058
                    AF.request("notes").response { _ in } // expect V058
                    ThemeManager.shared.apply(to: view)
                }
            }
            // App/Notes/NotesPresenter.swift
            final class NotesPresenter: NotesPresenterProtocol {
                weak var view: NotesViewProtocol?
                var interactor: NotesInteractorProtocol!
            }
            // App/Notes/NotesInteractor.swift
            import CoreData

            final class NotesInteractor: NotesInteractorProtocol {
                let context: NSManagedObjectContext
            }
            """),
        CorpusScene(
            "A router that asks who is signed in", .viper,
            """
            // App/Start/StartRouter.swift
            import UIKit

            final class StartRouter: StartRouterProtocol {
                weak var viewController: UIViewController?

                class func createModule() -> UIViewController {
                    let presenter = StartPresenter(interactor: StartInteractor(service: UserService.shared))
                    return StartViewController(presenter: presenter)
                }

                func begin() {
                    if SessionManager.shared.isSignedIn { // expect V058
                        viewController?.show(HomeRouter.createModule(), sender: nil)
                    } else if UserDefaults.standard.bool(forKey: "seen") { // expect V058
                        viewController?.show(LoginRouter.createModule(), sender: nil)
                    }
                }
            }
            // App/Start/StartPresenter.swift
            final class StartPresenter {
                private let interactor: StartInteractor
            }
            // App/Start/StartInteractor.swift
            final class StartInteractor {}
            // App/Start/StartViewController.swift
            import UIKit

            final class StartViewController: UIViewController {
                private let presenter: StartPresenter
            }
            """),
        CorpusScene(
            "A controller that goes past its presenter", .viper,
            """
            // App/Orders/OrdersViewController.swift
            import UIKit

            final class OrdersViewController: UIViewController {
                var presenter: OrdersPresenterProtocol?
                var interactor: OrdersInteractorProtocol? // expect V059
                private let router: OrdersRouterProtocol // expect V059

                func reload() {
                    interactor?.fetch()
                    presenter?.interactor?.fetch() // expect V059
                    presenter?.router?.toOrder() // expect V059
                    presenter?.didReload()
                }
            }
            // App/Orders/OrdersPresenter.swift
            final class OrdersPresenter: OrdersPresenterProtocol {
                weak var view: OrdersViewProtocol?
                var interactor: OrdersInteractorProtocol?
                var router: OrdersRouterProtocol?
            }
            // App/Orders/OrdersInteractor.swift
            final class OrdersInteractor: OrdersInteractorProtocol {}
            // App/Orders/OrdersRouter.swift
            import UIKit

            final class OrdersRouter: OrdersRouterProtocol {
                weak var viewController: UIViewController?
            }
            """),
        CorpusScene(
            "A controller that makes its interactor", .viper,
            """
            // App/Search/SearchViewController.swift
            import UIKit

            final class SearchViewController: UIViewController {
                let interactor = SearchInteractor() // expect V059
                lazy var presenter = SearchPresenter()

                func search() { interactor.search() }
            }
            // App/Search/SearchPresenter.swift
            final class SearchPresenter {}
            // App/Search/SearchInteractor.swift
            final class SearchInteractor {
                func search() {}
            }
            """),
        CorpusScene(
            "Everybody holds everybody", .viper,
            """
            // App/Chat/ChatPresenter.swift
            final class ChatPresenter: ChatPresenterProtocol {
                var view: ChatViewProtocol? // expect V022
                var interactor: ChatInteractorProtocol?
                var router: ChatRouterProtocol?
                var delegate: ChatDelegate? // expect V022
            }
            // App/Chat/ChatInteractor.swift
            final class ChatInteractor: ChatInteractorProtocol {
                var presenter: ChatPresenterProtocol? // expect V022
            }
            // App/Chat/ChatRouter.swift
            import UIKit

            final class ChatRouter: ChatRouterProtocol {
                var viewController: UIViewController? // expect V022
                weak var navigationController: UINavigationController?
            }
            // App/Chat/ChatViewController.swift
            import UIKit

            final class ChatViewController: UIViewController, ChatViewProtocol {
                var presenter: ChatPresenterProtocol?
                var delegate: ChatViewControllerDelegate? // expect V022
            }
            """),
        CorpusScene(
            "A wireframe holds all, and the others know it weakly", .viper,
            """
            // App/Map/MapWireframe.swift
            import UIKit

            final class MapWireframe {
                var mapViewController: MapViewController?
                let presenter: MapPresenter
            }
            // App/Map/MapPresenter.swift
            final class MapPresenter {
                var view: MapViewProtocol?
                weak var wireframe: MapWireframe?
            }
            // App/Map/MapViewController.swift
            import UIKit

            final class MapViewController: UIViewController, MapViewProtocol {
                weak var presenter: MapPresenter?
            }
            """),
        CorpusScene(
            "Closures that stay", .viper,
            """
            // App/Timer/TimerPresenter.swift
            import Combine
            import Foundation

            final class TimerPresenter {
                weak var view: TimerViewProtocol?
                private let interactor: TimerInteractor
                private var cancellables: Set<AnyCancellable> = []

                func viewDidLoad() {
                    interactor.onTick = { self.view?.show() } // expect V060
                    interactor.onEnd = { [weak self] in self?.view?.hide() }
                    interactor.seconds.sink { self.view?.show($0) }.store(in: &cancellables) // expect V060
                    interactor.seconds.map { $0 + 1 }.sink { [weak self] in self?.view?.show($0) }.store(in: &cancellables)
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } // expect V060
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }
                    DispatchQueue.main.async { self.tick() }
                    names.forEach { self.add($0) }
                }
            }
            // App/Timer/TimerInteractor.swift
            final class TimerInteractor {
                var onTick: (() -> Void)?
                var onEnd: (() -> Void)?
            }
            // App/Timer/TimerViewController.swift
            import UIKit

            final class TimerViewController: UIViewController, TimerViewProtocol {
                private let presenter: TimerPresenter

                func bind() {
                    presenter.onChange = { [self] in reload() } // expect V060
                    presenter.onEnd = { [unowned self] in self.reload() }
                }
            }
            """),
        CorpusScene(
            "Segues past the router", .viper,
            """
            // App/List/ListViewController.swift
            import UIKit

            final class ListViewController: UIViewController {
                var presenter: ListPresenterProtocol!

                func tapRow() {
                    performSegue(withIdentifier: "detail", sender: nil) // expect V062
                }

                func tapAdd() {
                    let controller = AddViewController()
                    navigationController?.pushViewController(controller, animated: true) // expect V062
                }

                func tapHelp() {
                    let board = UIStoryboard(name: "Help", bundle: nil)
                    guard let help = board.instantiateInitialViewController() as? HelpViewController else { return }
                    present(UINavigationController(rootViewController: help), animated: true) // expect V062
                }

                func tapShare() {
                    let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
                    present(share, animated: true)
                }

                func close() { dismiss(animated: true) }
            }
            // App/List/ListPresenter.swift
            final class ListPresenter: ListPresenterProtocol {
                weak var view: ListViewProtocol?
                var router: ListRouterProtocol!

                func didTap() {
                    view?.navigationController?.pushViewController(DetailRouter.createModule(), animated: true) // expect V062
                }
            }
            // App/List/ListRouter.swift
            import UIKit

            final class ListRouter: ListRouterProtocol {
                weak var viewController: UIViewController?

                func toDetail() { viewController?.performSegue(withIdentifier: "detail", sender: nil) }
            }
            """),
        CorpusScene(
            "A presenter of views", .viper,
            """
            // App/Album/AlbumPresenter.swift
            import UIKit // expect V020

            final class AlbumPresenter: AlbumPresenterProtocol {
                weak var view: AlbumViewProtocol?
                var interactor: AlbumInteractorProtocol?

                func cell(_ table: UITableView) -> UITableViewCell { table.dequeueReusableCell(withIdentifier: "photo")! }
            }
            // App/Album/AlbumInteractor.swift
            import UIKit // expect V030

            final class AlbumInteractor: AlbumInteractorProtocol {
                func share(from controller: UIViewController) {}
            }
            // App/Photo/PhotoPresenter.swift
            import UIKit

            final class PhotoPresenter: PhotoPresenterProtocol {
                weak var view: PhotoViewProtocol?
                var image: UIImage?
            }
            // App/Photo/PhotoInteractor.swift
            import UIKit

            final class PhotoInteractor: PhotoInteractorProtocol {
                var color: UIColor = .red
            }
            // App/Crop/CropPresenter.swift
            import UIKit // expect V020

            final class CropPresenter: CropPresenterProtocol {
                weak var view: CropViewProtocol?
            }
            // App/Crop/CropInteractor.swift
            import UIKit

            final class CropInteractor: CropInteractorProtocol {}
            """),
    ]
}

@testable import viper

extension CorpusScene {
    /// UIKit, protocols that say from whom to whom.
    static let directions: [CorpusScene] = [
        CorpusScene(
            "Directions in order", .viper,
            """
            // Quotes/Modules/Quotes/Contract/QuotesContract.swift
            protocol PresenterToViewQuotesProtocol: AnyObject {}
            protocol ViewToPresenterQuotesProtocol: AnyObject {}
            protocol PresenterToInteractorQuotesProtocol: AnyObject {}
            protocol InteractorToPresenterQuotesProtocol: AnyObject {}
            protocol PresenterToRouterQuotesProtocol: AnyObject {}
            // Quotes/Modules/Quotes/Presenter/QuotesPresenter.swift
            class QuotesPresenter: ViewToPresenterQuotesProtocol {
                weak var view: PresenterToViewQuotesProtocol?
                var interactor: PresenterToInteractorQuotesProtocol?
                var router: PresenterToRouterQuotesProtocol?
            }
            // Quotes/Modules/Quotes/Interactor/QuotesInteractor.swift
            class QuotesInteractor: PresenterToInteractorQuotesProtocol {
                weak var presenter: InteractorToPresenterQuotesProtocol?
            }
            // Quotes/Modules/Quotes/View/QuotesViewController.swift
            import UIKit

            class QuotesViewController: UIViewController {
                var presenter: ViewToPresenterQuotesProtocol?
            }
            // Quotes/Modules/Quotes/Router/QuotesRouter.swift
            import UIKit

            class QuotesRouter: PresenterToRouterQuotesProtocol {
                static func createModule() -> UINavigationController {
                    let controller = QuotesViewController()
                    let presenter = QuotesPresenter()
                    controller.presenter = presenter
                    controller.presenter?.interactor = QuotesInteractor()
                    controller.presenter?.interactor?.presenter = presenter
                    return UINavigationController(rootViewController: controller)
                }

                func push(on view: PresenterToViewQuotesProtocol) {
                    let detail = QuoteDetailRouter.createModule()
                    (view as? UIViewController)?.navigationController?.pushViewController(detail, animated: true)
                }
            }
            """),
        CorpusScene(
            "Directions the wrong way round", .viper,
            """
            // Quotes/Modules/Books/Presenter/BooksPresenter.swift
            class BooksPresenter: ViewToPresenterBooksProtocol {
                var view: PresenterToViewBooksProtocol? // expect V022
                var interactor: PresenterToInteractorBooksProtocol?
            }
            // Quotes/Modules/Books/Interactor/BooksInteractor.swift
            class BooksInteractor: PresenterToInteractorBooksProtocol {
                var presenter: InteractorToPresenterBooksProtocol? // expect V022
            }
            // Quotes/Modules/Books/View/BooksViewController.swift
            import UIKit

            class BooksViewController: UIViewController {
                var presenter: ViewToPresenterBooksProtocol?
                var router: PresenterToRouterBooksProtocol? // expect V059

                func tap() {
                    let board = UIStoryboard(name: "Main", bundle: nil)
                    let next = board.instantiateViewController(withIdentifier: "Book")
                    navigationController?.pushViewController(next, animated: true) // expect V062
                }
            }
            // Quotes/Modules/Books/Router/BooksRouter.swift
            import UIKit

            class BooksRouter: PresenterToRouterBooksProtocol {}
            """),
        CorpusScene(
            "Two places and a folder that is called Common", .viper,
            """
            // Shop/Common/Badge/BadgePresenter.swift
            final class BadgePresenter {
                weak var view: BadgeViewProtocol?
                let isShopUser = true
            }
            // Shop/Common/Badge/BadgeInteractor.swift
            final class BadgeInteractor {}
            // Shop/Core/Price/PricePresenter.swift
            final class PricePresenter {
                weak var view: PriceViewProtocol?
                let badge: BadgeState
            }
            // Shop/Core/Price/PriceInteractor.swift
            final class PriceInteractor {}
            // Shop/Features/Basket/BasketPresenter.swift
            final class BasketPresenter {
                weak var view: BasketViewProtocol?
            }
            // Shop/Features/Basket/BasketInteractor.swift
            final class BasketInteractor {}
            // Shop/Features/Basket/BadgeState.swift
            struct BadgeState {}
            """),
        CorpusScene(
            "Places of the same name", .viper,
            """
            // A/Screens/Home/HomePresenter.swift
            final class HomePresenter {
                private let defaults = UserDefaults.standard // expect V058
            }
            // A/Screens/Home/HomeInteractor.swift
            final class HomeInteractor {}
            // B/Screens/Home/HomePresenter.swift
            final class HomePresenter {
                private let defaults = UserDefaults.standard // expect V058
            }
            // B/Screens/Home/HomeInteractor.swift
            final class HomeInteractor {}
            """),
    ]
}

@testable import viper

extension CorpusScene {
    /// Clean Swift.
    static let clean: [CorpusScene] = [
        CorpusScene(
            "A list in order", .clean,
            """
            // App/Scenes/ListOrders/ListOrdersViewController.swift
            import UIKit

            protocol ListOrdersDisplayLogic: AnyObject { func display(_ model: ListOrders.ViewModel) }

            class ListOrdersViewController: UITableViewController, ListOrdersDisplayLogic {
                var interactor: ListOrdersBusinessLogic?
                var router: (NSObjectProtocol & ListOrdersRoutingLogic & ListOrdersDataPassing)?

                private func setup() {
                    let viewController = self
                    let interactor = ListOrdersInteractor()
                    let presenter = ListOrdersPresenter()
                    let router = ListOrdersRouter()
                    viewController.interactor = interactor
                    viewController.router = router
                    interactor.presenter = presenter
                    presenter.viewController = viewController
                    router.viewController = viewController
                    router.dataStore = interactor
                }

                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    router?.perform(NSSelectorFromString(segue.identifier ?? ""), with: segue)
                }

                func tap() { performSegue(withIdentifier: "ShowOrder", sender: nil) }

                func fetch() { interactor?.fetch(ListOrders.Request()) }
            }
            // App/Scenes/ListOrders/ListOrdersInteractor.swift
            import UIKit

            protocol ListOrdersBusinessLogic { func fetch(_ request: ListOrders.Request) }
            protocol ListOrdersDataStore { var orders: [Order]? { get } }

            class ListOrdersInteractor: ListOrdersBusinessLogic, ListOrdersDataStore {
                var presenter: ListOrdersPresentationLogic?
                var worker = OrdersWorker(store: OrdersMemStore())
                var orders: [Order]?
            }
            // App/Scenes/ListOrders/ListOrdersPresenter.swift
            import UIKit

            protocol ListOrdersPresentationLogic { func present(_ response: ListOrders.Response) }

            class ListOrdersPresenter: ListOrdersPresentationLogic {
                weak var viewController: ListOrdersDisplayLogic?
            }
            // App/Scenes/ListOrders/ListOrdersRouter.swift
            import UIKit

            protocol ListOrdersRoutingLogic { func routeToShowOrder(segue: UIStoryboardSegue?) }

            class ListOrdersRouter: NSObject, ListOrdersRoutingLogic {
                weak var viewController: ListOrdersViewController?
                var dataStore: ListOrdersDataStore?

                func routeToShowOrder(segue: UIStoryboardSegue?) {
                    let next = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Show")
                    viewController?.show(next, sender: nil)
                }
            }
            // App/Scenes/ListOrders/ListOrdersModels.swift
            enum ListOrders {
                struct Request {}
                struct Response {}
                struct ViewModel {}
            }
            """),
        CorpusScene(
            "A presenter that holds its controller", .clean,
            """
            // App/Scenes/Pay/PayPresenter.swift
            import UIKit // expect V020

            protocol PayPresentationLogic { func present() }

            class PayPresenter: PayPresentationLogic {
                var viewController: PayDisplayLogic? // expect V022

                func alert() -> UIAlertController { UIAlertController(title: nil, message: nil, preferredStyle: .alert) }
            }
            // App/Scenes/Pay/PayRouter.swift
            import UIKit

            protocol PayRoutingLogic {}

            class PayRouter: PayRoutingLogic {
                var viewController: PayViewController? // expect V022
            }
            // App/Scenes/Pay/PayViewController.swift
            import UIKit

            protocol PayDisplayLogic: AnyObject {}

            class PayViewController: UIViewController, PayDisplayLogic {
                var interactor: PayBusinessLogic?
                var router: PayRoutingLogic?

                func tap() {
                    performSegue(withIdentifier: "Done", sender: nil) // expect V062
                    APIClient.shared.pay() // expect V058
                }
            }
            // App/Scenes/Pay/PayInteractor.swift
            import Foundation

            protocol PayBusinessLogic {}

            class PayInteractor: PayBusinessLogic {
                var presenter: PayPresentationLogic?
                var worker: PayWorker?
                let session = URLSession.shared
            }
            """),
        CorpusScene(
            "A controller that opens and keeps", .clean,
            """
            // App/Scenes/Menu/MenuViewController.swift
            import UIKit

            protocol MenuDisplayLogic: AnyObject {}

            final class MenuViewController: UIViewController, MenuDisplayLogic {
                private let interactor: MenuBusinessLogic
                private let router: MenuRoutingLogic
                private let defaults = UserDefaults.standard // expect V058

                func open() {
                    let controller = DishViewController(dish: dish)
                    navigationController?.pushViewController(controller, animated: true) // expect V062
                }
            }
            // App/Scenes/Menu/MenuInteractor.swift
            protocol MenuBusinessLogic: AnyObject {}

            final class MenuInteractor: MenuBusinessLogic {
                private let presenter: MenuPresentationLogic
                private var dishes: [String] = []
            }
            // App/Scenes/Menu/MenuPresenter.swift
            protocol MenuPresentationLogic {}

            final class MenuPresenter: MenuPresentationLogic {
                weak var display: MenuDisplayLogic?
            }
            // App/Scenes/Menu/MenuRouter.swift
            import UIKit

            protocol MenuRoutingLogic {}

            final class MenuRouter: MenuRoutingLogic {
                weak var controller: UIViewController?
            }
            """),
        CorpusScene(
            "Clean Swift in SwiftUI", .clean,
            """
            // App/Weather/WeatherView.swift
            import SwiftUI

            protocol WeatherDisplayLogic {}

            struct WeatherView: View, WeatherDisplayLogic {
                var interactor: WeatherBusinessLogic?
                @ObservedObject var store = WeatherDataStore()

                var body: some View { Text(store.text) }
            }
            // App/Weather/WeatherInteractor.swift
            protocol WeatherBusinessLogic {}

            final class WeatherInteractor: WeatherBusinessLogic {
                var presenter: WeatherPresentationLogic?
            }
            // App/Weather/WeatherPresenter.swift
            protocol WeatherPresentationLogic {}

            final class WeatherPresenter: WeatherPresentationLogic {
                var view: WeatherDisplayLogic?
            }
            """),
    ]
}

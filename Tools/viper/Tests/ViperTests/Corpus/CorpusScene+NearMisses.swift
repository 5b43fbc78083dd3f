@testable import viper

extension CorpusScene {
    /// What looks like VIPER and is not, or is not this scene's.
    static let nearMisses: [CorpusScene] = [
        CorpusScene(
            "MVVM with coordinators", nil,
            ##"""
            // App/Coordinators/AppCoordinator.swift
            import UIKit

            final class AppCoordinator: Coordinator {
                var children: [Coordinator] = []
                let navigationController: UINavigationController

                func start() {
                    let controller = ListViewController(viewModel: ListViewModel(service: ListService.shared))
                    navigationController.pushViewController(controller, animated: true)
                }
            }
            // App/List/ListViewController.swift
            import UIKit

            final class ListViewController: UIViewController {
                let viewModel: ListViewModel
                var coordinator: ListCoordinator?

                func tap() { present(DetailViewController(), animated: true) }
            }
            // App/List/ListViewModel.swift
            import UIKit

            final class ListViewModel {
                private let session = URLSession.shared
                var onChange: (() -> Void)?
            }
            // App/List/ListCoordinator.swift
            import UIKit

            final class ListCoordinator: Coordinator {
                let navigationController: UINavigationController
            }
            """##),
        CorpusScene(
            "MVVM in SwiftUI", nil,
            ##"""
            // App/Profile/ProfileView.swift
            import SwiftUI

            struct ProfileView: View {
                @StateObject private var model = ProfileModel()
                @AppStorage("name") private var name = ""

                var body: some View { NavigationLink("Edit", destination: EditView()) }
            }
            // App/Profile/ProfileModel.swift
            import Combine

            final class ProfileModel: ObservableObject {
                func load() async { _ = try? await URLSession.shared.data(from: url) }
            }
            """##),
        CorpusScene(
            "A system's presenter and a helper", .viper,
            ##"""
            // App/Pay/PayPresenter.swift
            import Foundation

            final class PayPresenter: PayPresenterProtocol {
                weak var view: PayViewProtocol?
                var interactor: PayInteractorProtocol?
                private let urlSessionName = "URLSession"
                private let locale = Locale.current
                private let center = NotificationCenter.default
                private let calendar = Calendar.current
                private let formatter = PriceFormatter.shared
                private let strings = LocalizationManager.shared
            }
            // App/Pay/PayInteractor.swift
            final class PayInteractor: PayInteractorProtocol {
                weak var presenter: PayInteractorOutput?
            }
            // App/Pay/PayViewController.swift
            import UIKit

            final class PayViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
                var presenter: PayPresenterProtocol?
                private let router = NetworkRouterLabel()
                private let cell = PayCell()

                func bind() {
                    UIView.animate(withDuration: 1) { self.view.alpha = 0 }
                    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.presenter?.didTap() })
                    present(alert, animated: true) { self.presenter?.didShow() }
                    items.forEach { item in self.add(item) }
                }
            }
            """##),
        CorpusScene(
            "Base classes and cells", .viper,
            ##"""
            // App/Base/BasePresenter.swift
            class BasePresenter<View, Interactor> {
                let interactor: Interactor
            }
            // App/Base/BaseRouter.swift
            import UIKit

            class BaseRouter {
                weak var viewController: UIViewController?
            }
            // App/Menu/MenuPresenter.swift
            final class MenuPresenter: BasePresenter<MenuViewProtocol, MenuInteractor> {
                private var loadingView: LoadingState?
                private var items: [MenuItem] = []
            }
            // App/Menu/MenuInteractor.swift
            final class MenuInteractor {
                private let defaults = UserDefaults.standard
            }
            // App/Menu/MenuCell.swift
            import UIKit

            final class MenuCell: UITableViewCell {
                private let session = URLSession.shared
                var onTap: (() -> Void)?
            }
            // App/Menu/MenuViewController.swift
            import UIKit

            final class MenuViewController: UITableViewController {
                var presenter: MenuPresenter!

                override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = MenuCell()
                    cell.onTap = { [weak self] in self?.presenter.didTap() }
                    return cell
                }
            }
            """##),
        CorpusScene(
            "Swift that compiles", .viper,
            ##"""
            // App/Old/OldView.swift
            import UIKit

            final class OldView: UIView {
                @available (*, unavailable)
                required init?(coder: NSCoder) { fatalError() }
            }
            // App/Old/OldPresenter.swift
            final class OldPresenter {
                weak var view: OldViewProtocol?
                let pattern = #/a+/#
                var text: String { if isEmpty { "a" } else { "b" } }
            }
            // App/Old/OldInteractor.swift
            final class OldInteractor {}
            """##),
        CorpusScene(
            "A scene of an older language that does not parse", .viper,
            ##"""
            // App/Bad/BadPresenter.swift
            final class BadPresenter {
                func  (forMovie movie: String) { // expect V001
                }
            }
            // App/Bad/BadInteractor.swift
            final class BadInteractor {}
            """##),
    ]
}

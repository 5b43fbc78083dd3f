@testable import viper

extension CorpusScene {
    /// UIKit, Wireframes that are view controllers' owners, and Interfaces files.
    static let interfaces: [CorpusScene] = [
        CorpusScene(
            "A wireframe in order", .viper,
            """
            // Demo/Modules/Login/LoginInterfaces.swift
            import UIKit

            protocol LoginWireframeInterface: WireframeInterface { func navigateToHome() }
            protocol LoginViewInterface: ViewInterface {}
            protocol LoginPresenterInterface: PresenterInterface { func didSelectLogin() }
            protocol LoginInteractorInterface: InteractorInterface {}
            // Demo/Modules/Login/LoginWireframe.swift
            import UIKit

            final class LoginWireframe: BaseWireframe<LoginViewController>, LoginWireframeInterface {
                init() {
                    let controller = LoginViewController()
                    super.init(viewController: controller)
                    let interactor = LoginInteractor()
                    let presenter = LoginPresenter(view: controller, interactor: interactor, wireframe: self)
                    controller.presenter = presenter
                }

                func navigateToHome() { navigationController?.setRootWireframe(HomeWireframe()) }
            }
            // Demo/Modules/Login/LoginViewController.swift
            import UIKit

            final class LoginViewController: UIViewController, LoginViewInterface {
                var presenter: LoginPresenterInterface!
            }
            // Demo/Modules/Login/LoginPresenter.swift
            import Foundation

            final class LoginPresenter {
                private unowned let view: LoginViewInterface
                private let interactor: LoginInteractorInterface
                private let wireframe: LoginWireframeInterface
            }
            // Demo/Modules/Login/LoginInteractor.swift
            import Foundation

            final class LoginInteractor {
                private let service = LoginService.shared
            }
            extension LoginInteractor: LoginInteractorInterface {}
            """),
        CorpusScene(
            "A presenter that holds its view for ever", .viper,
            """
            // Demo/Modules/Signup/SignupInterfaces.swift
            protocol SignupViewInterface: AnyObject {}
            // Demo/Modules/Signup/SignupViewController.swift
            import UIKit

            final class SignupViewController: UIViewController, SignupViewInterface {
                var presenter: SignupPresenterInterface!
                private var wireframe: SignupWireframeInterface? // expect V059
            }
            // Demo/Modules/Signup/SignupPresenter.swift
            final class SignupPresenter {
                private let view: any SignupViewInterface // expect V022
                private let interactor: SignupInteractorInterface
                private let wireframe: SignupWireframeInterface
            }
            // Demo/Modules/Signup/SignupWireframe.swift
            import UIKit

            final class SignupWireframe: SignupWireframeInterface {
                private let viewController: SignupViewController // expect V022
            }
            """),
        CorpusScene(
            "Subscriptions with a bag", .viper,
            """
            // Demo/Modules/Rates/RatesPresenter.swift
            import RxSwift

            final class RatesPresenter {
                private unowned let view: RatesViewInterface
                private let interactor: RatesInteractorInterface
                private let bag = DisposeBag()

                func configure() {
                    interactor.rates.subscribe(onNext: { self.view.show($0) }).disposed(by: bag) // expect V060
                    interactor.rates.subscribe(onNext: { [unowned self] in view.show($0) }).disposed(by: bag)
                    interactor.rates.map { $0.value }.drive(view.label.rx.text).disposed(by: bag)
                }
            }
            // Demo/Modules/Rates/RatesInteractor.swift
            import RxSwift

            final class RatesInteractor: RatesInteractorInterface {}
            // Demo/Modules/Rates/RatesViewController.swift
            import UIKit

            final class RatesViewController: UIViewController, RatesViewInterface {
                var presenter: RatesPresenterInterface!
            }
            """),
        CorpusScene(
            "A formatter and a view of its own", .viper,
            """
            // Demo/Modules/Profile/ProfileFormatter.swift
            import UIKit

            final class ProfileFormatter {
                func title(_ name: String) -> NSAttributedString { NSAttributedString(string: name) }
            }
            // Demo/Modules/Profile/ProfileView.swift
            import UIKit

            final class ProfileView: UIView {
                weak var delegate: ProfileViewDelegate?
            }
            // Demo/Modules/Profile/ProfileViewController.swift
            import UIKit

            final class ProfileViewController: UIViewController {
                private let profileView = ProfileView()
                var presenter: ProfilePresenterInterface!

                override func loadView() { view = profileView }
            }
            // Demo/Modules/Profile/ProfilePresenter.swift
            import Foundation

            final class ProfilePresenter: ProfilePresenterInterface {
                private unowned let view: ProfileViewInterface
                private let formatter = ProfileFormatter()
                private let interactor: ProfileInteractorInterface
            }
            // Demo/Modules/Profile/ProfileInteractor.swift
            final class ProfileInteractor: ProfileInteractorInterface {
                private let storage: UserDefaults = .standard
            }
            """),
        CorpusScene(
            "A view factory puts it together", .viper,
            """
            // Wallet/Modules/Send/SendViewFactory.swift
            import UIKit

            struct SendViewFactory {
                static func createView() -> SendViewProtocol? {
                    let interactor = SendInteractor(store: UserDefaults.standard, session: WalletService.shared)
                    let wireframe = SendWireframe()
                    let presenter = SendPresenter(interactor: interactor, wireframe: wireframe)
                    let view = SendViewController(presenter: presenter)
                    presenter.view = view
                    interactor.presenter = presenter
                    return view
                }
            }
            // Wallet/Modules/Send/SendPresenter.swift
            import Foundation

            final class SendPresenter {
                weak var view: SendViewProtocol?
                let wireframe: SendWireframeProtocol
                let interactor: SendInteractorInputProtocol
                let logger: LoggerProtocol?
            }
            // Wallet/Modules/Send/SendInteractor.swift
            final class SendInteractor {
                weak var presenter: SendInteractorOutputProtocol?
                var total = 0
            }
            // Wallet/Modules/Send/SendWireframe.swift
            import UIKit

            final class SendWireframe: SendWireframeProtocol {
                func showConfirm(from view: SendViewProtocol?) {
                    guard let confirm = ConfirmViewFactory.createView() else { return }
                    view?.controller.navigationController?.pushViewController(confirm.controller, animated: true)
                }
            }
            // Wallet/Modules/Send/SendViewController.swift
            import UIKit

            final class SendViewController: UIViewController, SendViewProtocol {
                let presenter: SendPresenterProtocol
            }
            """),
    ]
}

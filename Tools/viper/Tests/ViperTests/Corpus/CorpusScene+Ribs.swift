@testable import viper

extension CorpusScene {
    /// RIBs.
    static let ribs: [CorpusScene] = [
        CorpusScene(
            "A root in order", .ribs,
            """
            // App/Root/RootBuilder.swift
            import RIBs

            protocol RootBuildable: Buildable { func build() -> LaunchRouting }

            final class RootBuilder: Builder<RootDependency>, RootBuildable {
                func build() -> LaunchRouting {
                    let controller = RootViewController()
                    let interactor = RootInteractor(presenter: controller, session: URLSession.shared)
                    return RootRouter(interactor: interactor, viewController: controller)
                }
            }
            // App/Root/RootInteractor.swift
            import RIBs

            protocol RootRouting: ViewableRouting { func routeToLogin() }
            protocol RootPresentable: Presentable { var listener: RootPresentableListener? { get set } }
            protocol RootListener: AnyObject {}

            final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {
                weak var router: RootRouting?
                weak var listener: RootListener?
                private let session: URLSession

                override func didBecomeActive() {
                    router?.routeToLogin()
                    UserDefaults.standard.set(true, forKey: "launched")
                }
            }
            // App/Root/RootRouter.swift
            import RIBs

            protocol RootInteractable: Interactable {
                var router: RootRouting? { get set }
                var listener: RootListener? { get set }
            }
            protocol RootViewControllable: ViewControllable { func present(viewController: ViewControllable) }

            final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
                private let loginBuilder: LoginBuildable

                func routeToLogin() {
                    let login = loginBuilder.build(withListener: interactor)
                    attachChild(login)
                    viewController.present(viewController: login.viewControllable)
                }
            }
            // App/Root/RootViewController.swift
            import RIBs
            import UIKit

            protocol RootPresentableListener: AnyObject {}

            final class RootViewController: UIViewController, RootPresentable, RootViewControllable {
                weak var listener: RootPresentableListener?

                func present(viewController: ViewControllable) {
                    present(viewController.uiviewController, animated: true)
                }
            }
            """),
        CorpusScene(
            "A controller that holds its listener", .ribs,
            """
            // App/Login/LoginInteractor.swift
            import RIBs

            protocol LoginRouting: ViewableRouting {}
            protocol LoginPresentable: Presentable {}
            protocol LoginListener: AnyObject {}

            final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable {
                weak var router: LoginRouting?
                var listener: LoginListener? // expect V022

                override func didBecomeActive() {
                    stream.subscribe(onNext: { self.listener?.didLogin() }).disposed(by: bag) // expect V060
                    stream.subscribe(onNext: { [weak self] in self?.listener?.didLogin() }).disposeOnDeactivate(interactor: self)
                }
            }
            // App/Login/LoginRouter.swift
            import RIBs

            protocol LoginInteractable: Interactable {}

            final class LoginRouter: ViewableRouter<LoginInteractable, LoginViewControllable>, LoginRouting {
                func route() {
                    if UserDefaults.standard.bool(forKey: "seen") { detach() } // expect V058
                }
            }
            // App/Login/LoginViewController.swift
            import RIBs
            import UIKit

            protocol LoginViewControllable: ViewControllable {}

            final class LoginViewController: UIViewController, LoginPresentable, LoginViewControllable {
                var listener: LoginPresentableListener? // expect V022
                var router: LoginRouting? // expect V059

                func tap() {
                    URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() // expect V058
                    navigationController?.pushViewController(HelpViewController(), animated: true) // expect V062
                }
            }
            """),
        CorpusScene(
            "A rib without a view", .ribs,
            """
            // App/LoggedIn/LoggedInBuilder.swift
            import RIBs

            protocol LoggedInBuildable: Buildable {}

            final class LoggedInBuilder: Builder<LoggedInDependency>, LoggedInBuildable {
                func build(withListener listener: LoggedInListener) -> LoggedInRouting {
                    let interactor = LoggedInInteractor()
                    interactor.listener = listener
                    return LoggedInRouter(interactor: interactor, viewController: dependency.loggedInViewController)
                }
            }
            // App/LoggedIn/LoggedInInteractor.swift
            import RIBs

            protocol LoggedInRouting: Routing { func cleanupViews() }
            protocol LoggedInListener: AnyObject {}

            final class LoggedInInteractor: Interactor, LoggedInInteractable {
                weak var router: LoggedInRouting?
                weak var listener: LoggedInListener?
                private var games: [Game] = []
            }
            // App/LoggedIn/LoggedInRouter.swift
            import RIBs

            protocol LoggedInInteractable: Interactable, OffGameListener {}
            protocol LoggedInViewControllable: ViewControllable {}

            final class LoggedInRouter: Router<LoggedInInteractable>, LoggedInRouting {
                private let viewController: LoggedInViewControllable
                private var currentChild: ViewableRouting?
            }
            """),
        CorpusScene(
            "A rib with bare names", .ribs,
            """
            // App/Detail/Builder.swift
            import RIBs

            final class Builder: RIBs.Builder<Dependency>, Buildable {}
            // App/Detail/Interactor.swift
            import RIBs

            final class Interactor: PresentableInteractor<Presentable>, Interactable, PresentableListener {
                weak var router: Routing?
                var listener: Listener? // expect V022
            }
            // App/Detail/Router.swift
            import RIBs

            final class Router: ViewableRouter<Interactable, ViewControllable>, Routing {}
            // App/Detail/ViewController.swift
            import UIKit

            final class ViewController: UIViewController, Presentable, ViewControllable {
                weak var listener: PresentableListener?
                private let defaults = UserDefaults.standard // expect V058
            }
            """),
    ]
}

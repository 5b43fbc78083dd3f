@testable import viper

extension CorpusScene {
    /// UIKit, inputs and outputs, with assemblies and configurators.
    static let inputs: [CorpusScene] = [
        CorpusScene(
            "A module in order", .viper,
            """
            // Src/Modules/News/Assembly/NewsAssembly.swift
            import UIKit

            final class NewsAssembly {
                func build(output: NewsModuleOutput?) -> UIViewController {
                    let controller = NewsViewController()
                    let interactor = NewsInteractor(client: NewsClient.shared)
                    let presenter = NewsPresenter()
                    presenter.view = controller
                    presenter.moduleOutput = output
                    interactor.output = presenter
                    controller.output = presenter
                    return controller
                }
            }
            // Src/Modules/News/View/NewsViewController.swift
            import UIKit

            final class NewsViewController: UIViewController, NewsViewInput {
                var output: NewsViewOutput!
            }
            // Src/Modules/News/Presenter/NewsPresenter.swift
            final class NewsPresenter: NewsViewOutput, NewsInteractorOutput {
                weak var view: NewsViewInput!
                var interactor: NewsInteractorInput!
                var router: NewsRouterInput!
                weak var moduleOutput: NewsModuleOutput?
            }
            // Src/Modules/News/Interactor/NewsInteractor.swift
            final class NewsInteractor: NewsInteractorInput {
                weak var output: NewsInteractorOutput!
            }
            // Src/Modules/News/Router/NewsRouter.swift
            import UIKit

            final class NewsRouter: NewsRouterInput {
                weak var transitionHandler: UIViewController?

                func openArticle() { transitionHandler?.present(ArticleAssembly().build(), animated: true) }
            }
            """),
        CorpusScene(
            "Outputs held the wrong way round", .viper,
            """
            // Src/Modules/Poll/PollPresenter.swift
            final class PollPresenter: PollViewOutput {
                weak var view: PollViewInput?
                var interactor: PollInteractorInput!
                var moduleOutput: PollModuleOutput? // expect V022
            }
            // Src/Modules/Poll/PollInteractor.swift
            final class PollInteractor: PollInteractorInput {
                var output: PollInteractorOutput? // expect V022
            }
            // Src/Modules/Poll/PollViewController.swift
            import UIKit

            final class PollViewController: UIViewController, PollViewInput {
                var output: PollViewOutput!
                var interactor: PollInteractorInput! // expect V059
            }
            """),
        CorpusScene(
            "A configurator for a storyboard", .viper,
            """
            // Src/Modules/Tour/TourConfigurator.swift
            import UIKit

            final class TourConfigurator {
                static let shared = TourConfigurator()

                func configure(_ controller: TourViewController) {
                    let presenter = TourPresenter(view: controller)
                    presenter.interactor = TourInteractor(presenter: presenter, defaults: .standard)
                    controller.output = presenter
                }
            }
            // Src/Modules/Tour/TourViewController.swift
            import UIKit

            final class TourViewController: UIViewController {
                var output: TourViewOutput!

                override func awakeFromNib() {
                    super.awakeFromNib()
                    TourConfigurator.shared.configure(self)
                }
            }
            // Src/Modules/Tour/TourPresenter.swift
            final class TourPresenter: TourViewOutput {
                private weak var view: TourViewInput?
                var interactor: TourInteractorInput?
            }
            // Src/Modules/Tour/TourInteractor.swift
            final class TourInteractor: TourInteractorInput {
                private weak var presenter: TourInteractorOutput?
            }
            """),
        CorpusScene(
            "A module that observes", .viper,
            """
            // Src/Modules/Mail/MailInteractor.swift
            import Foundation

            final class MailInteractor: MailInteractorInput {
                weak var output: MailInteractorOutput?
                private let store: MailStoring

                func begin() {
                    store.observeMails { self.output?.didChange($0) } // expect V060
                    store.observeDrafts { [weak self] in self?.output?.didChange($0) }
                    NotificationCenter.default.addObserver(forName: .signedOut, object: nil, queue: .main) { _ in self.end() } // expect V060
                    store.fetch { mails in print(mails) }
                }
            }
            // Src/Modules/Mail/MailPresenter.swift
            final class MailPresenter: MailViewOutput {
                weak var view: MailViewInput?
                var interactor: MailInteractorInput?
                private let keychain = KeychainStorage.shared // expect V058
            }
            // Src/Modules/Mail/MailViewController.swift
            import UIKit

            final class MailViewController: UIViewController, MailViewInput {
                var output: MailViewOutput?

                func tap() { output?.interactor?.delete() } // expect V059
            }
            """),
        CorpusScene(
            "Files that are called after roles alone", .viper,
            """
            // Src/Modules/Bill/Presenter.swift
            final class Presenter: ViewOutput {
                var view: ViewInput? // expect V022
                var interactor: InteractorInput?
                private let defaults = UserDefaults.standard // expect V058
            }
            // Src/Modules/Bill/ViewController.swift
            import UIKit

            final class ViewController: UIViewController, ViewInput {
                var output: ViewOutput?
            }
            // Src/Modules/Bill/Interactor.swift
            final class Interactor: InteractorInput {
                private let defaults = UserDefaults.standard
            }
            """),
    ]
}

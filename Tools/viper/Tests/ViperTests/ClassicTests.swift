import Testing

@testable import viper

/// VIPER as others write it: no Factories, protocols by other names, scenes of UIKit in one app.
@Suite struct ClassicTests {
    private let files = [
        "App/SceneDelegate.swift": "class SceneDelegate { func begin() { show(ListRouter.createModule()) } }",
        "App/Scenes/List/Router/ListRouter.swift": """
        import UIKit

        final class ListRouter: ListRouterProtocol {
            static func createModule() -> UIViewController {
                let controller = ListController()
                let presenter: ListPresenterProtocol = ListPresenter()
                presenter.interactor = ListInteractor()
                return controller
            }

            func showDetails() { push(DetailsRouter.createModule()) }
        }
        """,
        "App/Scenes/List/Protocols/ListProtocols.swift": "protocol ListRouterProtocol: AnyObject {}",
        "App/Scenes/List/Presenter/ListPresenter.swift": """
        final class ListPresenter: ListPresenterProtocol {
            weak var view: ListViewProtocol?
            var interactor: ListInteractorInputProtocol?
        }
        """,
        "App/Scenes/List/View/ListController.swift": "final class ListController: UIViewController {}",
        "App/Scenes/List/Interactor/ListInteractor.swift": """
        final class ListInteractor: ListInteractorInputProtocol {
            weak var presenter: ListInteractorOutputProtocol?
        }
        """,
        "App/Scenes/Details/DetailsRouter.swift":
            "final class DetailsRouter { static func createModule() { _ = DetailsPresenter() } }",
        "App/Scenes/Details/DetailsPresenter.swift":
            "import UIKit\n\nclass DetailsPresenter {\n    var interactor: DetailsInteractorInputProtocol?\n}",
        "App/Scenes/Details/DetailsInteractor.swift":
            "final class DetailsInteractor {\n    var presenter: DetailsInteractorOutputProtocol?\n}",
    ]

    @Test func `scenes in order have no findings, and the others those that their authors could agree with`() throws {
        let sandbox = try Sandbox(files)
        let findings = Linter(project: try sandbox.repository.project()).findings()
        #expect(
            findings.map { "\($0.path.lastComponent):\($0.line):\($0.column) \($0.rule)" }
                == [
                    "DetailsInteractor.swift:2:9 V022", "DetailsPresenter.swift:1:8 V020",
                ])
    }

    @Test func `their map says where they lead`() throws {
        let sandbox = try Sandbox(files)
        let map = SceneMap(try sandbox.repository.project())
        #expect(map.rows.map(\.scene) == ["Details", "List"])
        #expect(map.rows[1].apps["app"]?.leadsTo == ["Details"])
        #expect(map.rows[1].apps["app"]?.roles["view"] == .own)
        #expect(map.unreachable.isEmpty)
    }
}

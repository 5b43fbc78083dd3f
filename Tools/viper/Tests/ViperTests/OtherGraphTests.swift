import Testing

@testable import viper

/// Where scenes lead in other forms of VIPER than the documents'.
@Suite struct OtherGraphTests {
    private static let detail = [
        "App/Scenes/Detail/DetailPresenter.swift": "final class DetailPresenter {}\n",
        "App/Scenes/Detail/DetailViewController.swift": "final class DetailViewController: UIViewController {}\n",
        "App/Scenes/List/ListPresenter.swift": "final class ListPresenter { var router: ListRouter? }\n",
        "App/Scenes/List/ListViewController.swift": "final class ListViewController: UIViewController {}\n",
        "App/Scenes/List/ListRouter.swift": "final class ListRouter {}\n",
    ]

    private func ways(_ changes: [String: String]) throws -> [String: [String]] {
        let sandbox = try Sandbox(Self.detail.merging(changes) { $1 })
        let map = SceneMap(try sandbox.repository.project())
        let leads = map.rows.compactMap { row in row.apps.values.first.map { (row.scene, $0.leadsTo) } }
        return Dictionary(uniqueKeysWithValues: leads).filter { !$0.value.isEmpty }
    }

    @Test(arguments: [
        "push(DetailRouter.createModule())", "push(DetailModule.configure { self }.view)",
        "push(DetailAssembly.assemble(id: 1))", "push(DetailViewFactory.createView()!.controller)",
        "let next = DetailModuleBuilder().build(); push(next)", "DetailCoordinator(navigation).start()",
        "controller?.present(DetailViewController(), animated: true)",
        "let presenter = DetailPresenter(); push(presenter)",
        """
        guard let next = storyboard.instantiateViewController(withIdentifier: "next") as? DetailViewController else {
                    return
                }
                controller?.navigationController?.pushViewController(next, animated: true)
        """,
    ])
    func `a method of a Router leads to the scene that it makes`(_ deed: String) throws {
        let router = """
            final class ListRouter {
                weak var controller: UIViewController?

                func showDetail() { \(deed) }
            }

            """
        #expect(try ways(["App/Scenes/List/ListRouter.swift": router]) == ["List": ["Detail"]])
    }

    @Test func `who names where it came from, or makes itself, leads nowhere`() throws {
        let router = """
            final class ListRouter {
                static func createModule() -> UIViewController { ListViewController(ListPresenter()) }

                func back(to detail: DetailViewController) { detail.dismiss(animated: true) }
                func configure() { ListModule.configure(self) }
            }

            """
        #expect(try ways(["App/Scenes/List/ListRouter.swift": router]).isEmpty)
    }

    @Test(arguments: [
        "NavigationLink(destination: DetailView()) { Text(row) }", "NavigationLink(row) { DetailView() }",
        "Text(row).sheet(isPresented: $isShown) { DetailView() }",
        "Text(row).navigationDestination(for: Int.self) { _ in DetailView() }",
    ])
    func `a link leads to the scene whose view it shows`(_ link: String) throws {
        let files = [
            "App/Scenes/Detail/DetailViewController.swift": "struct DetailView: View {}\n",
            "App/Scenes/List/ListViewController.swift": """
            struct ListView: View {
                var body: some View { \(link) }
            }

            """,
        ]
        #expect(try ways(files) == ["List": ["Detail"]])
    }

    @Test func `a coordinator or a builder of several scenes leads where its method does`() throws {
        let files = [
            "App/Flow/MainCoordinator.swift": """
            final class MainCoordinator {
                func start() { push(ListViewController(ListPresenter())) }
                func showDetail() { push(DetailViewController(DetailPresenter())) }
            }

            """,
            "App/Scenes/List/ListPresenter.swift": """
            final class ListPresenter {
                weak var coordinator: MainCoordinator?

                func didTapRow() { coordinator?.showDetail() }
            }

            """,
        ]
        #expect(try ways(files) == ["List": ["Detail"]])
    }
}

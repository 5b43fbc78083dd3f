extension Variation {
    static let layers: [String: [String]] = [
        "V058": [
            """
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View {
                ▸@AppStorage("sort") private var sort = 0
            }
            """,
            """
            // Modules/Shared/Home/HomeRouter.swift
            final class HomeRouter {
                func toVisit() { if ▸SessionManager.shared.isSignedIn {} }
            }
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            """,
            """
            // Modules/Patient/Diary/DiaryPresenter.swift
            @MainActor final class DiaryPresenter {}
            // Modules/Patient/Diary/DiaryPresenter+Loading.swift
            extension DiaryPresenter { func load() { ▸UserDefaults.standard.set(1, forKey: "a") } }
            """,
        ],
        "V059": [
            """
            // Modules/Shared/Home/HomeViewController.swift
            final class HomeViewController: UIViewController { private let ▸interactor: any HomeInteractive }
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            """,
            """
            // Modules/Shared/Home/HomeViewController.swift
            final class HomeViewController: UIViewController { private let ▸router = HomeRouter() }
            // Modules/Shared/Home/HomeRouter.swift
            final class HomeRouter {}
            """,
            """
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View { func tap() { ▸presenter.router?.toVisit() } }
            """,
        ],
        "V060": [
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter {
                func didLoad() { names.sink ▸{ self.show($0) }.store(in: &cancellables) }
            }
            """,
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter {
                private let store: Store
                func didLoad() { store.observeNames ▸{ [self] in show($0) } }
            }
            """,
            """
            // Modules/Shared/Home/HomeViewController.swift
            final class HomeViewController: UIViewController {
                private let list = List()
                func bind() { self.list.onTap = ▸{ self.tap() } }
            }
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            """,
        ],
        "V061": [
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter { var ▸title: some View { Text("Home") } }
            """,
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter {}
            extension HomePresenter { func ▸row() -> some View { Text("Home") } }
            """,
            """
            // Modules/Patient/Diary/DiaryPresenter.swift
            @MainActor final class DiaryPresenter {
                func ▸link<Content: View>(@ViewBuilder to content: () -> Content) -> some View { content() }
            }
            """,
        ],
        "V062": [
            """
            // Modules/Shared/Home/HomeRouter.swift
            final class HomeRouter {}
            // Modules/Shared/Home/HomeViewController.swift
            final class HomeViewController: UIViewController {
                func tap() {
                    let next = VisitFactory.mock()
                    navigationController?.▸pushViewController(next, animated: true)
                }
            }
            """,
            """
            // Modules/Shared/Home/HomeRouter.swift
            final class HomeRouter {}
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter {
                func didTap() { view?.▸present(HelpViewController(), animated: true) }
            }
            """,
            """
            // Modules/Shared/Home/HomeRouter.swift
            final class HomeRouter {}
            // Modules/Shared/Home/HomeViewController.swift
            final class HomeViewController: UIViewController {
                func tap() { ▸show(board.instantiateViewController(withIdentifier: "a"), sender: nil) }
            }
            """,
        ],
    ]
}

extension Variation {
    static let view: [String: [String]] = [
        "V014": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: ObservableObject {}
            // Modules/Shared/Home/HomeView.swift
            struct ▸HomeView<Presenter>: View where Presenter: ObservableObject {}
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: ObservableObject {}
            // Modules/Shared/Home/HomeView.swift
            struct ▸HomeView<Content: View>: View { let content: Content }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: ObservableObject {}
            // Modules/Shared/Home/HomeView.swift
            struct ▸HomeView: View { var presenter: any HomePresentable { fatalError() } }
            """,
        ],
        "V015": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: ObservableObject {}
            // Modules/Shared/Home/HomeView.swift
            struct HomeView<Presenter>: View where Presenter: HomePresentable { @StateObject var ▸presenter: Presenter }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: ObservableObject {}
            // Modules/Shared/Home/HomeView.swift
            struct HomeView<P: HomePresentable>: View { let ▸presenter: P }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: ObservableObject {}
            // Modules/Shared/Home/HomeView.swift
            struct HomeView<P: HomePresentable>: View { @EnvironmentObject private var ▸presenter: P }
            """,
        ],
        "V016": [
            """
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View { func load<I: ▸HomeInteractive>(_ interactor: I) {} }
            """,
            """
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View { @Environment(\\.scope) private var scope: ▸PatientScope }
            """,
            """
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View {}
            // Modules/Shared/Home/HomeView+Rows.swift
            extension HomeView { func row(_ router: some ▸HomeRoutable) {} }
            """,
        ],
        "V017": [
            """
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View { private var ▸cache = [Int: String]() }
            """,
            """
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View { var ▸home: HomeEntity? }
            """,
            """
            // Modules/Patient/Diary/DiaryView.swift
            struct DiaryView: View { let ▸title = String() }
            """,
        ],
        "V033": [
            """
            // Modules/Shared/Home/HomeUIModel.swift
            struct ▸HomeUIModel { static let a = 1 }
            """,
            """
            // Modules/Shared/Home/HomeUIModel.swift
            enum ▸HomeUIModel { case wide, narrow }
            """,
            """
            // Modules/Shared/Home/HomeUIModel.swift
            struct HomeUIModel { private init() {}
             let ▸a = 1 }
            """,
        ],
        "V050": [
            """
            // Modules/Shared/Home/HomeUIModel.swift
            enum HomeUIModel { static let limit = 8 }
            // Modules/Patient/Home/PatientHomeInteractor.swift
            struct PatientHomeInteractor { func fetch(limit: Int = ▸HomeUIModel.limit) {} }
            """,
            """
            // Modules/Shared/Home/HomeUIModel.swift
            enum HomeUIModel { static let title = "" }
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter {}
            // Modules/Shared/Home/HomePresenter+Title.swift
            extension HomePresenter { var title: String { ▸HomeUIModel.title } }
            """,
            """
            // Modules/Shared/Home/HomeUIModel.swift
            enum HomeUIModel { static let title = "" }
            // Modules/Shared/Home/HomeEntity.swift
            struct HomeEntity { static let title = ▸HomeUIModel.title }
            """,
        ],
    ]
}

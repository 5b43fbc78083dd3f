extension Variation {
    static let interface: [String: [String]] = [
        "V011": [
            """
            // Modules/Shared/Home/HomeView.swift
            protocol ▸HomePresentable {}
            struct HomeView: View {}
            """,
            """
            // Modules/Shared/Home/HomeFactory.swift
            protocol ▸HomeDelegate: AnyObject {}
            enum HomeFactory { static func mock() {} }
            """,
            """
            // Modules/Patient/Diary/DiaryPresenter.swift
            protocol ▸DiaryInteractive: Sendable {}
            @MainActor final class DiaryPresenter<Interactor: DiaryInteractive> {}
            """,
        ],
        "V012": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable { func didTap(_ gateways: ▸Gateways) }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable { func fetchHome(scope: ▸DoctorScope) async }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeDelegate: AnyObject { func didPick(_ visits: [any ▸VisitsGateway]) }
            """,
        ],
        "V013": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeRoutable: ViewModifier {}
            // Modules/Shared/Home/HomeRouter.swift
            struct ▸HomeRouter: ViewModifier {}
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomeMockInteractor.swift
            struct ▸HomeMockInteractor: Sendable {}
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: AnyObject {}
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class ▸HomePresenter: ObservableObject {}
            """,
        ],
    ]
}

extension Variation {
    static let factory: [String: [String]] = [
        "V003": [
            """
            // Modules/Shared/Home/HomeFactory.swift
            enum ▸HomeFactory { case shared; static func mock() {} }
            """,
            """
            // Modules/Shared/Home/HomeFactory.swift
            final class ▸HomeFactory { static func mock() {} }
            """,
            """
            // Modules/Shared/Home/HomeFactory.swift
            struct ▸HomeFactory { private init() {}
             init(a: Int) {}
             static func mock() {} }
            """,
        ],
        "V004": [
            """
            // Modules/Shared/Home/HomeFactory.swift
            struct HomeFactory { private init() {}
             let ▸cache = 1
             static func mock() {} }
            """,
            """
            // Modules/Shared/Home/HomeFactory.swift
            enum HomeFactory { static func mock() {}
             func ▸make() {} }
            """,
            """
            // Modules/Patient/Home/HomeFactory+Patient.swift
            extension HomeFactory {
                static let ▸shared = 1
                static func patient() {}
            }
            // Modules/Shared/Home/HomeFactory.swift
            enum HomeFactory { static func mock() {} }
            """,
        ],
        "V005": [
            """
            // Modules/Patient/Diary/DiaryFactory.swift
            enum ▸DiaryFactory { static func patient() {} }
            """,
            """
            // Modules/Shared/Home/HomeFactory.swift
            enum ▸HomeFactory { func mock() {} }
            """,
            """
            // Modules/Shared/Home/HomeFactory.swift
            enum ▸HomeFactory { static func preview() {} }
            // Modules/Doctor/Home/HomeFactory+Doctor.swift
            extension HomeFactory { static func doctor() {} }
            """,
        ],
        "V006": [
            """
            // Modules/Doctor/Home/HomeFactory+Doctor.swift
            extension HomeFactory { static func ▸patient() {}
             static func doctor() {} }
            """,
            """
            // Modules/Doctor/Home/HomeFactory+Doctor.swift
            extension HomeFactory { static func doctor() {}
             static func ▸doctors() {} }
            """,
            """
            // Modules/Patient/Diary/DiaryFactory.swift
            enum DiaryFactory {
                static func mock() {}
                static func ▸make() {}
            }
            """,
        ],
        "V007": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeRoutable: ViewModifier {}
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View { let presenter: ▸HomePresenter }
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter {}
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: ObservableObject {}
            // Modules/Shared/Visits/Opening.swift
            struct Opening { func open() -> any View { ▸HomeView<Never>() } }
            // Modules/Shared/Home/HomeView.swift
            struct HomeView<Presenter>: View {}
            """,
            """
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter: ViewModifier { let visits = ▸VisitsView() }
            // Modules/Shared/Visits/VisitsView.swift
            struct VisitsView: View {}
            """,
            """
            // Modules/Patient/Home/HomeFactory+Patient.swift
            extension HomeFactory {
                static func patient() -> some View { VisitsView(presenter: ▸VisitsPresenter()) }
            }
            // Modules/Shared/Visits/VisitsPresenter.swift
            @MainActor final class VisitsPresenter {}
            // Modules/Shared/Home/HomeFactory.swift
            enum HomeFactory { static func mock() {} }
            """,
        ],
    ]
}

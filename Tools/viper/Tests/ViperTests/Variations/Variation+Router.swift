extension Variation {
    static let router: [String: [String]] = [
        "V024": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomeRouter.swift
            struct ▸HomeRouter {}
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View {}
            """,
            """
            // Modules/Shared/Home/HomeFactory.swift
            enum HomeFactory { static func mock() {} }
            // Modules/Shared/Home/HomeRouter.swift
            enum ▸HomeRouter: ViewModifier {}
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeRoutable: AnyObject {}
            // Modules/Shared/Home/HomeRouter.swift
            struct ▸HomeRouter: HomeRoutable {}
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View {}
            """,
        ],
        "V025": [
            """
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter: ViewModifier {}
            // Modules/Shared/Home/HomeRouter+Visits.swift
            extension HomeRouter { func visit() { _ = ▸VisitFactory.self } }
            """,
            """
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter: ViewModifier { private let make = ▸VisitFactory.mock }
            """,
            """
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter: ViewModifier { func body(content: Content) -> some View { content.sheet { ▸VisitFactory.patient() } } }
            """,
        ],
        "V026": [
            """
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter: ViewModifier { let ▸coordinator: NavigationStackCoordinator }
            """,
            """
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter: ViewModifier { private let ▸parameters: HomeParameters }
            """,
            """
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter: ViewModifier { var ▸isOpen = false }
            """,
        ],
        "V039": [
            """
            // Modules/Shared/Home/HomeEntity.swift
            struct HomeEntity { let next: VisitParameters? }
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter { func didTap() { guard let next = home.next else { return }; coordinator?.▸replace(next) } }
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            struct DoctorHomeInteractor {}
            """,
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter { func didTap() { coordinator?.path.▸append(VisitParameters.mock) } }
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            struct DoctorHomeInteractor {}
            """,
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter { func didTap() { coordinator?.▸push(VisitParameters(id: 1)) } }
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter: ViewModifier { func body(content: Content) -> some View { content.navigationDestination(for: OtherParameters.self) { _ in } } }
            // Modules/Patient/Home/PatientHomeInteractor.swift
            struct PatientHomeInteractor {}
            """,
        ],
        "V052": [
            """
            // Modules/Shared/Home/HomeRouter.swift
            struct ▸HomeRouter<A, B>: ViewModifier where A: View, B: View { let a: () -> A; let b: () -> B }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeRoutable: ViewModifier {}
            // Modules/Shared/Home/HomeRouter.swift
            package struct ▸HomeRouter<Visit: View>: HomeRoutable {}
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View {}
            """,
            """
            // Modules/Patient/Diary/DiaryRouter.swift
            struct ▸DiaryRouter<each Page: View>: ViewModifier {}
            """,
        ],
        "V053": [
            """
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter: ViewModifier {}
            // Modules/Shared/Home/HomeRouter+Closures.swift
            extension HomeRouter { init(▸visit: ((VisitParameters) -> AnyView)? = { _ in AnyView(Text("")) }) {} }
            """,
            """
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter: ViewModifier { init(a: @escaping () -> AnyView, ▸visit: @escaping () -> AnyView = Self.nothing) {} }
            """,
            """
            // Modules/Patient/Diary/DiaryRouter.swift
            struct DiaryRouter: ViewModifier { init<V: View>(▸page: @escaping (Int) -> V = { _ in EmptyView() }) {} }
            """,
        ],
    ]
}

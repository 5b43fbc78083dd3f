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
            protocol HomeDestinations {}
            // Modules/Shared/Home/HomeRouter.swift
            struct ▸HomeRouter<Destinations: HomeDestinations>: View {}
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
            struct HomeRouter<Destinations: HomeDestinations>: ViewModifier { private let make = ▸VisitFactory.mock }
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
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeDestinations { func other(_ parameters: OtherParameters) }
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter<D: HomeDestinations>: ViewModifier { func body(content: Content) -> some View { content.navigationDestination(for: VisitParameters.self) { _ in } } }
            // Modules/Shared/Other/OtherPresenter.swift
            @MainActor final class OtherPresenter { func didTap() { coordinator?.▸push(VisitParameters(id: 1)) } }
            // Modules/Patient/Other/OtherFactory+Patient.swift
            extension OtherFactory { static func patient() {} }
            // Modules/Patient/Scope/PatientDestinations.swift
            struct PatientDestinations: HomeDestinations { func another(_ parameters: OtherParameters) { OtherFactory.patient() } }
            """,
        ],
        "V052": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeDestinations {}
            // Modules/Shared/Home/HomeRouter.swift
            struct ▸HomeRouter<Destinations: SceneDestinations>: ViewModifier { func body(content: Content) -> some View { content.navigationDestination(for: VisitParameters.self) { destinations.visit($0) } } }
            """,
            """
            // Modules/Shared/Home/HomeRouter.swift
            struct ▸HomeRouter: ViewModifier {
                let destinations: any HomeDestinations
                func body(content: Content) -> some View {
                    content.navigationDestination(for: VisitParameters.self) { ▸AnyView(destinations.visit($0)) }
                }
            }
            """,
            """
            // Modules/Patient/Diary/DiaryRouter.swift
            struct DiaryRouter<Page: View>: ViewModifier { let ▸page: (PageParameters) -> Page }
            """,
            """
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter<D>: ViewModifier where D: HomeDestinations { let destinations: D }
            // Modules/Shared/Home/HomeRouter+Visit.swift
            extension HomeRouter { func visit() -> ▸AnyView { ▸AnyView(Text("")) } }
            """,
        ],
        "V053": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeDestinations { func visit(_ parameters: VisitParameters) -> VisitScreen }
            // Modules/Shared/Scope/Defaults.swift
            extension HomeDestinations where VisitScreen == Text { func ▸visit(_ parameters: VisitParameters) -> Text { Text("") } }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeDestinations {
                func other(_ parameters: OtherParameters) -> Never
                func visit(_ parameters: VisitParameters) -> Never
            }
            // Modules/Patient/Home/HomeDestinations+Patient.swift
            extension HomeDestinations {
                func title() {}
                func ▸visit(_ parameters: VisitParameters) -> Never { fatalError() }
            }
            """,
            """
            // Modules/Patient/Diary/DiaryInterface.swift
            protocol DiaryDestinations { func page(_ number: Int) -> PageScreen }
            extension DiaryDestinations { public func ▸page(_ number: Int) -> EmptyView { EmptyView() } }
            """,
        ],
        "V057": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeDestinations {}
            // Modules/Shared/Scope/SceneDestinations.swift
            typealias SceneDestinations = HomeDestinations & Sendable
            // Modules/Doctor/Scope/DoctorDestinations.swift
            struct DoctorDestinations: SceneDestinations {}
            // Modules/Doctor/Home/DoctorHomeDestinations.swift
            struct ▸DoctorHomeDestinations: HomeDestinations {}
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeDestinations {}
            // Modules/Patient/Scope/First.swift
            struct First: HomeDestinations {}
            // Modules/Patient/Scope/Second.swift
            struct Second {}
            extension ▸Second: HomeDestinations {}
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeDestinations {}
            // Modules/Shared/Visits/VisitsInterface.swift
            protocol VisitsDestinations {}
            // Modules/Patient/Scope/AllDestinations.swift
            struct AllDestinations: HomeDestinations, VisitsDestinations {}
            // Modules/Patient/Visits/MoreDestinations.swift
            final class ▸MoreDestinations: Base, VisitsDestinations {}
            """,
        ],
    ]
}

extension Variation {
    static let interactor: [String: [String]] = [
        "V027": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            actor ▸DoctorHomeInteractor: HomeInteractive {}
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomeMockInteractor.swift
            struct HomeMockInteractor: HomeInteractive {}
            // Modules/Patient/Home/PatientHomeInteractor.swift
            enum ▸PatientHomeInteractor: HomeInteractive {}
            """,
            """
            // Modules/Patient/Diary/DiaryInterface.swift
            protocol DiaryInteractive: Sendable {}
            // Modules/Patient/Diary/DiaryInteractor.swift
            package final class ▸DiaryInteractor: DiaryInteractive {}
            """,
        ],
        "V028": [
            """
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            struct DoctorHomeInteractor { static var ▸last: Int? }
            """,
            """
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            struct DoctorHomeInteractor { var ▸count = 0 { didSet {} } }
            """,
            """
            // Modules/Patient/Diary/DiaryInteractor.swift
            struct DiaryInteractor { private(set) var ▸pages: [Page] = [] }
            """,
        ],
        "V029": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol ▸HomeInteractive: AnyObject { func fetch() async }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            @MainActor protocol ▸HomeInteractive {}
            """,
            """
            // Modules/Patient/Diary/DiaryInterface.swift
            package protocol ▸DiaryInteractive: Hashable { func fetch() }
            """,
        ],
        "V030": [
            """
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            import ▸UIKit
            struct DoctorHomeInteractor {}
            """,
            """
            // Modules/Shared/Home/HomeMockInteractor.swift
            struct HomeMockInteractor { func fetch() -> ▸AlertParameters? { nil } }
            """,
            """
            // Modules/Patient/Home/PatientHomeInteractor.swift
            struct PatientHomeInteractor { let presenter: any ▸HomePresentable }
            """,
        ],
        "V031": [
            """
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            struct DoctorHomeInteractor { func fetch() { ▸Gateways.local(for: nobody).visits } }
            """,
            """
            // Modules/Shared/Home/HomeMockInteractor.swift
            struct HomeMockInteractor { init() { a = ▸VisitsGateway() } }
            """,
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter { func didLoad() { visits = ▸Gateways(for: nobody) } }
            """,
        ],
        "V032": [
            """
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            struct DoctorHomeInteractor { let ▸scopes: [DoctorScope?] }
            """,
            """
            // Modules/Patient/Diary/DiaryPresenter.swift
            @MainActor final class DiaryPresenter { private let ▸scope: PatientScope }
            """,
            """
            // Modules/Patient/Home/PatientHomeInteractor.swift
            struct PatientHomeInteractor { let ▸scope = PatientScope() }
            """,
        ],
    ]
}

extension Variation {
    static let sharing: [String: [String]] = [
        "V034": [
            """
            // Modules/Shared/Visits/Kind.swift
            enum Kind { case ▸patientApp, other }
            """,
            """
            // Modules/Shared/Visits/Opening.swift
            func open() { ▸HomeFactory.doctor() }
            """,
            """
            // Modules/Shared/Visits/Note.swift
            struct Note { let diary: ▸Diary }
            // Modules/Patient/Scope/Diary.swift
            struct Diary {}
            """,
            """
            // Modules/Shared/Visits/Note.swift
            struct Note {
                #if ▸DOCTOR
                    let a = 1
                #endif
            }
            """,
        ],
        "V035": [
            """
            // Modules/Shared/Home/HomeFactory.swift
            enum HomeFactory { static func mock() {} }
            // Modules/Doctor/Home/HomeFactory+Doctor.swift
            extension ▸HomeFactory { static func doctorCheck() {} }
            """,
            """
            // Modules/Shared/Home/HomeFactory.swift
            enum HomeFactory { static func mock() {} }
            // Modules/Doctor/Home/DoctorHomeRow.swift
            struct ▸DoctorHomeRow {}
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractorInterface: Sendable {}
            // Modules/Shared/Home/HomeWireframe.swift
            final class HomeWireframe { static func mock() -> HomeWireframe { HomeWireframe() } }
            // Modules/Patient/Home/HomeWireframe+Patient.swift
            extension ▸HomeWireframe { static func patient() {} }
            """,
            """
            // Modules/Shared/Home/HomeWireframe.swift
            final class HomeWireframe { static func mock() -> HomeWireframe { HomeWireframe() } }
            // Modules/Patient/Home/PatientHomeInteractor.swift
            struct ▸PatientHomeInteractor {}
            """,
        ],
        "V036": [
            """
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View { var body: some View { ▸VisitsRow() } }
            // Modules/Shared/Visits/VisitsFactory.swift
            enum VisitsFactory { static func mock() {} }
            // Modules/Shared/Visits/VisitsRow.swift
            struct VisitsRow: View {}
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: ▸VisitsPresentable {}
            // Modules/Shared/Visits/VisitsInterface.swift
            protocol VisitsPresentable {}
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomeEntity.swift
            struct HomeEntity { let visits: ▸VisitsEntity }
            // Modules/Shared/Visits/VisitsEntity.swift
            struct VisitsEntity {}
            // Modules/Shared/Visits/VisitsFactory.swift
            enum VisitsFactory { static func mock() {} }
            """,
        ],
        "V037": [
            """
            // Modules/Shared/Home/HomeMockInteractor.swift
            public struct ▸HomeMockInteractor { static let a = 1 }
            """,
            """
            // Modules/Shared/Home/HomeMockInteractor.swift
            package struct ▸HomeMockInteractor {}
            """,
            """
            // Modules/Shared/Home/HomeEntity.swift
            public struct ▸HomeEntity {}
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            """,
        ],
        "V038": [
            """
            // Modules/Shared/Home/HomeFactory.swift
            enum HomeFactory { static func mock() {} }
            // Modules/Doctor/HomeFactory+Doctor.swift
            extension ▸HomeFactory { static func doctor() {} }
            """,
            """
            // Modules/Shared/Home/HomeFactory.swift
            enum HomeFactory { static func mock() {} }
            // Modules/Patient/Homes/HomeFactory+Patient.swift
            extension ▸HomeFactory { static func patient() {} }
            """,
            """
            // Modules/Shared/Home/HomeFactory.swift
            enum HomeFactory { static func mock() {} }
            // Modules/Patient/Factories/Main/HomeFactory+Patient.swift
            extension ▸HomeFactory { static func patient() {} }
            """,
        ],
    ]
}

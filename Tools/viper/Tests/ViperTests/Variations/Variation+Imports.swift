extension Variation {
    static let imports: [String: [String]] = [
        "V040": [
            """
            // Modules/Doctor/Scope/DoctorScope.swift
            @testable import struct ▸PatientScenes.PatientScope
            struct DoctorScope {}
            """,
            """
            // Modules/Patient/Home/HomeFactory+Patient.swift
            import SharedScenes
            import ▸DoctorScenes
            extension HomeFactory { static func patient() {} }
            """,
            """
            // Modules/Doctor/DoctorScope.swift
            @preconcurrency import ▸PatientScenes
            struct DoctorScope {}
            """,
        ],
        "V041": [
            """
            // Modules/Shared/Visits/Visit.swift
            @_exported import ▸DoctorScenes
            struct Visit {}
            """,
            """
            // Modules/Shared/Home/HomeView.swift
            import SwiftUI
            @testable import ▸PatientScenes
            struct HomeView: View {}
            """,
            """
            // Modules/Shared/Visits/Visit.swift
            import enum ▸DoctorScenes.DoctorHome
            struct Visit {}
            """,
        ],
        "V042": [
            """
            // Modules/Clinic/ClinicStore/Store.swift
            import ▸PatientScenes
            """,
            """
            // Modules/Clinic/ClinicModel/Gateways/VisitsGateway.swift
            @_implementationOnly import ▸SharedScenes
            """,
            """
            // Modules/Clinic/ClinicStore/Rows/Row.swift
            import ClinicModel
            import ▸DoctorScenes
            """,
        ],
        "V043": [
            """
            // Apps/patient/main.swift
            import ▸GRDB
            """,
            """
            // Modules/Clinic/ClinicModel/Slot.swift
            import class ▸GRDB.DatabaseQueue
            """,
            """
            // Modules/Shared/Visits/Visit.swift
            @preconcurrency import ▸GRDB
            struct Visit {}
            """,
        ],
        "V044": [
            """
            // Apps/patient/Opening.swift
            func ▸open() -> Gateways { gateways }
            """,
            """
            // Modules/Clinic/ClinicModel/Gateways.swift
            struct Gateways { ▸init(store: Store) {} }
            """,
            """
            // Modules/Clinic/ClinicStore/Store+Gateways.swift
            extension Store { static func ▸open(at path: String) throws -> Gateways { make() } }
            """,
        ],
        "V054": [
            """
            // Apps/doctor/main.swift
            import DoctorScenes
            import ▸PatientScenes
            """,
            """
            // Apps/patient/A.swift
            import ▸DoctorScenes
            // Apps/patient/Sub/B.swift
            import PatientScenes
            """,
            """
            // Apps/both/A.swift
            @testable import DoctorScenes
            // Apps/both/B.swift
            import struct ▸PatientScenes.PatientScope
            """,
        ],
    ]
}

extension Variation {
    static let form: [String: [String]] = [
        "V001": [
            """
            // Apps/patient/main.swift
            let a = [1, 2▸
            """,
            """
            // Modules/Clinic/ClinicModel/Slot.swift
            struct Slot { let ▸1a: Int }
            """,
            """
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View {
                var body: some View { Text("Home"▸ }
            }
            """,
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor
            final class HomePresenter {
                func didTap() { if ▸{ } }
            }
            """,
        ],
        "V002": [
            """
            // Modules/Shared/Home/HomeEntity.swift
            struct HomeEntity {} ▸// viper:ignore V049
            """,
            """
            // Apps/patient/main.swift
            ▸// viper:ignore V5 long ago
            let a = 1
            """,
            """
            // Modules/Shared/Home/HomeUIModel.swift
            enum HomeUIModel {
                ▸// viper:ignore V007 it is the wrong rule
                static let spacing = 8
            }
            """,
        ],
    ]
}

extension Variation {
    static let parameters: [String: [String]] = [
        "V008": [
            """
            // Modules/Shared/Home/HomeParameters.swift
            final class ▸HomeParameters: Hashable, Codable, Sendable { static let mock = HomeParameters() }
            """,
            """
            // Modules/Shared/Home/HomeParameters.swift
            struct ▸HomeParameters: Hashable, Encodable, Sendable { static let mock = HomeParameters() }
            """,
            """
            // Modules/Shared/Home/HomeParameters.swift
            enum ▸HomeParameters: Hashable, Codable, Sendable {
                case all
                static let mock = HomeParameters.all
            }
            """,
        ],
        "V009": [
            """
            // Modules/Shared/Home/HomeParameters.swift
            struct ▸HomeParameters: Hashable, Codable, Sendable { let mock = 1 }
            """,
            """
            // Modules/Patient/Diary/DiaryParameters.swift
            struct ▸DiaryParameters: Hashable, Codable, Sendable { static let example = DiaryParameters() }
            """,
            """
            // Modules/Shared/Home/HomeParameters.swift
            struct ▸HomeParameters: Hashable, Codable, Sendable { func mock() -> Self { self } }
            """,
        ],
        "V010": [
            """
            // Modules/Shared/Home/HomeParameters.swift
            struct HomeParameters: Hashable, Codable, Sendable { weak var ▸delegate: (any HomeDelegate)?
             static let mock = Self() }
            """,
            """
            // Modules/Shared/Home/HomeParameters.swift
            struct HomeParameters: Hashable, Codable, Sendable { let ▸visits: [any VisitsGateway]
             static let mock = Self() }
            """,
            """
            // Modules/Shared/Home/HomeParameters.swift
            struct HomeParameters: Hashable, Codable, Sendable {
                var ▸path: NavigationStackCoordinator?
                static let mock = Self()
            }
            """,
        ],
        "V051": [
            """
            // Modules/Shared/Home/HomeParameters.swift
            struct HomeParameters: Hashable, Codable, Sendable { static let mock = Self() }
            // Modules/Shared/Home/HomeMockInteractor.swift
            struct HomeMockInteractor { let ▸parameters: HomeParameters }
            """,
            """
            // Modules/Shared/Home/HomeParameters.swift
            struct HomeParameters: Hashable, Codable, Sendable { static let mock = Self() }
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            struct DoctorHomeInteractor { private let ▸opened = HomeParameters.mock, count = 1 }
            """,
            """
            // Modules/Patient/Diary/DiaryParameters.swift
            struct DiaryParameters: Hashable, Codable, Sendable { static let mock = Self() }
            // Modules/Patient/Diary/DiaryInteractor.swift
            struct DiaryInteractor { let ▸all: [DiaryParameters?] }
            """,
        ],
        "V055": [
            """
            // Modules/Shared/Home/HomeEntity.swift
            struct HomeEntity { let ▸reload: @Sendable () async -> Void }
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            """,
            """
            // Modules/Shared/Home/HomeEntity.swift
            struct HomeEntity { var ▸gateways: Gateways? }
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            """,
            """
            // Modules/Shared/Home/HomeEntity.swift
            struct HomeEntity { let ▸source: DoctorHomeInteractor }
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            struct DoctorHomeInteractor {}
            """,
        ],
        "V056": [
            """
            // Modules/Shared/Home/HomeParameters.swift
            import ▸UIKit
            struct HomeParameters: Hashable, Codable, Sendable { static let mock = Self() }
            """,
            """
            // Modules/Shared/Home/HomeEntity.swift
            import Foundation
            import ▸TextUI
            struct HomeEntity {}
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            """,
            """
            // Modules/Patient/Diary/DiaryParameters.swift
            import struct ▸SwiftUI.Color
            struct DiaryParameters: Hashable, Codable, Sendable { static let mock = Self() }
            """,
        ],
    ]
}

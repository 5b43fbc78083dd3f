extension Variation {
    static let presenter: [String: [String]] = [
        "V018": [
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor class ▸HomePresenter {}
            """,
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor struct ▸HomePresenter {}
            """,
            """
            // Modules/Shared/Home/HomePresenter.swift
            actor ▸HomePresenter {}
            """,
        ],
        "V019": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View {}
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class ▸HomePresenter { private let interactor: any HomeInteractive }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View {}
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class ▸HomePresenter<Interactor: Sendable> {}
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class ▸HomePresenter { func ask(_ interactor: any HomeInteractive) {} }
            """,
        ],
        "V020": [
            """
            // Modules/Shared/Home/HomePresenter.swift
            @preconcurrency import struct ▸UIKit.CGFloat
            @MainActor final class HomePresenter {}
            """,
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter {}
            // Modules/Shared/Home/HomePresenter+Loading.swift
            import ▸TextUI
            extension HomePresenter {}
            """,
            """
            // Modules/Patient/Diary/DiaryPresenter.swift
            import Foundation
            import ▸AppKit
            @MainActor final class DiaryPresenter {}
            """,
        ],
        "V021": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter<I> where I: HomeInteractive { public let ▸source: I }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter<I: HomeInteractive> { private weak var ▸interactor: I? }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter { private var ▸interactor: any HomeInteractive }
            """,
        ],
        "V022": [
            """
            // Modules/Patient/Diary/DiaryInteractor.swift
            final class DiaryInteractor { var ▸presenter: DiaryInteractorOutput? }
            """,
            """
            // Modules/Shared/Home/HomeRouter.swift
            final class HomeRouter { let ▸view: any HomeNavigable }
            """,
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter { var ▸view: HomeViewable? }
            """,
        ],
        "V023": [
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter { func didTap() { show(▸AnyView(nil)) } }
            """,
            """
            // Modules/Patient/Diary/DiaryPresenter.swift
            @MainActor final class DiaryPresenter { init(scope: ▸PatientScope) {} }
            """,
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter {}
            // Modules/Shared/Home/HomePresenter+Store.swift
            extension HomePresenter { func load(_ gateway: any ▸VisitsGateway) {} }
            """,
        ],
    ]
}

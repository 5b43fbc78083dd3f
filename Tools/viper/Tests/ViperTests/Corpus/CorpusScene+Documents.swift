@testable import viper

extension CorpusScene {
    /// The documents' own words, without a viper.yml.
    static let documents: [CorpusScene] = [
        CorpusScene(
            "A home in order", .documents,
            """
            // App/Home/HomeInterface.swift
            import Combine

            @MainActor
            protocol HomePresentable: ObservableObject {
                var name: String { get }
                func didLoad() async
            }
            protocol HomeInteractive: Sendable { func fetchHome() async throws -> String }
            // App/Home/HomeFactory.swift
            import SwiftUI

            enum HomeFactory {
                static func app(gateway: any HomesGateway) -> some View {
                    HomeView(presenter: HomePresenter(interactor: HomeInteractor(gateway: gateway)))
                }

                static func mock() -> some View { app(gateway: MockHomesGateway()) }
            }
            // App/Home/HomePresenter.swift
            import Combine

            @MainActor
            final class HomePresenter<Interactor: HomeInteractive>: HomePresentable {
                @Published private(set) var name = ""
                private let interactor: Interactor

                init(interactor: Interactor) { self.interactor = interactor }

                func didLoad() async {}
            }
            // App/Home/HomeInteractor.swift
            struct HomeInteractor: HomeInteractive {
                private let gateway: any HomesGateway

                init(gateway: any HomesGateway) { self.gateway = gateway }

                func fetchHome() async throws -> String { try await gateway.home() }
            }
            // App/Home/HomeView.swift
            import SwiftUI

            struct HomeView<Presenter: HomePresentable>: View {
                @StateObject private var presenter: Presenter

                var body: some View { Text(presenter.name) }
            }
            """),
        CorpusScene(
            "A home that is not", .documents,
            """
            // App/Visit/VisitInterface.swift
            protocol VisitPresentable: ObservableObject { func save() } // expect V045
            protocol VisitInteractive: Sendable {}
            // App/Visit/VisitFactory.swift
            import SwiftUI

            enum VisitFactory {
                static func mock() -> some View { VisitView(presenter: VisitPresenter(interactor: VisitInteractor())) }
            }
            // App/Visit/VisitPresenter.swift
            @MainActor
            final class VisitPresenter<Interactor: VisitInteractive>: VisitPresentable {
                var interactor: Interactor // expect V021
                private let session = URLSession.shared // expect V058

                func row() -> some View { Text("Visit") } // expect V061
            }
            // App/Visit/VisitInteractor.swift
            final class VisitInteractor: VisitInteractive {} // expect V027
            // App/Visit/VisitView.swift
            import SwiftUI

            struct VisitView<Presenter: VisitPresentable>: View {
                @ObservedObject var presenter: Presenter // expect V015
                let visits: [String] // expect V017
                @AppStorage("sort") private var sort = 0 // expect V058

                var body: some View { Text("Visit") }
            }
            """),
        CorpusScene(
            "Observed by the system", .documents,
            """
            // App/Diary/DiaryInterface.swift
            @MainActor
            protocol DiaryPresentable: AnyObject {}
            protocol DiaryInteractive: Sendable {}
            // App/Diary/DiaryFactory.swift
            import SwiftUI

            enum DiaryFactory {
                static func mock() -> some View { DiaryView(presenter: DiaryPresenter(interactor: DiaryInteractor())) }
            }
            // App/Diary/DiaryPresenter.swift
            import Observation

            @Observable
            final class DiaryPresenter<Interactor: DiaryInteractive>: DiaryPresentable {
                private let interactor: Interactor
                private let clock: any Clock
            }
            // App/Diary/DiaryInteractor.swift
            struct DiaryInteractor: DiaryInteractive {}
            // App/Diary/DiaryView.swift
            import SwiftUI

            struct DiaryView<Presenter: DiaryPresentable>: View {
                private let presenter: any DiaryPresentable

                var body: some View { Text("Diary") }
            }
            """),
    ]
}

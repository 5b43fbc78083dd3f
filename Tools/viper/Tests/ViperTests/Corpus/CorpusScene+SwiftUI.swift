@testable import viper

extension CorpusScene {
    /// SwiftUI with Presenters that are observed.
    static let swiftUI: [CorpusScene] = [
        CorpusScene(
            "Observed presenters in order", .viper,
            ##"""
            // App/Trips/TripsView.swift
            import SwiftUI

            struct TripsView: View {
                @ObservedObject var presenter: TripsPresenter
                let title: String

                var body: some View {
                    NavigationView { List(presenter.trips) { trip in presenter.link(to: trip) } }
                }
            }
            // App/Trips/TripsPresenter.swift
            import Combine

            final class TripsPresenter: ObservableObject {
                @Published var trips: [Trip] = []
                private let interactor: TripsInteractor
                private let router = TripsRouter()
                private var cancellables: Set<AnyCancellable> = []

                init(interactor: TripsInteractor) {
                    self.interactor = interactor
                    interactor.trips.assign(to: &$trips)
                    interactor.trips.sink { [weak self] in self?.trips = $0 }.store(in: &cancellables)
                }
            }
            // App/Trips/TripsInteractor.swift
            import Combine

            final class TripsInteractor {
                private let store: TripStore
            }
            // App/Trips/TripsRouter.swift
            import SwiftUI

            final class TripsRouter {
                func makeTripView(_ trip: Trip) -> some View {
                    TripView(presenter: TripPresenter(interactor: TripInteractor(store: TripStore.shared)))
                }
            }
            """##),
        CorpusScene(
            "A presenter that builds links", .viper,
            ##"""
            // App/Rides/RidesPresenter.swift
            import SwiftUI

            final class RidesPresenter: ObservableObject {
                private let interactor: RidesInteractor
                private let router = RidesRouter()
                var badge: some View { Text("3") } // expect V061

                func link<Content: View>(@ViewBuilder content: () -> Content) -> some View {
                    NavigationLink(destination: router.makeRideView()) { content() }
                }

                func row() -> AnyView { AnyView(Text("Ride")) } // expect V061
            }
            // App/Rides/RidesInteractor.swift
            final class RidesInteractor {}
            // App/Rides/RidesView.swift
            import SwiftUI

            struct RidesView: View {
                @StateObject var presenter: RidesPresenter
                @AppStorage("sort") private var sort = 0 // expect V058
                @FetchRequest(sortDescriptors: []) private var rides: FetchedResults<Ride> // expect V058

                var body: some View { Text("Rides") }
            }
            // App/Rides/RidesRouter.swift
            import SwiftUI

            final class RidesRouter {}
            """##),
        CorpusScene(
            "Views that lead on by themselves", .viper,
            ##"""
            // App/Inbox/InboxView.swift
            import SwiftUI

            struct InboxView: View {
                @ObservedObject var presenter: InboxPresenter
                @State private var isShown = false

                var body: some View {
                    NavigationLink(destination: LetterView(presenter: LetterPresenter())) { // expect V062
                        InboxRow()
                    }
                    .sheet(isPresented: $isShown) { LetterView(presenter: LetterPresenter()) } // expect V062
                    .sheet(isPresented: $isShown) { InboxHelpView() }
                    .sheet(isPresented: $isShown) { presenter.router.makeHelp() } // expect V059
                }
            }

            struct InboxHelpView: View {
                var body: some View { Text("Help") }
            }
            // App/Inbox/InboxPresenter.swift
            import Combine

            final class InboxPresenter: ObservableObject {
                let router: InboxRouter
            }
            // App/Inbox/InboxRouter.swift
            import SwiftUI

            struct InboxRouter {
                func makeLetter() -> some View { LetterView(presenter: LetterPresenter()) }
            }
            // App/Letter/LetterView.swift
            import SwiftUI

            struct LetterView: View {
                @ObservedObject var presenter: LetterPresenter
                var body: some View { Text("Letter") }
            }
            // App/Letter/LetterPresenter.swift
            import Combine

            final class LetterPresenter: ObservableObject {}
            // App/Letter/LetterRouter.swift
            import SwiftUI

            struct LetterRouter {}
            """##),
        CorpusScene(
            "Observation", .viper,
            ##"""
            // App/Game/GameView.swift
            import SwiftUI

            struct GameView: View {
                @State private var presenter: GamePresenter
                let level: Int

                var body: some View { Text(presenter.title) }
            }

            #Preview { GameView(presenter: GamePresenter(interactor: GameInteractor(session: URLSession.shared))) }
            // App/Game/GamePresenter.swift
            import Observation

            @Observable
            final class GamePresenter {
                private(set) var title = ""
                private let interactor: GameInteractor
            }
            // App/Game/GameInteractor.swift
            import Foundation

            struct GameInteractor {
                let session: URLSession
            }
            """##),
        CorpusScene(
            "A view that asks everybody", .viper,
            ##"""
            // App/Score/ScoreView.swift
            import SwiftUI

            struct ScoreView: View {
                @ObservedObject var presenter: ScorePresenter
                let interactor: ScoreInteractor // expect V059

                var body: some View {
                    Button("Save") {
                        interactor.save()
                        UserDefaults.standard.set(1, forKey: "score") // expect V058
                        ScoreRepository.shared.save() // expect V058
                    }
                    .task { let reply = try? await URLSession.shared.data(from: url) } // expect V058
                }
            }
            // App/Score/ScorePresenter.swift
            import Combine

            final class ScorePresenter: ObservableObject {
                let interactor: ScoreInteractor
            }
            // App/Score/ScoreInteractor.swift
            struct ScoreInteractor {
                func save() {}
            }
            """##),
        CorpusScene(
            "A coordinator beside the scene", .viper,
            ##"""
            // App/Quiz/QuizCoordinator.swift
            import SwiftUI

            final class QuizCoordinator: ObservableObject {
                @Published var path = NavigationPath()

                func start() -> some View { QuizView(presenter: QuizPresenter(interactor: QuizInteractor(), coordinator: self)) }
            }
            // App/Quiz/QuizView.swift
            import SwiftUI

            struct QuizView: View {
                @ObservedObject var presenter: QuizPresenter
                @EnvironmentObject var coordinator: QuizCoordinator

                var body: some View { Button("Next") { presenter.didTapNext() } }
            }
            // App/Quiz/QuizPresenter.swift
            import Combine

            final class QuizPresenter: ObservableObject {
                private let interactor: QuizInteractor
                private weak var coordinator: QuizCoordinator?
            }
            // App/Quiz/QuizInteractor.swift
            struct QuizInteractor {}
            """##),
    ]
}

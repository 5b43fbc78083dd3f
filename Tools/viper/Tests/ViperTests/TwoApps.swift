/// Two scenes in two apps; the second app lacks one of them.
let twoApps = [
    "viper.yml": """
    shared: Modules/Shared
    audiences: {rider: Modules/Rider, driver: Modules/Driver}
    """,
    "Modules/Shared/Trip/TripFactory.swift": """
    enum TripFactory {
        static func mock() -> some View { TripView(presenter: TripPresenter(interactor: TripMockInteractor())) }
    }
    """,
    "Modules/Shared/Trip/TripInterface.swift": """
    protocol TripPresentable: ObservableObject {}
    protocol TripInteractive: Sendable {}
    protocol TripRoutable: ViewModifier {}
    """,
    "Modules/Shared/Trip/TripPresenter.swift": """
    /* What is shown.
       Three lines of comment.
    */
    final class TripPresenter<Interactor: TripInteractive>: TripPresentable {

        // Alone on a line.
        func didTapPay() { coordinator.push(PaymentParameters()) } // and not
    }
    """,
    "Modules/Shared/Trip/TripView.swift": "struct TripView<Presenter: TripPresentable>: View {}\n",
    "Modules/Shared/Payment/PaymentFactory.swift": """
    enum PaymentFactory {
        static func mock() -> some View { PaymentView() }
    }
    """,
    "Modules/Shared/Payment/PaymentParameters.swift": "struct PaymentParameters: Hashable, Codable, Sendable {}\n",
    "Modules/Shared/Payment/PaymentView.swift": "struct PaymentView: View {}\n",
    "Modules/Rider/Trip/TripFactory+Rider.swift": """
    extension TripFactory {
        static func rider() -> some View { TripView().modifier(TripRouter { PaymentFactory.rider($0) }) }
    }
    """,
    "Modules/Rider/Trip/RiderTripInteractor.swift": "struct RiderTripInteractor: TripInteractive {}\n",
    "Modules/Rider/Payment/PaymentFactory+Rider.swift": """
    extension PaymentFactory {
        static func rider(_ parameters: PaymentParameters) -> some View { PaymentView() }
    }
    """,
    "Modules/Rider/Help/HelpFactory.swift": """
    enum HelpFactory {
        static func rider() -> some View { HelpView() }
    }
    """,
    "Modules/Rider/Help/HelpView.swift": "struct HelpView: View {}\n",
    "Modules/Driver/Trip/TripFactory+Driver.swift": """
    extension TripFactory {
        static func driver() -> some View { TripView() }
    }
    """,
    "Apps/rider/main.swift": "show(TripFactory.rider())\n",
    "Apps/driver/main.swift": "show(TripFactory.driver())\n",
]

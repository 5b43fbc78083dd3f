import SharedScenes
import SwiftUI
import UIKit
import ViperKit

/// The scenes that Home leads to, as controllers that host the shared Views.
@MainActor
package struct HostedScenes {
    package let appointments: (AppointmentsParameters) -> SceneHostingController
    package let appointment: (AppointmentParameters) -> SceneHostingController
    package let timeSlots: (TimeSlotsParameters) -> SceneHostingController
    package let conversations: (ConversationsParameters) -> SceneHostingController
    package let conversation: (ConversationParameters) -> SceneHostingController
    package let results: (ResultsParameters) -> SceneHostingController
    package let record: (RecordParameters) -> SceneHostingController
    package let series: (SeriesParameters) -> SceneHostingController
    package let document: (DocumentParameters) -> SceneHostingController
    package let prescriptions: (PrescriptionsParameters) -> SceneHostingController
    package let account: (AccountParameters) -> SceneHostingController
    private weak var coordinator: NavigationStackCoordinator?

    package init(_ destinations: some SceneDestinations, coordinator: NavigationStackCoordinator) {
        self.coordinator = coordinator
        // The coordinator holds what is made here, as it leads to it.
        appointments = { [weak coordinator] in
            SceneHostingController(
                parameters: $0, coordinator: coordinator, rootView: destinations.appointments($0))
        }
        appointment = { [weak coordinator] in
            SceneHostingController(parameters: $0, coordinator: coordinator, rootView: destinations.appointment($0))
        }
        timeSlots = { [weak coordinator] in
            SceneHostingController(parameters: $0, coordinator: coordinator, rootView: destinations.timeSlots($0))
        }
        conversations = { [weak coordinator] in
            SceneHostingController(
                parameters: $0, coordinator: coordinator, rootView: destinations.conversations($0))
        }
        conversation = { [weak coordinator] in
            SceneHostingController(
                parameters: $0, coordinator: coordinator, rootView: destinations.conversation($0))
        }
        results = { [weak coordinator] in
            SceneHostingController(parameters: $0, coordinator: coordinator, rootView: destinations.results($0))
        }
        record = { [weak coordinator] in
            SceneHostingController(parameters: $0, coordinator: coordinator, rootView: destinations.record($0))
        }
        series = { [weak coordinator] in
            SceneHostingController(parameters: $0, coordinator: coordinator, rootView: destinations.series($0))
        }
        document = { [weak coordinator] in
            SceneHostingController(parameters: $0, coordinator: coordinator, rootView: destinations.document($0))
        }
        prescriptions = { [weak coordinator] in
            SceneHostingController(
                parameters: $0, coordinator: coordinator, rootView: destinations.prescriptions($0))
        }
        account = { [weak coordinator] in
            SceneHostingController(parameters: $0, coordinator: coordinator, rootView: destinations.account($0))
        }
    }

    /// The controller of a scene that only one app has.
    package func hosted(_ parameters: some Hashable & Codable, _ scene: some View) -> SceneHostingController {
        SceneHostingController(parameters: parameters, coordinator: coordinator, rootView: scene)
    }

    /// The controller of the scene that `parameters` open; nil if there is none.
    package func controller(for parameters: AnyHashable) -> UIViewController? {
        switch parameters.base {
        case let parameters as AppointmentsParameters: appointments(parameters)
        case let parameters as AppointmentParameters: appointment(parameters)
        case let parameters as TimeSlotsParameters: timeSlots(parameters)
        case let parameters as ConversationsParameters: conversations(parameters)
        case let parameters as ConversationParameters: conversation(parameters)
        case let parameters as ResultsParameters: results(parameters)
        case let parameters as RecordParameters: record(parameters)
        case let parameters as SeriesParameters: series(parameters)
        case let parameters as DocumentParameters: document(parameters)
        case let parameters as PrescriptionsParameters: prescriptions(parameters)
        case let parameters as AccountParameters: account(parameters)
        default: nil
        }
    }
}

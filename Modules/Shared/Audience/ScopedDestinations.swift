import SwiftUI

/// Where an audience's scenes lead. What stands at the places that all audiences have is said here; an app's own type
/// adds those that only it has, and may say otherwise.
package protocol ScopedDestinations: SceneDestinations {
    associatedtype Side: Audience

    var scope: AudienceScope<Side> { get }
}

extension ScopedDestinations {
    package func appointments(_ parameters: AppointmentsParameters) -> some View {
        AppointmentsFactory.make(parameters: parameters, destinations: self)
    }

    package func appointment(_ parameters: AppointmentParameters) -> some View {
        AppointmentFactory.make(parameters: parameters, destinations: self)
    }

    package func timeSlots(_ parameters: TimeSlotsParameters) -> some View {
        TimeSlotsFactory.make(parameters: parameters, destinations: self)
    }

    package func conversations(_ parameters: ConversationsParameters) -> some View {
        ConversationsFactory.make(parameters: parameters, destinations: self)
    }

    package func conversation(_ parameters: ConversationParameters) -> some View {
        ConversationFactory.make(parameters: parameters, destinations: self)
    }

    package func results(_ parameters: ResultsParameters) -> some View {
        ResultsFactory.make(parameters: parameters, destinations: self)
    }

    package func record(_ parameters: RecordParameters) -> some View {
        RecordFactory.make(parameters: parameters, destinations: self)
    }

    package func series(_ parameters: SeriesParameters) -> some View {
        SeriesFactory.make(parameters: parameters, destinations: self)
    }

    package func document(_ parameters: DocumentParameters) -> some View {
        DocumentFactory.make(parameters: parameters, destinations: self)
    }

    package func prescriptions(_ parameters: PrescriptionsParameters) -> some View {
        PrescriptionsFactory.make(parameters: parameters, destinations: self)
    }

    package func account(_ parameters: AccountParameters) -> some View {
        AccountFactory.make(parameters: parameters, destinations: self)
    }
}

import SwiftUI

/// The scenes with their mocks lead to each other.
struct MockDestinations: SceneDestinations {
    func appointments(_ parameters: AppointmentsParameters) -> some View {
        AppointmentsFactory.mock(parameters: parameters)
    }

    func appointment(_ parameters: AppointmentParameters) -> some View {
        AppointmentFactory.mock(parameters: parameters)
    }

    func timeSlots(_ parameters: TimeSlotsParameters) -> some View {
        TimeSlotsFactory.mock(parameters: parameters)
    }

    func conversations(_ parameters: ConversationsParameters) -> some View {
        ConversationsFactory.mock(parameters: parameters)
    }

    func conversation(_ parameters: ConversationParameters) -> some View {
        ConversationFactory.mock(parameters: parameters)
    }

    func results(_ parameters: ResultsParameters) -> some View {
        ResultsFactory.mock(parameters: parameters)
    }

    func record(_ parameters: RecordParameters) -> some View {
        RecordFactory.mock(parameters: parameters)
    }

    func series(_ parameters: SeriesParameters) -> some View {
        SeriesFactory.mock(parameters: parameters)
    }

    func document(_ parameters: DocumentParameters) -> some View {
        DocumentFactory.mock(parameters: parameters)
    }

    func prescriptions(_ parameters: PrescriptionsParameters) -> some View {
        PrescriptionsFactory.mock(parameters: parameters)
    }

    func account(_ parameters: AccountParameters) -> some View {
        AccountFactory.mock(parameters: parameters)
    }
}

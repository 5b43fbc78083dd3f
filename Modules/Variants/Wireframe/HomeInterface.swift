import ClinicModel
import SharedScenes
import ViperKit

/// Where the Presenter goes.
@MainActor
protocol HomeWireframeInterface: WireframeInterface {
    func navigateToAppointments()
    func navigateToPatients()
    func navigateToAppointment(_ id: Appointment.ID, beginning action: AppointmentAction?)
    func navigateToTimeSlots()
    func navigateToConversations()
    func navigateToResults()
    func navigateToPrescriptions()
    func navigateToAccount()
}

/// What the Presenter asks for.
protocol HomeInteractorInterface: InteractorInterface, Sendable {
    func fetchHome() async throws -> HomeEntity
    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws
    func signOut() async throws
    func changes() -> AsyncStream<Void>
}

/// Puts what is answered into the words of the screen.
protocol HomeFormatterInterface: FormatterInterface {
    func format(_ home: HomeEntity) -> HomeItem
}

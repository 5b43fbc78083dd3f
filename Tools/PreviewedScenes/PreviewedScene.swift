import DoctorScenes
import PatientScenes
import SharedScenes
public import TextUI
import ViperKit

/// The scenes that can be looked at by themselves, each with its mock.
public enum PreviewedScene: String, CaseIterable, Sendable {
    case root = "Root"
    case signIn = "SignIn"
    case lock = "Lock"
    case home = "Home"
    case appointments = "Appointments"
    case appointment = "Appointment"
    case timeSlots = "TimeSlots"
    case booking = "Booking"
    case conversations = "Conversations"
    case conversation = "Conversation"
    case results = "Results"
    case record = "Record"
    case series = "Series"
    case document = "Document"
    case prescriptions = "Prescriptions"
    case account = "Account"
    case intake = "Intake"
    case availability = "Availability"
    case patientSearch = "PatientSearch"
    case visit = "Visit"
    case prescribe = "Prescribe"
    case allergies = "Allergies"

    /// The scene of a name, in any case of its letters.
    public init?(named name: String) {
        guard let scene = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            return nil
        }
        self = scene
    }

    /// The scene with its mock.
    @MainActor @ViewBuilder
    public var mock: some View {
        switch self {
        case .root: RootFactory.mock()
        case .signIn: stacked { SignInFactory.mock() }
        case .lock: stacked { LockFactory.mock() }
        case .home: stacked { HomeFactory.mock() }
        case .appointments: stacked { AppointmentsFactory.mock() }
        case .appointment: stacked { AppointmentFactory.mock() }
        case .timeSlots: stacked { TimeSlotsFactory.mock() }
        case .booking: stacked { BookingFactory.mock() }
        case .conversations: stacked { ConversationsFactory.mock() }
        case .conversation: stacked { ConversationFactory.mock() }
        case .results: stacked { ResultsFactory.mock() }
        case .record: stacked { RecordFactory.mock() }
        case .series: stacked { SeriesFactory.mock() }
        case .document: stacked { DocumentFactory.mock() }
        case .prescriptions: stacked { PrescriptionsFactory.mock() }
        case .account: stacked { AccountFactory.mock() }
        case .intake: stacked { IntakeFactory.mock() }
        case .availability: stacked { AvailabilityFactory.mock() }
        case .patientSearch: stacked { PatientSearchFactory.mock() }
        case .visit: stacked { VisitFactory.mock() }
        case .prescribe: stacked { PrescribeFactory.mock() }
        case .allergies: stacked { AllergiesFactory.mock() }
        }
    }

    /// A scene stands in a stack of the app's; by itself it gets one.
    @MainActor
    private func stacked<Scene: View>(@ViewBuilder _ scene: @escaping () -> Scene) -> some View {
        CoordinatingNavigationStack(coordinator: NavigationStackCoordinator(), root: scene)
    }
}

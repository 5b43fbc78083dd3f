import ClinicModel

/// One audience of the clinic: what sets its app apart, and what the scenes of a user who has signed in are made from.
package protocol AudienceScope: Sendable {
    associatedtype AppointmentsInteractor: AppointmentsInteractive
    associatedtype AppointmentInteractor: AppointmentInteractive
    associatedtype TimeSlotsInteractor: TimeSlotsInteractive

    /// The name of the program; sessions and paths are kept under it.
    static var program: String { get }
    /// The name of the app, where one signs in.
    static var title: String { get }
    /// Who may sign in.
    static var role: Principal.Role { get }

    var session: Session { get }
    var gateways: Gateways { get }

    /// Its Interactors, for those who ask without a screen: links and commands.
    var appointments: AppointmentsInteractor { get }
    var appointment: AppointmentInteractor { get }
    var timeSlots: TimeSlotsInteractor { get }

    init(session: Session, gateways: Gateways, calendarFiles: any CalendarFilesGateway, clock: ClinicClock)
}

import ClinicModel
import ClinicProgram
import SharedScenes

/// What a command works with once somebody has signed in.
package struct CommandVisit<App: ClinicApp>: Sendable {
    package let session: Session
    package let gateways: Gateways
    package let clinic: OpenClinic

    func scope(calendarFiles: (any CalendarFilesGateway)? = nil) -> AudienceScope<App.Side> {
        AudienceScope(
            session: session, gateways: gateways, calendarFiles: calendarFiles ?? CalendarFolder.current(clinic.clock),
            clock: clinic.clock)
    }

    var appointments: some AppointmentsInteractive { AppointmentsFactory.interactor(scope: scope()) }
    var appointment: some AppointmentInteractive { AppointmentFactory.interactor(scope: scope()) }
    var timeSlots: some TimeSlotsInteractive { TimeSlotsFactory.interactor(scope: scope()) }
    var booking: some BookingInteractive { BookingFactory.interactor(scope: scope()) }

    /// Throws `ClinicError.notAllowed` where one books for oneself alone.
    func patientFinder() throws -> any PatientFinding {
        guard let finder = timeSlots.patientFinder else { throw ClinicError.notAllowed("look for patients") }
        return finder
    }
}

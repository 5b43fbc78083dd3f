import ClinicModel
import ClinicProgram
import SharedScenes

/// What a command works with once somebody has signed in.
package struct CommandVisit<App: ClinicApp>: Sendable {
    package let session: Session
    package let gateways: Gateways
    package let clinic: OpenClinic

    func scope(calendarFiles: (any CalendarFilesGateway)? = nil) -> App.Scope {
        App.Scope(
            session: session, gateways: gateways, calendarFiles: calendarFiles ?? CalendarFolder.current(clinic.clock),
            clock: clinic.clock)
    }

    var appointments: App.Scope.AppointmentsInteractor { scope().appointments }
    var appointment: App.Scope.AppointmentInteractor { scope().appointment }
    var timeSlots: App.Scope.TimeSlotsInteractor { scope().timeSlots }
    var booking: some BookingInteractive { BookingFactory.interactor(scope: scope()) }
}

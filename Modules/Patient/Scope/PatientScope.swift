import ClinicModel
import SharedScenes

/// What the scenes of a patient who has signed in are made from.
package struct PatientScope: AudienceScope {
    package static let program = "patient"
    package static let title = "Caduceus for patients"
    package static let role = Principal.Role.patient

    package let session: Session
    package let gateways: Gateways
    package let calendarFiles: any CalendarFilesGateway
    package let clock: ClinicClock

    package init(
        session: Session, gateways: Gateways, calendarFiles: any CalendarFilesGateway, clock: ClinicClock
    ) {
        self.session = session
        self.gateways = gateways
        self.calendarFiles = calendarFiles
        self.clock = clock
    }

    package var appointments: some AppointmentsInteractive { AppointmentsFactory.interactor(scope: self) }
    package var appointment: some AppointmentInteractive { AppointmentFactory.interactor(scope: self) }
    package var timeSlots: some TimeSlotsInteractive { TimeSlotsFactory.interactor(scope: self) }
}

import ClinicModel
import SharedScenes

/// What the scenes of a practitioner who has signed in are made from.
package struct DoctorScope: AudienceScope {
    package static let program = "doctor"
    package static let title = "Caduceus for practitioners"
    package static let role = Principal.Role.practitioner

    package let session: Session
    package let gateways: Gateways
    package let clock: ClinicClock

    package init(
        session: Session, gateways: Gateways, calendarFiles: any CalendarFilesGateway, clock: ClinicClock
    ) {
        self.session = session
        self.gateways = gateways
        self.clock = clock
    }

    package var appointments: some AppointmentsInteractive { AppointmentsFactory.interactor(scope: self) }
    package var appointment: some AppointmentInteractive { AppointmentFactory.interactor(scope: self) }
    package var timeSlots: some TimeSlotsInteractive & PatientFinding { TimeSlotsFactory.interactor(scope: self) }
}

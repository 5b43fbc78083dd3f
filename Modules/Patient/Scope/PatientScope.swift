import ClinicModel

/// What the scenes of a patient who has signed in are made from.
package struct PatientScope: Sendable {
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

    package var principal: Principal { gateways.principal }
}

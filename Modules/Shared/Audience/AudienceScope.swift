import ClinicModel

/// What the scenes of a user who has signed in are made from.
package struct AudienceScope<Side: Audience>: Sendable {
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
}

import ClinicModel

/// What the scenes of a user who has signed in are made from.
package struct AudienceScope<Side: Audience>: Sendable {
    package let session: Session
    package let gateways: Gateways
    package let calendarFiles: any CalendarFilesGateway
    package let recordFiles: any RecordFilesGateway
    package let clock: ClinicClock
    package let choices: ChoiceKeeper
    /// By which name the user starts the program; nil where it is not started by a command.
    package let program: String?
    package let timeSlotsMemory = TimeSlotsMemory()

    package init(
        session: Session, gateways: Gateways, calendarFiles: any CalendarFilesGateway,
        recordFiles: any RecordFilesGateway, clock: ClinicClock, choices: ChoiceKeeper = .none,
        program: String? = nil
    ) {
        self.session = session
        self.gateways = gateways
        self.calendarFiles = calendarFiles
        self.recordFiles = recordFiles
        self.clock = clock
        self.choices = choices
        self.program = program
    }
}

import ClinicCommands
import ClinicModel
import ClinicProgram
import PatientScenes
import SharedScenes
import SwiftUI

@main
enum PatientApp: ClinicApp {
    static let name = "patient"
    static let role = Principal.Role.patient

    @MainActor
    static func main() {
        run(PatientCommand.self)
    }

    static func scope(
        session: Session, gateways: Gateways, calendarFiles: any CalendarFilesGateway, clock: ClinicClock
    ) -> PatientScope {
        PatientScope(session: session, gateways: gateways, calendarFiles: calendarFiles, clock: clock)
    }

    static func scenes(_ opening: SceneOpening<Self>) -> some View {
        RootFactory.patient(
            parameters: opening.parameters,
            entrance: PatientEntrance(
                session: opening.session, signIn: opening.clinic.signIn, demo: opening.demo,
                lastPaths: opening.lastPaths, open: { opening.scope(for: $0) }))
    }

    static func appointments(_ scope: PatientScope) -> any AppointmentsInteractive {
        PatientAppointmentsInteractor(scope: scope)
    }

    static func appointment(_ scope: PatientScope) -> any AppointmentInteractive {
        PatientAppointmentInteractor(scope: scope)
    }

    static func timeSlots(_ scope: PatientScope) -> any TimeSlotsInteractive {
        PatientTimeSlotsInteractor(scope: scope)
    }
}

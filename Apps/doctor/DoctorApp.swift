import ClinicCommands
import ClinicModel
import ClinicProgram
import DoctorScenes
import SharedScenes
import SwiftUI

@main
enum DoctorApp: ClinicApp {
    static let name = "doctor"
    static let role = Principal.Role.practitioner

    @MainActor
    static func main() {
        run(DoctorCommand.self)
    }

    static func scope(
        session: Session, gateways: Gateways, calendarFiles: any CalendarFilesGateway, clock: ClinicClock
    ) -> DoctorScope {
        DoctorScope(session: session, gateways: gateways, clock: clock)
    }

    static func scenes(_ opening: SceneOpening<Self>) -> some View {
        RootFactory.doctor(
            parameters: opening.parameters,
            entrance: DoctorEntrance(
                session: opening.session, signIn: opening.clinic.signIn, demo: opening.demo,
                lastPaths: opening.lastPaths, open: { opening.scope(for: $0) }))
    }

    static func appointments(_ scope: DoctorScope) -> any AppointmentsInteractive {
        DoctorAppointmentsInteractor(scope: scope)
    }

    static func appointment(_ scope: DoctorScope) -> any AppointmentInteractive {
        DoctorAppointmentInteractor(scope: scope)
    }

    static func timeSlots(_ scope: DoctorScope) -> any TimeSlotsInteractive {
        DoctorTimeSlotsInteractor(scope: scope)
    }
}

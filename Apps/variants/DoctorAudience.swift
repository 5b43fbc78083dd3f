import ClinicCommands
import ClinicModel
import ClinicProgram
import DoctorScenes

/// Sessions and paths are the doctor app's own.
enum DoctorAudience: ClinicAudience {
    static let name = "doctor"
    static let role = Principal.Role.practitioner

    static func scope(
        session: Session, gateways: Gateways, calendarFiles: any CalendarFilesGateway, clock: ClinicClock
    ) -> DoctorScope {
        DoctorScope(session: session, gateways: gateways, clock: clock)
    }
}

extension SceneOpening<DoctorAudience> {
    var entrance: DoctorEntrance {
        DoctorEntrance(
            session: session, signIn: clinic.signIn, demo: demo, lastPaths: lastPaths, open: { scope(for: $0) })
    }
}

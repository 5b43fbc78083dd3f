import ClinicCommands
import ClinicModel
import ClinicProgram
// viper:ignore V054 it compares the forms of Home, in both apps
import PatientScenes

/// Sessions and paths are the patient app's own.
enum PatientAudience: ClinicAudience {
    static let name = "patient"
    static let role = Principal.Role.patient

    static func scope(
        session: Session, gateways: Gateways, calendarFiles: any CalendarFilesGateway, clock: ClinicClock
    ) -> PatientScope {
        PatientScope(session: session, gateways: gateways, calendarFiles: calendarFiles, clock: clock)
    }
}

extension SceneOpening<PatientAudience> {
    var entrance: PatientEntrance {
        PatientEntrance(
            session: session, signIn: clinic.signIn, demo: demo, lastPaths: lastPaths, open: { scope(for: $0) })
    }
}

import ClinicModel
import ClinicProgram
import SharedScenes

/// What the scenes begin with.
package struct SceneOpening<Audience: ClinicAudience>: Sendable {
    package let clinic: OpenClinic
    /// Nil where one signs in first.
    package let session: Session?
    package let parameters: RootParameters

    /// Where users were, in a file of theirs.
    package var lastPaths: PathKeeper {
        let file = ResumeFile(program: Audience.name, database: clinic.location.path, in: StateFolder())
        return PathKeeper(load: { try file.read(of: $0) }, save: { try file.write($0, of: $1) })
    }

    /// Whom to try the program as; only in a demo clinic.
    package var demo: DemoAccount? {
        clinic.isDemo
            ? DemoAccount(userName: DemoClinic.user(in: Audience.role), password: DemoClinic.password) : nil
    }

    package func scope(for session: Session) -> Audience.Scope {
        Audience.scope(
            session: session, gateways: clinic.gateways(for: session),
            calendarFiles: CalendarFolder.current(clinic.clock), clock: clinic.clock)
    }
}

import ClinicDemo
import ClinicModel
import ClinicProgram
import Foundation
import SharedScenes
import TextUICore

/// What the scenes begin with.
package struct SceneOpening<Side: Audience>: Sendable {
    package let clinic: OpenClinic
    /// Nil where one signs in first.
    package let session: Session?
    package let parameters: RootParameters

    package var entrance: Entrance<Side> {
        Entrance(session: session, signIn: clinic.signIn, demo: demo, lastPaths: lastPaths) { session in
            AudienceScope(
                session: session, gateways: clinic.gateways(for: session),
                calendarFiles: CalendarFolder.downloads(clinic.clock),
                recordFiles: RecordFolder.downloads(clinic.clock),
                clock: clinic.clock, choices: choices(of: session.userName), program: Side.program)
        }
    }

    /// The language that the user has chosen in the program, or everybody who did where nobody is named; nil where that is
    /// the environment's, or one that the screens do not speak.
    package var chosenLocale: Locale? {
        let name = ChoiceKeeper.language
        let chosen =
            if let session { choicesFile.read(name, of: session.userName) } else { choicesFile.readCommon(name) }
        guard let language = chosen, ProgramLocale.current.language.languageCode?.identifier != language,
            ProgramLocale.languages(ofModule: "SharedScenes").contains(language)
        else { return nil }
        return ProgramLocale.locale(named: language)
    }

    /// What a user has chosen.
    private func choices(of userName: String) -> ChoiceKeeper {
        let file = choicesFile
        return ChoiceKeeper(
            load: { file.read($0, of: userName) }, save: { try file.write($0, as: $1, of: userName) })
    }

    /// A file beside those.
    private var choicesFile: ChoicesFile {
        ChoicesFile(program: Side.program, database: clinic.place, in: StateFolder())
    }

    /// Where users were, in a file of theirs.
    private var lastPaths: PathKeeper {
        let file = ResumeFile(program: Side.program, database: clinic.place, in: StateFolder())
        return PathKeeper(load: { try file.read(of: $0) }, save: { try file.write($0, of: $1) })
    }

    /// Whom to try the program as; only in a demo clinic.
    private var demo: DemoAccount? {
        clinic.isDemo ? DemoAccount(userName: DemoClinic.user(in: Side.role), password: DemoClinic.password) : nil
    }
}

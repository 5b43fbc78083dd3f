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
    /// The code of the language that the screens begin in, where they speak it: that of who is signed in, else that of
    /// all who have signed in here before, where it is one. Nil for the environment's, or the one that was asked for.
    private let language: String?

    /// - Parameter findsLanguage: Whether to look for that language; not where one was asked for.
    init(clinic: OpenClinic, session: Session?, parameters: RootParameters, findsLanguage: Bool) async throws {
        self.clinic = clinic
        self.session = session
        self.parameters = parameters
        let choices = Self.choicesFile(of: clinic)
        language =
            if !findsLanguage {
                nil
            } else if let session {
                try await AccountLanguage(clinic: clinic, choices: choices).language(of: session)
            } else {
                choices.commonLanguage
            }
    }

    package var entrance: Entrance<Side> {
        let language = AccountLanguage(clinic: clinic, choices: choicesFile)
        return Entrance(
            session: session, signIn: SignInKeepingLanguage(language: language), demo: demo, lastPaths: lastPaths
        ) { session in
            AudienceScope(
                session: session, gateways: clinic.gateways(for: session),
                calendarFiles: CalendarFolder.downloads(clinic.clock),
                recordFiles: RecordFolder.downloads(clinic.clock),
                clock: clinic.clock, choices: choices(of: session.userName), program: Side.program)
        }
    }

    /// The locale of the language that the screens begin in; nil where that is the environment's, with its region, or
    /// one that the screens do not speak.
    package var chosenLocale: Locale? {
        guard let locale = language.flatMap(ProgramLocale.locale(closestTo:)),
            let code = locale.language.languageCode?.identifier,
            ProgramLocale.current.language.languageCode?.identifier != code,
            ProgramLocale.languages(ofModule: "SharedScenes").contains(code)
        else { return nil }
        return locale
    }

    /// What a user has chosen.
    private func choices(of userName: String) -> ChoiceKeeper {
        let file = choicesFile
        return ChoiceKeeper(
            load: { file.read($0, of: userName) }, save: { try file.write($0, as: $1, of: userName) })
    }

    private var choicesFile: ChoicesFile { Self.choicesFile(of: clinic) }

    private static func choicesFile(of clinic: OpenClinic) -> ChoicesFile {
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

import ClinicModel
import DoctorScenes
import Foundation
import PatientScenes
import SharedScenes
import TextUI
import TextUICore
import TextWeb
import ViperKit

/// One audience's app, as it begins in a tab of a browser.
@MainActor
struct WebApp {
    let program: String
    let role: Principal.Role
    /// The languages that it has words in.
    let languages: Set<String>
    let begin: (WebPlace, WebStart) -> WebSession

    static let patient = make(PatientAudience.self, in: "PatientScenes") {
        HomeFactory.patient(scope: $0, delegate: $1)
    }
    static let doctor = make(DoctorAudience.self, in: "DoctorScenes") {
        HomeFactory.doctor(scope: $0, delegate: $1)
    }
    static let all = [patient, doctor]

    private static func make<Side: Audience>(
        _ side: Side.Type, in module: String,
        @ViewBuilder home: @escaping @MainActor (AudienceScope<Side>, any HomeDelegate) -> some View
    ) -> WebApp {
        WebApp(
            program: Side.program, role: Side.role, languages: ProgramLocale.languages(ofModule: module)
        ) { place, start in
            let coordinator = NavigationStackCoordinator()
            let entrance = Entrance<Side>(session: start.session, signIn: start.signIn, demo: start.demo) { session in
                start.noteSession(session)
                return AudienceScope(
                    session: session, gateways: start.gateways(session), calendarFiles: start.files,
                    recordFiles: start.files, clock: start.clock)
            }
            return WebSession(
                place, app: Side.title, locale: start.locale,
                address: { DeepLink.address(of: coordinator.values) { Side.ownAddress(of: $0) } },
                link: { value in
                    let address = DeepLink.address(of: [value]) { Side.ownAddress(of: $0) }
                    return address == "/" ? nil : address
                }
            ) {
                RootFactory.make(
                    parameters: RootParameters(lockDelay: start.lockDelay), entrance: entrance,
                    coordinator: coordinator, home: home)
            }
        }
    }
}

/// The things with which a tab begins.
struct WebStart: Sendable {
    /// The language and region of the tab; nil for the server's.
    let locale: Locale?
    /// Nil where one signs in first.
    let session: Session?
    let signIn: any SignInGateway
    let demo: DemoAccount?
    let files: BrowserFiles
    let clock: ClinicClock
    /// After which time without input the screen locks; nil for never.
    let lockDelay: Duration?
    let gateways: @Sendable (Session) -> Gateways
    /// Hears of each session that the tab goes on in.
    let noteSession: @Sendable (Session) -> Void
}

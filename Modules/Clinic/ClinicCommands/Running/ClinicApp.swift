import ClinicModel
import SharedScenes
import TextUI

/// One of the two programs: its scenes, and their Interactors for its commands.
package protocol ClinicApp: Sendable {
    associatedtype Scope: Sendable
    associatedtype Scenes: View

    static var name: String { get }
    static var role: Principal.Role { get }

    static func scope(
        session: Session, gateways: Gateways, calendarFiles: any CalendarFilesGateway, clock: ClinicClock
    ) -> Scope
    @MainActor static func scenes(_ opening: SceneOpening<Self>) -> Scenes

    static func appointments(_ scope: Scope) -> any AppointmentsInteractive
    static func appointment(_ scope: Scope) -> any AppointmentInteractive
    static func timeSlots(_ scope: Scope) -> any TimeSlotsInteractive
}

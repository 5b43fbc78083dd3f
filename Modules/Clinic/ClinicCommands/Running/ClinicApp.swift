import ClinicModel
import SharedScenes
import TextUI

/// One of the two programs: its scenes, and their Interactors for its commands.
package protocol ClinicApp: ClinicAudience {
    associatedtype Scenes: View

    @MainActor static func scenes(_ opening: SceneOpening<Self>) -> Scenes

    static func appointments(_ scope: Scope) -> any AppointmentsInteractive
    static func appointment(_ scope: Scope) -> any AppointmentInteractive
    static func timeSlots(_ scope: Scope) -> any TimeSlotsInteractive
}

import ClinicCommands
import ClinicModel
import SharedScenes
import TextUI

/// The program of one audience, which opens scenes where it is given no other command.
package protocol FrontApp: ClinicApp {
    associatedtype Side: Audience
    associatedtype Scenes: View

    @MainActor static func scenes(_ opening: SceneOpening<Side>) -> Scenes
}

extension FrontApp {
    package static var name: String { Side.program }
    package static var role: Principal.Role { Side.role }
    package static var lists: [AppointmentsFilter] { Side.lists }
}

import ClinicModel
import SharedScenes
import TextUI

/// The program of one audience.
package protocol ClinicApp: Sendable {
    associatedtype Side: Audience
    associatedtype Scenes: View

    @MainActor static func scenes(_ opening: SceneOpening<Side>) -> Scenes
}

extension ClinicApp {
    static var name: String { Side.program }
    static var role: Principal.Role { Side.role }
}

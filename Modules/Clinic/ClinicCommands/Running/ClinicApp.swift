import ClinicModel
import SharedScenes
import TextUI

/// The program of one audience.
package protocol ClinicApp: Sendable {
    associatedtype Scope: AudienceScope
    associatedtype Scenes: View

    @MainActor static func scenes(_ opening: SceneOpening<Scope>) -> Scenes
}

extension ClinicApp {
    static var name: String { Scope.program }
    static var role: Principal.Role { Scope.role }
}

import ClinicCommands
import DoctorScenes
import SharedScenes
import SwiftUI

@main
enum DoctorApp: ClinicApp {
    @MainActor
    static func main() {
        run(DoctorCommand.self)
    }

    static func scenes(_ opening: SceneOpening<DoctorScope>) -> some View {
        RootFactory.doctor(parameters: opening.parameters, entrance: opening.entrance)
    }
}

import ClinicCommands
import PatientScenes
import SharedScenes
import SwiftUI

@main
enum PatientApp: ClinicApp {
    @MainActor
    static func main() {
        run(PatientCommand.self)
    }

    static func scenes(_ opening: SceneOpening<PatientScope>) -> some View {
        RootFactory.patient(parameters: opening.parameters, entrance: opening.entrance)
    }
}

#if canImport(ClinicFront)
    import ClinicFront
    import PatientScenes
    import SharedScenes
    import SwiftUI

    @main
    enum PatientApp: FrontApp {
        @MainActor
        static func main() {
            run(PatientCommand.self)
        }

        static func scenes(_ opening: SceneOpening<PatientAudience>) -> some View {
            RootFactory.make(parameters: opening.parameters, entrance: opening.entrance) {
                HomeFactory.patient(scope: $0, delegate: $1)
            }
        }
    }
#endif

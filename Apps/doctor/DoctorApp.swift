#if canImport(ClinicFront)
    import ClinicFront
    import DoctorScenes
    import SharedScenes
    import SwiftUI

    @main
    enum DoctorApp: FrontApp {
        @MainActor
        static func main() {
            run(DoctorCommand.self)
        }

        static func scenes(_ opening: SceneOpening<DoctorAudience>) -> some View {
            RootFactory.make(parameters: opening.parameters, entrance: opening.entrance) {
                HomeFactory.doctor(scope: $0, delegate: $1)
            }
        }
    }
#endif

#if !canImport(ClinicFront)
    import ClinicDevice
    import PatientScenes
    import SharedScenes
    import SwiftUI

    /// The app on Apple's systems, where there is no command line.
    @main
    struct PatientDeviceApp: App {
        var body: some Scene {
            WindowGroup {
                DeviceScenes { parameters, entrance in
                    RootFactory.make(parameters: parameters, entrance: entrance) {
                        HomeFactory.patient(scope: $0, delegate: $1)
                    }
                }
            }
        }
    }
#endif

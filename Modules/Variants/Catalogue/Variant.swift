import DoctorScenes
import PatientScenes
import SharedScenes
import SwiftUI
import ViperKit

/// Both apps, with Home in one of the documents' forms.
package struct Variant: Sendable {
    package let name: String
    package let patient: @MainActor @Sendable (PatientEntrance, RootParameters) -> AnyView
    package let doctor: @MainActor @Sendable (DoctorEntrance, RootParameters) -> AnyView

    /// A form that makes the whole of an app its own.
    package init(
        _ name: String,
        patient: @escaping @MainActor @Sendable (PatientEntrance, RootParameters) -> some View,
        doctor: @escaping @MainActor @Sendable (DoctorEntrance, RootParameters) -> some View
    ) {
        self.name = name
        self.patient = { AnyView(patient($0, $1)) }
        self.doctor = { AnyView(doctor($0, $1)) }
    }

    /// A form of Home that stands in the apps' own Root.
    package init(
        _ name: String,
        patientHome: @escaping @MainActor @Sendable (PatientScope, any HomeDelegate) -> some View,
        doctorHome: @escaping @MainActor @Sendable (DoctorScope, any HomeDelegate) -> some View
    ) {
        self.init(
            name,
            patient: { entrance, parameters in
                RootView(
                    presenter: RootPresenter(
                        interactor: PatientRootInteractor(entrance: entrance), parameters: parameters,
                        coordinator: NavigationStackCoordinator()),
                    signIn: { SignInFactory.patient(entrance: entrance, delegate: $0) }, home: patientHome)
            },
            doctor: { entrance, parameters in
                RootView(
                    presenter: RootPresenter(
                        interactor: DoctorRootInteractor(entrance: entrance), parameters: parameters,
                        coordinator: NavigationStackCoordinator()),
                    signIn: { SignInFactory.doctor(entrance: entrance, delegate: $0) }, home: doctorHome)
            })
    }
}

import DoctorScenes
import PatientScenes
import SharedScenes
import SwiftUI
import ViperKit

/// Both apps, with Home in one of the documents' forms.
package struct Variant: Sendable {
    package let name: String
    package let patient: @MainActor @Sendable (Entrance<PatientAudience>, RootParameters) -> AnyView
    package let doctor: @MainActor @Sendable (Entrance<DoctorAudience>, RootParameters) -> AnyView
    /// Home alone, where the form makes a View of it that stands in any stack.
    package let home: VariantHome?

    /// A form that makes the whole of an app its own.
    package init(
        _ name: String,
        patient: @escaping @MainActor @Sendable (Entrance<PatientAudience>, RootParameters) -> some View,
        doctor: @escaping @MainActor @Sendable (Entrance<DoctorAudience>, RootParameters) -> some View
    ) {
        self.name = name
        self.patient = { AnyView(patient($0, $1)) }
        self.doctor = { AnyView(doctor($0, $1)) }
        home = nil
    }

    /// A form of Home that stands in the apps' own Root.
    package init(
        _ name: String,
        patientHome: @escaping @MainActor @Sendable (PatientScope, any HomeDelegate) -> some View,
        doctorHome: @escaping @MainActor @Sendable (DoctorScope, any HomeDelegate) -> some View
    ) {
        self.name = name
        home = VariantHome(
            patient: { AnyView(patientHome($0, $1)) }, doctor: { AnyView(doctorHome($0, $1)) })
        patient = { AnyView(Self.root($0, $1, home: patientHome)) }
        doctor = { AnyView(Self.root($0, $1, home: doctorHome)) }
    }

    @MainActor
    private static func root<Side>(
        _ entrance: Entrance<Side>, _ parameters: RootParameters,
        home: @escaping @MainActor (AudienceScope<Side>, any HomeDelegate) -> some View
    ) -> some View {
        RootFactory.make(parameters: parameters, entrance: entrance, home: home)
    }
}

/// Home in one form, for either app.
package struct VariantHome: Sendable {
    package let patient: @MainActor @Sendable (PatientScope, any HomeDelegate) -> AnyView
    package let doctor: @MainActor @Sendable (DoctorScope, any HomeDelegate) -> AnyView
}

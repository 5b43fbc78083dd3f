import AdapterVariant
import DoctorScenes
import PatientScenes
import SharedScenes

extension Variant {
    /// The apps' own form first, which the others are compared with.
    package static let all = [swiftui, adapter]

    package static let swiftui = Variant(
        "swiftui",
        patientHome: { HomeFactory.patient(scope: $0, delegate: $1) },
        doctorHome: { HomeFactory.doctor(scope: $0, delegate: $1) })

    package static let adapter = Variant(
        "adapter",
        patientHome: { HomeBuilder.patient(scope: $0, delegate: $1) },
        doctorHome: { HomeBuilder.doctor(scope: $0, delegate: $1) })
}

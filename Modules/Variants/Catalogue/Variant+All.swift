import AdapterVariant
import DoctorScenes
import OneModuleVariant
import PatientScenes
import RoutingVariant
import SharedScenes

extension Variant {
    /// The apps' own form first, which the others are compared with.
    package static let all = [swiftui, swiftuiOneModule, adapter, routing]

    package static let swiftui = Variant(
        "swiftui",
        patientHome: { SharedScenes.HomeFactory.patient(scope: $0, delegate: $1) },
        doctorHome: { SharedScenes.HomeFactory.doctor(scope: $0, delegate: $1) })

    package static let swiftuiOneModule = Variant(
        "swiftui-one-module",
        patientHome: { OneModuleVariant.HomeFactory.patient(scope: $0, delegate: $1) },
        doctorHome: { OneModuleVariant.HomeFactory.doctor(scope: $0, delegate: $1) })

    package static let adapter = Variant(
        "adapter",
        patientHome: { AdapterVariant.HomeBuilder.patient(scope: $0, delegate: $1) },
        doctorHome: { AdapterVariant.HomeBuilder.doctor(scope: $0, delegate: $1) })

    package static let routing = Variant(
        "routing",
        patientHome: { RoutingVariant.HomeFactory.patient(scope: $0, delegate: $1) },
        doctorHome: { RoutingVariant.HomeFactory.doctor(scope: $0, delegate: $1) })
}

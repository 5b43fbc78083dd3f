import AdapterVariant
import DoctorScenes
import OneModuleVariant
import PatientScenes
import RoutingVariant
import SharedScenes
import UIKit
import UIKitVariant
import ViperKit
import WindowScenes
import WireframeVariant

extension Variant {
    /// The apps' own form first, which the others are compared with.
    package static let all = [swiftui, swiftuiOneModule, adapter, routing, wireframe, uikit]

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

    package static let wireframe = Variant(
        "wireframe",
        patientWindow: { scope, delegate, coordinator in
            let scenes = HostedScenes(PatientDestinations(scope: scope), coordinator: coordinator)
            let navigation = HostingNavigationController()
            navigation.setRootWireframe(
                WireframeVariant.HomeWireframe.patient(scope: scope, delegate: delegate, scenes: scenes))
            coordinator.lead(navigation) { scenes.controller(for: $0) }
            return navigation
        },
        doctorWindow: { scope, delegate, coordinator in
            let scenes = HostedScenes(DoctorDestinations(scope: scope), coordinator: coordinator)
            let navigation = HostingNavigationController()
            navigation.setRootWireframe(
                WireframeVariant.HomeWireframe.doctor(scope: scope, delegate: delegate, scenes: scenes))
            coordinator.lead(navigation) { scenes.controller(for: $0) }
            return navigation
        })

    package static let uikit = Variant(
        "uikit",
        patientWindow: { scope, delegate, coordinator in
            let scenes = HostedScenes(PatientDestinations(scope: scope), coordinator: coordinator)
            let home = UIKitVariant.HomeFactory.patient(scope: scope, delegate: delegate, coordinator: coordinator)
            let navigation = UINavigationController(rootViewController: home)
            coordinator.lead(navigation) { scenes.controller(for: $0) }
            return navigation
        },
        doctorWindow: { scope, delegate, coordinator in
            let scenes = HostedScenes(DoctorDestinations(scope: scope), coordinator: coordinator)
            let home = UIKitVariant.HomeFactory.doctor(scope: scope, delegate: delegate, coordinator: coordinator)
            let navigation = UINavigationController(rootViewController: home)
            coordinator.lead(navigation) { scenes.controller(for: $0) }
            return navigation
        })
}

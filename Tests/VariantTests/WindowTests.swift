import ClinicModel
import DoctorScenes
import PatientScenes
import SharedScenes
import SwiftUI
import Testing
import TextUIKit
import UIKitVariant
import ViperKit
import WindowScenes
import WireframeVariant

/// The forms that UIKit navigates: Home pushed onto a stack, and popped.
@MainActor
@Suite struct WindowTests {
    enum Form: CaseIterable, Sendable {
        case wireframe, uikit

        var modules: [String] { [self == .wireframe ? "WireframeVariant" : "UIKitVariant"] }
    }

    private let coordinator = NavigationStackCoordinator()
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let log = SignOutLog()

    @Test(arguments: Form.allCases, App.allCases)
    func `after a pop nothing of a form is retained`(_ form: Form, _ app: App) async throws {
        let clinic = try await VariantClinic(app)
        let visit = try await clinic.request()
        let host = await host()
        await open(form, clinic, host)
        #expect(host.frame.path == ["", "Home"])
        try await host.press(.identifier("home.visit.\(visit.id)"))
        #expect(host.frame.path == ["", "Home", "Appointment"])
        try await host.back()
        clinic.door.refuse(with: .busy)
        try await host.refresh()
        #expect(host.frame.presented == .alert)
        try await host.press("OK")
        let objects = Ownership(of: form.modules, in: host).objects
        #expect(objects.map(\.name).contains("HomePresenter"))
        try await host.back()
        #expect(host.frame.path == [""])
        #expect(objects.filter(\.isThere).map(\.name) == [])
    }

    @Test(arguments: Form.allCases, App.allCases)
    func `an answer that comes after a pop reaches nobody and changes nothing`(_ form: Form, _ app: App) async throws {
        let clinic = try await VariantClinic(app)
        let host = await host()
        clinic.door.hold()
        async let opening: Void = open(form, clinic, host)
        #expect(await comes { clinic.door.waiting > 0 && host.frame.path.count == 2 })
        #expect(host.frame.elements.contains { $0.role == .progress })
        let objects = Ownership(of: form.modules, in: host).objects
        #expect(!objects.isEmpty)
        async let leaving: Void = host.back()
        #expect(await comes { host.frame.path == [""] })
        let left = host.frame.picture
        #expect(objects.filter(\.isThere).map(\.name) == [], "while the gateway has not answered")
        clinic.door.release()
        _ = try await (opening, leaving)
        #expect(host.frame.picture == left && log.count == 0)
    }

    @Test(arguments: Form.allCases)
    func `going back while a refresh waits for its answer ends the refresh`(_ form: Form) async throws {
        let clinic = try await VariantClinic(.patient)
        let host = await host()
        await open(form, clinic, host)
        clinic.door.hold()
        async let refreshing: Void = host.refresh()
        #expect(await comes { clinic.door.waiting > 0 })
        async let leaving: Void = host.back()
        #expect(await comes { host.frame.path == [""] })
        clinic.door.release()
        _ = try await (refreshing, leaving)
        #expect(host.frame.path == [""])
    }

    private func host() async -> SceneHost {
        let host = SceneHost(columns: 80, rows: 60, rootViewController: navigation)
        await host.settle()
        return host
    }

    private func open(_ form: Form, _ clinic: VariantClinic, _ host: SceneHost) async {
        await host.perform { navigation.pushViewController(home(form, clinic), animated: true) }
    }

    private func home(_ form: Form, _ clinic: VariantClinic) -> UIViewController {
        switch (form, clinic.app) {
        case (.wireframe, .patient):
            let scenes = HostedScenes(PatientDestinations(scope: clinic.patientScope), coordinator: coordinator)
            return HomeWireframe.patient(scope: clinic.patientScope, delegate: log, scenes: scenes).viewController
        case (.wireframe, .doctor):
            let scenes = HostedScenes(DoctorDestinations(scope: clinic.doctorScope), coordinator: coordinator)
            return HomeWireframe.doctor(scope: clinic.doctorScope, delegate: log, scenes: scenes).viewController
        case (.uikit, .patient):
            return UIKitVariant.HomeFactory.patient(
                scope: clinic.patientScope, delegate: log, coordinator: coordinator)
        case (.uikit, .doctor):
            return UIKitVariant.HomeFactory.doctor(scope: clinic.doctorScope, delegate: log, coordinator: coordinator)
        }
    }
}

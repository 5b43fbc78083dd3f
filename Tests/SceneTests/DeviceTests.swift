import ClinicDevice
import ClinicModel
import DoctorScenes
import Foundation
import PatientScenes
import SharedScenes
import SwiftUI
import Testing
import ViperKit
import ViperTesting

/// The apps as they begin on a device, where no command line has opened a clinic.
@MainActor
@Suite struct DeviceTests {
    private let folder = URL.temporaryDirectory.appending(path: "caduceus-device-\(UUID().uuidString)")

    @Test func `an app makes the clinic of its device, and finds it there the next time`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let patient = await patientApp()
        #expect(patient.frame.path == ["Sign in"])
        try await patient.press("Fill in the demo’s name and password")
        try await patient.press(.identifier("signIn.signIn"))
        #expect(patient.frame.path == ["Home"])
        let file = folder.appending(path: "Caduceus/clinic.sqlite").path(percentEncoded: false)
        let made = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int

        let doctor = await doctorApp()
        #expect(doctor.frame.path == ["Sign in"])
        try await doctor.press("Fill in the demo’s name and password")
        try await doctor.press(.identifier("signIn.signIn"))
        #expect(doctor.frame.path == ["Home"])
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int == made)
    }

    @Test func `a clinic that cannot be opened says so, and can be tried again`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appending(path: "Caduceus")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let file = place.appending(path: "clinic.sqlite")
        try Data("no database".utf8).write(to: file)
        let app = await patientApp()
        #expect(app.frame.presented == .alert)
        try FileManager.default.removeItem(at: file)
        try await app.press("Try again")
        #expect(app.frame.path == ["Sign in"])
    }

    private func patientApp() async -> SceneJourney {
        await SceneJourney(appNavigatedBy: NavigationStackCoordinator()) {
            DeviceScenes(folders: DeviceFolders(support: folder, documents: folder)) { parameters, entrance in
                RootFactory.make(parameters: parameters, entrance: entrance, home: HomeFactory.patient)
            }
        }
    }

    private func doctorApp() async -> SceneJourney {
        await SceneJourney(appNavigatedBy: NavigationStackCoordinator()) {
            DeviceScenes(folders: DeviceFolders(support: folder, documents: folder)) { parameters, entrance in
                RootFactory.make(parameters: parameters, entrance: entrance, home: HomeFactory.doctor)
            }
        }
    }
}

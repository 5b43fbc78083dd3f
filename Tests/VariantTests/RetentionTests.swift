import ClinicModel
import SharedScenes
import SwiftUI
import Testing
import VariantCatalogue
import ViperTesting

/// Every object of a form that a walk through the screen's memory finds is gone when its screen is.
@MainActor
@Suite struct RetentionTests {
    private let log = SignOutLog()

    @Test(arguments: Variant.homes, App.allCases)
    func `after a pop nothing of a form is retained`(_ variant: Variant, _ app: App) async throws {
        let clinic = try await VariantClinic(app)
        let visit = try await clinic.request()
        let journey = await opener(variant, clinic)
        try await journey.press("Open")
        try await journey.press(.identifier("home.visit.\(visit.id)"))
        try await journey.back()
        clinic.door.refuse(with: .busy)
        try await journey.refresh()
        try await journey.press("OK")
        let objects = try Ownership(of: variant, in: journey.host).objects
        #expect(!objects.isEmpty)
        try await journey.back()
        #expect(journey.frame.path == ["Opener"])
        #expect(objects.filter(\.isThere).map(\.name) == [])
    }

    @Test(arguments: Variant.all, App.allCases)
    func `after signing out nothing of a form is retained`(_ variant: Variant, _ app: App) async throws {
        let clinic = try await VariantClinic(app)
        let host = await clinic.show(variant)
        let objects = try Ownership(of: variant, in: host).objects
        #expect(!objects.isEmpty)
        try await host.press(.identifier("home.signOut"))
        try await host.press("Sign out")
        #expect(host.frame.path == ["Sign in"])
        #expect(objects.filter(\.isThere).map(\.name) == [])
    }

    @Test(arguments: Variant.homes, App.allCases)
    func `an answer that comes after a pop reaches nobody and changes nothing`(
        _ variant: Variant, _ app: App
    ) async throws {
        let clinic = try await VariantClinic(app)
        let journey = await opener(variant, clinic)
        clinic.door.hold()
        async let opening: Void = journey.press("Open")
        #expect(await comes { clinic.door.waiting > 0 && journey.frame.path.count == 2 })
        #expect(journey.frame.element("Loading…") != nil)
        let objects = try Ownership(of: variant, in: journey.host).objects
        async let leaving: Void = journey.back()
        #expect(await comes { journey.frame.path == ["Opener"] })
        let left = journey.frame.picture
        #expect(objects.filter(\.isThere).map(\.name) == [], "while the gateway has not answered")
        clinic.door.release()
        _ = try await (opening, leaving)
        #expect(journey.frame.picture == left)
        #expect(clinic.door.waiting == 0)
        #expect(log.count == 0)
    }

    @Test(arguments: Variant.homes, [nil, ClinicError.busy])
    func `a refresh that is answered after a pop changes nothing and leaves nothing`(
        _ variant: Variant, _ error: ClinicError?
    ) async throws {
        let clinic = try await VariantClinic(.doctor)
        let journey = await opener(variant, clinic)
        try await journey.press("Open")
        let objects = try Ownership(of: variant, in: journey.host).objects
        clinic.door.hold()
        async let refreshing: Void = journey.refresh()
        #expect(await comes { clinic.door.waiting > 0 })
        async let leaving: Void = journey.back()
        #expect(await comes { journey.frame.path == ["Opener"] })
        let left = journey.frame.picture
        clinic.door.refuse(with: error)
        clinic.door.release()
        _ = try await (refreshing, leaving)
        #expect(journey.frame.picture == left)
        #expect(await comes { objects.allSatisfy { !$0.isThere } }, "\(objects.filter(\.isThere).map(\.name))")
    }

    private func opener(_ variant: Variant, _ clinic: VariantClinic) async -> SceneJourney {
        await SceneJourney(rows: 60) {
            Opener {
                guard let home = variant.home else { return AnyView(EmptyView()) }
                return clinic.home(home, delegate: log)
            }
        }
    }
}

extension Variant {
    /// The forms that make a View of Home.
    static let homes = all.filter { $0.home != nil }
}

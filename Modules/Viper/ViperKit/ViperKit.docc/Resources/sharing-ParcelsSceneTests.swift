import ParcelScenes
import Testing
import ViperTesting

@MainActor @Suite struct ParcelsSceneTests {
    @Test func `a parcel is acted on, and leads to its own screen`() async throws {
        let journey = await SceneJourney { ParcelsFactory.mock() }
        #expect(journey.frame.title == "Parcels")

        try await journey.press(.ref(2))
        #expect(journey.frame.text.contains("delivered"))

        try await journey.press("3 Harbour Street")
        #expect(journey.frame.text.contains("Parcel 2"))
    }
}

import ClinicModel
import Foundation
import TestSupport
import Testing

@testable import SharedScenes

@Suite struct SlotTimesTests {
    private func slot(_ start: String, minutes: Int) throws -> OpenSlot {
        let start = try Date(start)
        return OpenSlot(
            slot: Slot(id: "s", schedule: "h", start: start, end: start + Double(minutes * 60)), practitioner: "p",
            practitionerName: "Dr. Ada Sample", service: nil, zone: try #require(Zone("Europe/Zurich")),
            needsConfirmation: false)
    }

    @Test func `a time in which clocks go back says by which offset each of its ends is`() throws {
        #expect(try slot("2026-10-25T00:30:00Z", minutes: 30).timesText == "02:30 UTC+2–02:00 UTC+1")
        #expect(try slot("2026-10-25T00:00:00Z", minutes: 20).timesText == "02:00–02:20")
        #expect(try slot("2026-03-29T00:40:00Z", minutes: 40).timesText == "01:40 UTC+1–03:20 UTC+2")
    }
}

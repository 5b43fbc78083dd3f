import ClinicModel
import ClinicStore
import Foundation
import TestSupport
import Testing

struct OpenDayTests {
    @Test func `a slot that was taken away stays away`() async throws {
        let raw = try await RawDatabase()
        let free = "SELECT count(*) FROM slot WHERE status = 'free' AND schedule_id = 'karl-skin'"
        let before = try #require(try await raw.text(free).flatMap { Int($0) })
        try await raw.run(
            """
            DELETE FROM slot WHERE id = 'karl-skin-20261124T0700Z';
            UPDATE slot SET status = 'busy-unavailable' WHERE id = 'karl-skin-20261124T0730Z';
            UPDATE slot SET status = 'entered-in-error' WHERE id = 'karl-skin-20261124T0800Z';
            """)
        try await raw.clinic.openPlannedSlots()
        #expect(try await raw.text(free) == "\(before - 3)")
    }

    @Test func `only the days that were never opened are opened`() async throws {
        let raw = try await RawDatabase()
        try await raw.run(
            """
            DELETE FROM slot WHERE id GLOB 'karl-skin-2026112[45]*';
            DELETE FROM open_day WHERE schedule_id = 'karl-skin' AND day_number = 20781;
            """)
        try await raw.clinic.openPlannedSlots()
        let count = "SELECT count(*) FROM slot WHERE id GLOB "
        #expect(try await raw.text(count + "'karl-skin-20261124*'") == "8")
        #expect(try await raw.text(count + "'karl-skin-20261125*'") == "0")
    }
}

import ClinicFHIR
import Foundation
import Testing

struct FHIRTimeTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2026-11-21T09:00:00+01:00", 1_795_248_000), ("1969-12-31T23:59:59.5Z", -0.5),
        ("2016-12-31T23:59:60Z", 1_483_228_800), ("2024-02-29T12:30:15.250-14:00", 1_709_260_215.25),
    ])
    func `an instant is read`(text: String, seconds: Double) {
        #expect(FHIRTime.instant(text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        "", "2026", "2026-11-21", "2026-11-21T09:00Z", "2026-11-21T09:00:00", "2026-11-21 09:00:00Z",
        "2026-11-21T24:00:00Z", "2026-11-21T09:60:00Z", "2026-11-21T09:00:61Z", "2026-02-30T09:00:00Z",
        "2026-11-21T09:00:00+14:01", "2026-11-21T09:00:00+1:00", "2026-11-21T09:00:00.Z", "0000-01-01T00:00:00Z",
        "2026-11-21T09:00:00Zjunk", "2026-11-21T-9:00:00Z", "2026-11-21T09:00:+1Z", "26-11-21T09:00:00Z",
    ])
    func `what is no instant is none`(text: String) {
        #expect(FHIRTime.instant(text) == nil)
    }

    @Test func `a dateTime may be a year, a month or a day`() {
        #expect(FHIRTime.dateTime("1970")?.timeIntervalSince1970 == 0)
        #expect(FHIRTime.dateTime("1970-02")?.timeIntervalSince1970 == 2_678_400.0)
        #expect(FHIRTime.dateTime("1970-02-02")?.timeIntervalSince1970 == 2_764_800.0)
        #expect(FHIRTime.dateTime("1970-13") == nil)
    }

    @Test(arguments: [0, 1_795_248_000, -0.5, 1_709_259_015.25, -62_135_596_800])
    func `an instant is written so that it is read again`(seconds: Double) {
        let instant = Date(timeIntervalSince1970: seconds)
        #expect(FHIRTime.instant(FHIRTime.text(instant)) == instant)
    }
}

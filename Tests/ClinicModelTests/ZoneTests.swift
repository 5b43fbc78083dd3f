import ClinicModel
import Foundation
import Testing

struct ZoneTests {
    @Test(arguments: ["UTC", "GMT", "Etc/UTC", "Europe/Kiev", "Europe/Kyiv", "GMT+5", "Asia/Kathmandu"])
    func `a zone keeps the name that it was given`(_ name: String) throws {
        let zone = try #require(Zone(name))
        #expect(zone.name == name)
        let json = try JSONEncoder().encode([zone])
        #expect(String(decoding: json, as: UTF8.self).replacing("\\/", with: "/") == "[\"\(name)\"]")
        #expect(try JSONDecoder().decode([Zone].self, from: json) == [zone])
    }

    @Test(arguments: ["", "Mars/Olympus", "europe/berlin", " UTC"])
    func `what there is not is no zone`(_ name: String) {
        #expect(Zone(name) == nil)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Zone.self, from: Data("\"\(name)\"".utf8)) }
    }

    @Test func `a time by other clocks says where they hang and how far they are from UTC`() throws {
        let summer = Date(timeIntervalSince1970: 1_782_907_200)
        let newYork = Moment(summer, in: try #require(Zone("America/New_York")))
        let berlin = try #require(Zone("Europe/Berlin"))
        #expect(newYork.place(seenFrom: berlin) == "New York")
        #expect(newYork.place(seenFrom: newYork.zone) == nil)
        #expect(Moment(summer, in: berlin).place(seenFrom: try #require(Zone("Europe/Zurich"))) == nil)
        #expect(newYork.offsetText == "UTC−4")
        #expect(Moment(summer, in: try #require(Zone("Asia/Kathmandu"))).offsetText == "UTC+5:45")
    }

    @Test func `a service is found by its code and by its words, in any case`() {
        let service = CodeableConcept(codings: [Coding(code: "168", display: "Dermatology")])
        #expect(service.matches("168") && service.matches("dermatology") && service.matches(ServiceTerm(service)))
        #expect(!service.matches("skin"))
    }
}

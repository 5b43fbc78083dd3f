import Foundation
import Testing

/// Results that are released by programs which are killed.
@Suite(.serialized, .takingTurns)
struct KilledReleaseTests {
    private static let count = 400

    @Test func `a release that was confirmed is one, and each is in the audit trail`() async throws {
        let killer = Killer(share: 1)
        let demo = try await DemoSandbox()
        let file = try demo.sandbox.write(Self.bundle, to: "results.json")
        #expect(try await demo.run("clinic", "import", file).status == 0)
        try await demo.run("doctor", as: "demo-doctor", "sign-in")
        func start(_ words: String...) throws -> ChildProcess {
            try demo.sandbox.start("doctor", words + demo.options(nil))
        }
        try await killer.measure { try start("results") }
        var confirmed: Set<String> = []
        while killer.goesOn, killer.rounds < Self.count {
            let id = "Observation/kill-\(killer.rounds)"
            let output = try await killer.strike(start("result", "release", "--for", "demo-patient-1", "--json", id))
            if output.hasSuffix("\n"), try JSON(output).results == .string(id) {
                confirmed.insert(id)
                killer.confirm()
            }
            try await demo.sandbox.expectSound(demo.database)
        }
        killer.expectEnough("result release")

        let news = try await demo.json("patient", as: "demo-patient", "results")
        let released = news.results.array.compactMap(\.id.string).filter { $0.hasPrefix("Observation/kill-") }
        #expect(confirmed.isSubset(of: released))
        let trail = try await demo.run("clinic", "audit", "list", "--json", "--limit", "10000")
        let noted = try trail.lines.filter { !$0.isEmpty }.map { try JSON($0) }
            .filter { $0.detail == .string("released to the patient") }.compactMap(\.entity.string)
        #expect(noted.sorted() == released.sorted())
    }

    private static var bundle: String {
        let entries = (0..<count).map { number in
            #"""
            {"resource":{"resourceType":"Observation","id":"kill-\#(number)","status":"final","code":{"text":"CRP"},\#
            "subject":{"reference":"Patient/demo-patient-1"},"effectiveDateTime":"2026-11-23T08:00:00Z",\#
            "valueQuantity":{"value":\#(number)}}}
            """#
        }
        return #"{"resourceType":"Bundle","type":"collection","entry":[\#(entries.joined(separator: ","))]}"#
    }
}

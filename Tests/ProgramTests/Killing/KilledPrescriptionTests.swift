import Foundation
import Testing

/// Prescriptions that are written by programs which are killed.
@Suite(.serialized, .takingTurns)
struct KilledPrescriptionTests {
    @Test func `a prescription that was confirmed is one, and each is in the audit trail with its reason`() async throws
    {
        let killer = Killer(share: 1)
        let demo = try await DemoSandbox()
        try await demo.run("doctor", as: "demo-doctor", "sign-in")
        func start(_ words: String...) throws -> ChildProcess {
            try demo.sandbox.start("doctor", words + demo.options(nil))
        }
        try await killer.measure { try start("refills") }
        var confirmed: Set<String> = []
        while killer.goesOn {
            let output = try await killer.strike(
                start(
                    "prescribe", "demo-patient-1", "Penicillin V 250 mg", "--dose", "1 tablet", "--how-often",
                    "thrice", "--despite", "Tolerated.", "--json"))
            if output.hasSuffix("\n"), let id = try JSON(output).prescription.string {
                confirmed.insert(id)
                killer.confirm()
            }
            try await demo.sandbox.expectSound(demo.database)
        }
        killer.expectEnough("prescribe")

        let own = try await demo.json("patient", as: "demo-patient", "prescriptions")
        let written = own.active.array.filter { $0.medicine == .string("Penicillin V 250 mg") }.compactMap(\.id.string)
        #expect(confirmed.isSubset(of: written))
        let trail = try await demo.run("clinic", "audit", "list", "--json", "--limit", "10000")
        let noted = try trail.lines.filter { !$0.isEmpty }.map { try JSON($0) }
        func entities(_ isMeant: (String) -> Bool) -> [String] {
            noted.filter { $0.detail.string.map(isMeant) ?? false }.compactMap(\.entity.string).sorted()
        }
        #expect(entities { $0 == "prescribed" } == written.map { "MedicationRequest/\($0)" }.sorted())
        let allergic = Set(entities { $0.hasPrefix("prescribed in spite of AllergyIntolerance/") })
        #expect(allergic == Set(written.map { "MedicationRequest/\($0)" }))
    }
}

import Foundation
import Testing

/// Messages that are sent by programs which are killed.
@Suite(.serialized, .takingTurns)
struct KilledMessageTests {
    @Test func `a message that was confirmed is there once, and each is in the audit trail`() async throws {
        let killer = Killer(share: 1)
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in")
        func start(_ words: String...) throws -> ChildProcess {
            try demo.sandbox.start("patient", words + demo.options(nil))
        }
        try await killer.measure { try start("messages") }
        var confirmed: Set<String> = []
        while killer.goesOn {
            let output = try await killer.strike(
                start("message", "send", "--to", "Marković", "--json", "No. \(killer.rounds)"))
            if output.hasSuffix("\n"), let id = try JSON(output).message.string {
                confirmed.insert(id)
                killer.confirm()
            }
            try await demo.sandbox.expectSound(demo.database)
        }
        killer.expectEnough("message send")

        let conversation = try await demo.json("patient", as: "demo-patient", "messages", "Marković")
        let sent = conversation.messages.array.filter { $0.text.string?.hasPrefix("No. ") == true }
        let ids = sent.compactMap(\.id.string)
        #expect(confirmed.isSubset(of: ids))
        #expect(Set(sent.map(\.text)).count == sent.count, "none is there twice")
        let trail = try await demo.run("clinic", "audit", "list", "--json", "--limit", "10000")
        let noted = try trail.lines.filter { !$0.isEmpty }.map { try JSON($0) }
            .filter { $0.detail == .string("sent to Practitioner/demo-practitioner-1") }
            .compactMap(\.entity.string)
        #expect(noted.sorted() == ids.map { "Communication/\($0)" }.sorted())
    }
}

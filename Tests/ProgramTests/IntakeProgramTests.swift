import Foundation
import Testing

/// Answers before a visit through the real programs.
@Suite(.serialized, .takingTurns)
struct IntakeProgramTests {
    private let questionnaire = "demo-intake-vaccination"

    private func visit(_ demo: DemoSandbox) async throws -> String {
        let list = try await demo.json("patient", as: "demo-patient", "intake")
        guard case .string(let id)? = list.intakes.array.first?.appointment else { return "" }
        return id
    }

    @Test func `what is asked is answered, signed and read by single commands`() async throws {
        let demo = try await DemoSandbox()
        let visit = try await visit(demo)
        #expect(try await demo.run("patient", as: "demo-patient", "intake").output.contains("Before the vaccination"))
        let odd = try await demo.run("patient", as: "demo-patient", "intake", visit, "--answer", "doses=many")
        #expect(odd.status == 64 && odd.errors.contains("does not take"))
        let kept = try await demo.json(
            "patient", as: "demo-patient", "intake", visit, "--answer", "ill=no", "--answer", "reaction=yes")
        #expect(kept.intakes.array.first?.status == .string("in-progress"))
        let early = try await demo.run("patient", as: "demo-patient", "intake", visit, "--sign", "Ana")
        #expect(early.status != 0 && early.errors.contains("It needs an answer."))
        let unread = try await demo.json("doctor", as: "demo-nurse", "intake", visit)
        #expect(unread.intakes.array.first?.status == .null)

        let signed = try await demo.json(
            "patient", as: "demo-patient", "intake", visit, "--answer", "which=A rash", "--sign", "Ana")
        #expect(signed.intakes.array.first?.status == .string("completed"))
        let read = try await demo.run("doctor", as: "demo-nurse", "intake", visit).output
        #expect(read.contains("Which one, and how? *: A rash"))
        #expect(try await demo.run("doctor", as: "demo-doctor", "intake", visit).status != 0)
        #expect(try await demo.run("clinic", "verify").status == 0)
    }

    @Test func `answers that were confirmed are there, however often the program is killed`() async throws {
        let killer = Killer(share: 1)
        let demo = try await DemoSandbox()
        let visit = try await visit(demo)
        try await demo.run("patient", as: "demo-patient", "sign-in")
        func start(_ words: String...) throws -> ChildProcess {
            try demo.sandbox.start("patient", words + demo.options(nil))
        }
        try await killer.measure { try start("intake", visit) }
        var last = ""
        while killer.goesOn {
            let doses = "\(killer.rounds % 20)"
            let output = try await killer.strike(start("intake", visit, "--answer", "doses=\(doses)", "--json"))
            try await demo.sandbox.expectSound(demo.database)
            let now = try await demo.json("patient", as: "demo-patient", "intake", visit)
            let isThere = now.intakes.array.first?.answers.doses.array == [.string(doses)]
            if output.hasSuffix("\n") {
                #expect(isThere, "what was confirmed is there")
                killer.confirm()
            } else {
                #expect(isThere || last.isEmpty || now.intakes.array.first?.answers.doses.array == [.string(last)])
            }
            if isThere { last = doses }
        }
        killer.expectEnough("intake")
    }
}

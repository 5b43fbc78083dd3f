import Foundation
import Testing

/// Plans and demographics that are changed by programs which are killed.
@Suite(.serialized, .takingTurns)
struct KilledPlanTests {
    @Test func `a plan and its slots change together or not at all`() async throws {
        let killer = Killer(share: 1)
        let demo = try await DemoSandbox()
        let day = "2026-12-07"
        func free() async throws -> Int {
            try await demo.json("doctor", as: "demo-doctor", "slots", "--from", day, "--to", day).slots.array.count
        }
        let all = try await free()
        try await demo.run("doctor", as: "demo-doctor", "sign-in")
        func start(_ words: String...) throws -> ChildProcess {
            try demo.sandbox.start("doctor", words + demo.options(nil))
        }
        try await killer.measure { try start("availability") }
        var isClosed = false
        while killer.goesOn {
            let wanted = killer.rounds.isMultiple(of: 2) ? "closed" : "usual"
            let output = try await killer.strike(start("availability", "on", day, wanted, "--carry-out", "--json"))
            try await demo.sandbox.expectSound(demo.database)
            let plan = try await demo.json("doctor", as: "demo-doctor", "availability")
            isClosed = plan.schedules.array.first?.exceptions.array.isEmpty == false
            if output.hasSuffix("\n") {
                #expect(isClosed == (wanted == "closed"), "what was confirmed is there")
                killer.confirm()
            }
            #expect(try await free() == (isClosed ? 0 : all))
        }
        killer.expectEnough("availability on")
    }

    @Test func `a change of demographics that was confirmed is there`() async throws {
        let killer = Killer(share: 1)
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in")
        func start(_ words: String...) throws -> ChildProcess {
            try demo.sandbox.start("patient", words + demo.options(nil))
        }
        try await killer.measure { try start("account") }
        var last = ""
        while killer.goesOn {
            let city = "City \(killer.rounds)"
            let output = try await killer.strike(start("account", "change", "--city", city, "--json"))
            try await demo.sandbox.expectSound(demo.database)
            let address = try await demo.json("patient", as: "demo-patient", "account").address.array
            let isThere = address.contains(.string("1001 \(city)"))
            if output.hasSuffix("\n") {
                #expect(isThere)
                killer.confirm()
            } else {
                #expect(isThere || last.isEmpty || address.contains(.string("1001 \(last)")))
            }
            if isThere { last = city }
        }
        killer.expectEnough("account change")
    }
}

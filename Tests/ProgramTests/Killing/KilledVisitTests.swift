import Foundation
import Testing

/// Visits that are booked and cancelled by programs which are killed.
@Suite(.serialized)
struct KilledVisitTests {
    private static let batch = 20

    @Test func `a booking that was confirmed is there, and none is there by halves`() async throws {
        let killer = Killer(share: 3)
        while killer.goesOn {
            let demo = try await DemoSandbox()
            try await demo.run("patient", as: "demo-patient", "sign-in")
            let free = try await demo.freeTimes()
            try await killer.measure { try demo.start("patient", "appointments") }
            var confirmed: Set<String> = []
            for time in free.prefix(Self.batch) where killer.goesOn {
                let output = try await killer.strike(
                    demo.start("patient", "book", "--with", "Okafor", "--at", time, "--json"))
                if let id = try id(output) {
                    confirmed.insert(id)
                    killer.confirm()
                }
                try await demo.sandbox.expectSound(demo.database)
            }
            let booked = try await demo.booked()
            #expect(confirmed.isSubset(of: booked.keys))
            #expect(booked.values.allSatisfy { $0.status == .string("booked") && free.contains($0.start.string ?? "") })
            // Each time is either free or booked, none is lost between.
            #expect(try await Set(demo.freeTimes()).union(booked.values.compactMap(\.start.string)) == Set(free))
            #expect(try await demo.freeTimes().count + booked.count == free.count)
        }
        killer.expectEnough("book")
    }

    @Test func `a cancellation that was confirmed stays, and frees the time`() async throws {
        let killer = Killer(share: 2)
        while killer.goesOn {
            let demo = try await DemoSandbox()
            try await demo.run("patient", as: "demo-patient", "sign-in")
            let free = try await demo.freeTimes()
            try await killer.measure { try demo.start("patient", "appointments") }
            for time in free.prefix(Self.batch / 2) where killer.goesOn {
                let visit = try await demo.json(
                    "patient", as: "demo-patient", "book", "--with", "Okafor", "--at", time)
                let id = try #require(visit.id.string)
                let output = try await killer.strike(
                    demo.start("patient", "cancel", id, "--reason", "pat", "--json"))
                let isConfirmed = try self.id(output) == id
                if isConfirmed { killer.confirm() }
                try await demo.sandbox.expectSound(demo.database)
                let status = try await demo.json("patient", as: "demo-patient", "appointment", id).status
                #expect(isConfirmed ? status == .string("cancelled") : ["cancelled", "booked"].contains(status.string))
                let isFree = try await demo.freeTimes().contains(time)
                #expect(isFree == (status == .string("cancelled")))
            }
        }
        killer.expectEnough("cancel")
    }

    @Test func `what an open app has shown as booked is there`() async throws {
        let killer = Killer(share: 2)
        while killer.goesOn {
            let demo = try await DemoSandbox()
            try await demo.run("patient", as: "demo-patient", "sign-in")
            let free = try await demo.freeTimes()
            var span = Duration.zero
            var confirmed = 0
            for round in 0..<Self.batch where killer.goesOn {
                let app = try demo.start("patient", "/time-slots", "--front", "json")
                let beginning = ContinuousClock.now
                app.type(#"{"set":"Practitioner","to":"Chidi Okafor"}"# + "\n" + #"{"press":"10:00"}"# + "\n")
                app.type(#"{"press":"Book this time"}"# + "\n")
                guard round > 0 else {
                    // The first is not killed: it tells how long the way takes.
                    try await app.output.wait(for: "Booked")
                    span = ContinuousClock.now - beginning
                    app.endInput()
                    #expect(await app.status == 0)
                    confirmed += 1
                    continue
                }
                if try await killer.strike(app, within: span).contains("Booked") {
                    killer.confirm()
                    confirmed += 1
                }
                try await demo.sandbox.expectSound(demo.database)
            }
            let booked = try await demo.booked()
            #expect(booked.count >= confirmed)
            #expect(booked.values.allSatisfy { $0.status == .string("booked") })
            #expect(try await demo.freeTimes().count + booked.count == free.count)
        }
        killer.expectEnough("json app")
    }

    /// The id in an answer that was written to its end.
    private func id(_ output: String) throws -> String? {
        output.hasSuffix("\n") ? try JSON(output).id.string : nil
    }
}

extension DemoSandbox {
    fileprivate func start(_ program: String, _ words: String...) throws -> ChildProcess {
        try sandbox.start(program, words + options(nil))
    }

    /// The starts of Okafor's free times on some days.
    fileprivate func freeTimes() async throws -> [String] {
        let slots = try await json(
            "patient", as: "demo-patient", "slots", "--with", "Okafor", "--from", "2026-12-01", "--to", "2026-12-11")
        return slots.slots.array.compactMap(\.start.string)
    }

    /// The patient's visits on those days, by id.
    fileprivate func booked() async throws -> [String: JSON] {
        let lists = try await json("patient", as: "demo-patient", "appointments")
        let visits = lists.upcoming.array.filter { $0.id != .string("demo-visit-7") }
        return Dictionary(uniqueKeysWithValues: visits.map { ($0.id.string ?? "", $0) })
    }
}

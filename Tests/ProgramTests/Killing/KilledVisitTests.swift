import Foundation
import Testing

/// Visits that are booked and cancelled by programs which are killed.
@Suite(.serialized, .takingTurns)
struct KilledVisitTests {
    private static let batch = 20

    @Test func `a booking that was confirmed is there, and none is there by halves`() async throws {
        let killer = Killer(share: 2)
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
            var confirmed = 0
            for round in 0..<Self.batch where killer.goesOn {
                let app = try demo.start("patient", "/time-slots", "--front", "json", "--as", "demo-patient")
                if round == 0 {
                    // The first is not killed: it tells how long the way takes.
                    try await killer.time {
                        let isBooked = try await app.book()
                        #expect(isBooked)
                    }
                    app.endInput()
                    #expect(await app.status == 0)
                    confirmed += 1
                } else {
                    async let isBooked = app.book()
                    _ = try await killer.strike(app)
                    if try await isBooked {
                        killer.confirm()
                        confirmed += 1
                    }
                    try await demo.sandbox.expectSound(demo.database)
                }
            }
            let booked = try await demo.booked()
            #expect(booked.count >= confirmed)
            #expect(booked.values.allSatisfy { $0.status == .string("booked") })
            // An hour later nothing is held any more by those who did not come to book.
            let later = try await demo.freeTimes(now: "2026-11-24T09:00:00Z")
            #expect(later.count + booked.count == free.count)
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
    fileprivate func freeTimes(now: String = Self.now) async throws -> [String] {
        let slots = try await json(
            "patient", as: "demo-patient", "slots", "--with", "Okafor", "--from", "2026-11-24", "--to", "2026-12-11",
            now: now)
        return slots.slots.array.compactMap(\.start.string)
    }

    /// The patient's visits on those days, by id.
    fileprivate func booked() async throws -> [String: JSON] {
        let lists = try await json("patient", as: "demo-patient", "appointments")
        let visits = lists.upcoming.array.filter { $0.id != .string("demo-visit-7") }
        return Dictionary(uniqueKeysWithValues: visits.map { ($0.id.string ?? "", $0) })
    }
}

extension ChildProcess {
    /// Books a time on the screens; whether it was shown as booked before the program ended.
    fileprivate func book() async throws -> Bool {
        let page = try await frame { $0.times.last != nil }
        guard case .number(let reference)? = page?.times.last?.ref else { return false }
        type(#"{"press":\#(Int(reference))}"# + "\n")
        guard try await frame({ $0.labels.contains("Book this time") }) != nil else { return false }
        type(#"{"press":"Book this time"}"# + "\n")
        return try await frame { $0.title == .string("Appointment") && $0.labels.contains("Booked") } != nil
    }

    /// The next settled frame that is as wanted; nil if the program has ended.
    private func frame(_ isWanted: (JSON) -> Bool) async throws -> JSON? {
        while let line = try await output.next() {
            let frame = try JSON(line)
            if frame.busy != .bool(true), isWanted(frame) { return frame }
        }
        return nil
    }
}

extension JSON {
    fileprivate var labels: [String] { self.elements.array.compactMap(\.label.string) }

    /// The buttons of Okafor's times.
    fileprivate var times: [JSON] {
        self.elements.array.filter { element in
            element.label.string.map { $0.contains("–") && $0.contains("Okafor") } ?? false
        }
    }
}

import Foundation
import Testing

/// A practitioner's plan through the real programs. In the demo it is Tuesday, 24 November 2026, in the morning.
@Suite(.takingTurns)
struct AvailabilityProgramTests {
    @Test func `a day off is foreseen, carried out and taken back by single commands`() async throws {
        let demo = try await DemoSandbox()
        let day = "2026-12-07"
        func free() async throws -> Int {
            let slots = try await demo.json(
                "doctor", as: "demo-doctor", "slots", "--from", day, "--to", day)
            return slots.slots.array.count
        }
        let before = try await free()
        #expect(before > 0)
        let plan = try await demo.json("doctor", as: "demo-doctor", "availability")
        #expect(plan.schedules.array.first?.week.array.first == .string("08:00–12:00, 13:00–18:00"))

        let foreseen = try await demo.json("doctor", as: "demo-doctor", "availability", "on", day, "closed")
        #expect(foreseen.closed.array.count == before && foreseen.isDone == .bool(false))
        #expect(try await free() == before)
        let done = try await demo.json(
            "doctor", as: "demo-doctor", "availability", "on", day, "closed", "--carry-out")
        #expect(done.closed == foreseen.closed && done.visitsOutside == foreseen.visitsOutside)
        #expect(try await free() == 0)
        let shown = try await demo.run("doctor", as: "demo-doctor", "availability").output
        #expect(shown.contains("Mon 7 Dec 2026"))
        #expect(try await demo.run("clinic", "verify").status == 0)

        let back = try await demo.json(
            "doctor", as: "demo-doctor", "availability", "on", day, "usual", "--carry-out")
        #expect(back.opened == foreseen.closed)
        #expect(try await free() == before)
    }

    @Test(arguments: [
        ("en", "tomorrow"), ("en", "25 Nov 2026"), ("en", "25.11."), ("en", "+1"), ("en", "Wednesday"),
        ("de", "morgen"), ("de", "25. Nov."),
    ])
    func `a day is typed as people write it`(_ language: String, _ day: String) async throws {
        let demo = try await DemoSandbox()
        let typed = try await demo.json(
            "doctor", as: "demo-doctor", "availability", "block", day, "08:00-09:00", "--locale", language)
        let plain = try await demo.json(
            "doctor", as: "demo-doctor", "availability", "block", "2026-11-25", "08:00-09:00")
        #expect(typed.closed == plain.closed && typed.visitsOutside == plain.visitsOutside)
        #expect(!plain.closed.array.isEmpty || !plain.visitsOutside.array.isEmpty)
    }

    @Test func `several days are closed at once until the last, and taken back`() async throws {
        let demo = try await DemoSandbox()
        func free(_ day: String) async throws -> Int {
            try await demo.json("doctor", as: "demo-doctor", "slots", "--from", day, "--to", day).slots.array.count
        }
        let days = ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10"]
        var before: [Int] = []
        for day in days { before.append(try await free(day)) }
        #expect(before.allSatisfy { $0 > 0 })
        func change(_ hours: String) async throws {
            _ = try await demo.json(
                "doctor", as: "demo-doctor", "availability", "on", days[0], hours, "--until", days[2], "--carry-out")
        }
        try await change("closed")
        for day in days.prefix(3) { #expect(try await free(day) == 0, "\(day)") }
        #expect(try await free(days[3]) == before[3])
        try await change("usual")
        for (day, count) in zip(days, before) { #expect(try await free(day) == count, "\(day)") }
        let wrong = try await demo.run(
            "doctor", as: "demo-doctor", "availability", "on", days[2], "closed", "--until", days[0])
        #expect(wrong.status != 0 && !wrong.errors.isEmpty)
    }

    @Test func `the week, blocks and the policy are changed by single commands`() async throws {
        let demo = try await DemoSandbox()
        func plan() async throws -> JSON {
            try await demo.json("doctor", as: "demo-doctor", "availability").schedules.array[0]
        }
        func change(_ words: String...) async throws -> JSON {
            try await demo.json("doctor", as: "demo-doctor", ["availability"] + words + ["--carry-out"])
        }
        let before = try await plan()
        let foreseen = try await demo.json(
            "doctor", as: "demo-doctor", "availability", "every", "mon,thu-fri", "09:00-12:00")
        #expect(foreseen.isDone == .bool(false) && !foreseen.closed.array.isEmpty)
        #expect(try await plan() == before)
        let week = try await change("every", "mon,thu-fri", "09:00-12:00")
        #expect(week.closed == foreseen.closed)
        for (days, language) in [("Monday,thursday-friday", "en"), ("Montag,Do-Fr", "de"), ("mon,thu-fri", "de")] {
            let same = try await demo.json(
                "doctor", as: "demo-doctor", "availability", "every", days, "09:00-12:00", "--locale", language)
            #expect(same.closed == .array([]) && same.opened == .array([]), "\(days)")
        }
        _ = try await change("every", "sat", "closed")
        var now = try await plan()
        for index in [0, 3, 4] { #expect(now.week.array[index] == .string("09:00–12:00")) }
        #expect(now.week.array[1] == before.week.array[1] && now.week.array[5] == .string(""))

        let blocked = try await change("block", "2026-12-08", "08:00-09:00", "--reason", "Training")
        #expect(!blocked.closed.array.isEmpty)
        now = try await plan()
        #expect(now.blocks.array.map(\.reason).contains(.string("Training")))
        #expect(try await demo.run("doctor", as: "demo-doctor", "availability").output.contains("Training"))
        let opened = try await change("unblock", "2026-12-08", "08:00-09:00")
        #expect(opened.opened == blocked.closed)
        let asked = try await demo.run(
            "doctor", as: "demo-doctor", "availability", "block", "2026-12-08", "08:00-09:00")
        #expect(asked.output.hasPrefix("Block: Tue 8 Dec 2026, 08:00–09:00\n"))
        let whole = try await change("block", "8-9 December", "--reason", "Training")
        #expect(whole.closed.array.count > blocked.closed.array.count)
        #expect(
            try await demo.run("doctor", as: "demo-doctor", "availability").output
                .contains("Tue 8 Dec 2026 – Wed 9 Dec 2026, Training"))
        #expect(try await change("unblock", "8-9 December").opened == whole.closed)
        let none = try await demo.run(
            "doctor", as: "demo-doctor", "availability", "unblock", "2026-12-08", "08:00-09:00")
        #expect(none.status != 0 && none.errors.contains("There is no block on Tue 8 Dec 2026 from 08:00–09:00."))

        _ = try await change(
            "policy", "--slot", "30", "--no-confirmation", "--lead", "6", "--cutoff", "12", "--horizon", "20")
        now = try await plan()
        #expect(now.slotMinutes == .number(30) && now.bufferMinutes == before.bufferMinutes)
        #expect(now.needsConfirmation == .bool(false) && now.leadHours == .number(6))
        #expect(now.cutoffHours == .number(12) && now.horizonDays == .number(20))
        #expect(try await demo.run("clinic", "verify").status == 0)
    }

    @Test(arguments: [
        (["every", "someday", "09:00-12:00"], 64, "days"), (["every", "fri-mon", "09:00-12:00"], 64, "days"),
        (["every", "mon", "12:00-09:00"], 65, "end before they begin"),
        (["block", "2026-12-08", "08:00-09:00,10:00-11:00"], 65, "A block is from one time to another"),
        (["on", "2019-05-05", "closed"], 65, "Sun 5 May 2019 is past: a plan is changed from today on."),
        (["block", "2020-03-03", "10:00-11:00"], 65, "Tue 3 Mar 2020 is past"),
        (["on", "2026-12-07T09:00", "closed"], 64, "write it such as 2026-11-24"),
        (["on", "someday", "closed"], 64, "write it such as 2026-11-24, 24 Nov 2026, tomorrow or +7"),
        (["policy"], 64, "Say what is to change"), (["policy", "--slot", "2"], 65, "from 5 to 480 minutes"),
        (["policy", "--lead", "1000"], 65, "A lead time is from 0 to 30 days"),
    ])
    func `what is no plan is refused`(_ words: [String], status: Int32, error: String) async throws {
        let demo = try await DemoSandbox()
        let answer = try await demo.run("doctor", as: "demo-doctor", ["availability"] + words)
        #expect(answer.status == status && answer.errors.contains(error), "\(answer.errors)")
    }

    @Test func `hours that are none are refused`() async throws {
        let demo = try await DemoSandbox()
        let bad = try await demo.run("doctor", as: "demo-doctor", "availability", "on", "2026-12-07", "late")
        #expect(bad.status != 0 && bad.errors.contains("write it such as 08:00-12:00"))
        #expect(try await demo.run("patient", as: "demo-patient", "availability").status == 64)
    }
}

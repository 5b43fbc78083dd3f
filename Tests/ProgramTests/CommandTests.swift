import Foundation
import Testing

@Suite(.takingTurns)
struct CommandTests {
    @Test func `a visit goes its whole way by single commands`() async throws {
        let demo = try await DemoSandbox()

        let request = try await demo.json(
            "patient", as: "demo-patient", "book", "--with", "marković", "--at", "2026-11-25T10:05", "--reason", "Cough"
        )
        let visit = try await demo.json(
            "patient", as: "demo-patient", "book", "--with", "Okafor", "--at", "2026-11-26T09:00")
        #expect(request.status == .string("pending"))
        #expect(visit.status == .string("booked"))
        let lists = try await demo.json("patient", as: "demo-patient", "appointments")
        #expect(lists.requested.array.map(\.id) == [request.id])
        #expect(lists.upcoming.array.contains { $0.id == visit.id })

        let id = try #require(visit.id.string)
        let moved = try await demo.json(
            "patient", as: "demo-patient", "reschedule", id, "--at", "2026-11-26T10:00")
        let movedID = try #require(moved.id.string)
        #expect(moved.replaces == visit.id)
        #expect(moved.start == .string("2026-11-26T09:00:00Z"))
        let words = ["reschedule", id, "--at", "2026-11-26T09:00"]
        try await demo.run("patient", as: "demo-patient", words)
            .expect(65, "This visit has been rescheduled before.", "replaced it: \(movedID), Thu 26 Nov 2026, 10:00.")
        let back = try await demo.json(
            "patient", as: "demo-patient", "reschedule", movedID, "--at", "2026-11-26T09:00")
        let backID = try #require(back.id.string)
        try await demo.run("patient", as: "demo-patient", words)
            .expect(65, "replaced it: \(backID), Thu 26 Nov 2026, 09:00.")
        try await demo.run("patient", as: "demo-patient", ["cancel", id, "--reason", "pat"]).expect(
            65, "This visit has been rescheduled before.",
            "Cancel the visit that replaced it: \(backID), Thu 26 Nov 2026, 09:00.")
        let cancelled = try await demo.json("patient", as: "demo-patient", "cancel", backID, "--reason", "pat-fb")
        #expect(cancelled.status == .string("cancelled"))
        #expect(cancelled.cancellationReason == .string("pat-fb"))

        let requestID = try #require(request.id.string)
        let waiting = try await demo.json("doctor", as: "demo-doctor", "requests")
        #expect(waiting.requested.array.contains { $0.id == request.id })
        #expect(try await demo.json("doctor", as: "demo-doctor", "confirm", requestID).status == .string("booked"))
        let day = "2026-11-25T08:55:00Z"
        let today = try await demo.json("doctor", as: "demo-doctor", "today", now: day)
        #expect(today.day.array.contains { $0.id == request.id && $0.patient.name == .string("Ana Fernández Ríos") })
        let steps = [("arrive", "arrived"), ("check-in", "checked-in"), ("start", "fulfilled")]
        for (step, state) in steps {
            let after = try await demo.json("doctor", as: "demo-doctor", step, requestID, now: day)
            #expect(after.status == .string(state))
        }
        let finished = try await demo.json(
            "doctor", as: "demo-doctor", "finish", requestID, now: "2026-11-25T09:20:00Z")
        #expect(finished.encounter == .string("finished"))
        #expect(try await demo.run("clinic", "verify").status == 0)
    }

    @Test func `times open again after a clock that was ahead`() async throws {
        let demo = try await DemoSandbox()
        _ = try await demo.json("patient", as: "demo-patient", "slots", now: "2036-01-01T08:00:00Z")
        for now in ["2027-01-10T08:00:00Z", "2030-01-01T08:00:00Z"] {
            let found = try await demo.json("patient", as: "demo-patient", "slots", now: now)
            #expect(!found.slots.array.isEmpty)
        }
    }

    @Test func `the other ways of a visit have their commands, too`() async throws {
        let demo = try await DemoSandbox()

        let found = try await demo.json("doctor", as: "demo-doctor", "patients", "find", "FERNANDEZ")
        #expect(try await demo.json("doctor", as: "demo-doctor", "patients", "FERNANDEZ") == found)
        let number = try #require(found.patients.array.first?.identifiers.array.first?.string)
        #expect(try await demo.json("doctor", as: "demo-doctor", "patients", number) == found)
        #expect(try await demo.run("doctor", as: "demo-doctor", "patients", "fern").output.contains(" \(number) "))
        #expect(found.patients.array.map(\.name) == [.string("Ana Fernández Ríos")])
        let booked = try await demo.json(
            "doctor", as: "demo-doctor", "book", "--for", "fern", "--at", "2026-11-25T10:05")
        #expect(booked.patient.id == .string("demo-patient-1"))
        #expect(booked.status == .string("booked"))
        let request = try await demo.json("doctor", as: "demo-doctor", "requests").requested.array.first
        let declined = try await demo.json("doctor", as: "demo-doctor", "decline", request?.id.string ?? "")
        #expect(declined.cancellationReason == .string("prov"))
        let week = try await demo.json("doctor", as: "demo-doctor", "week")
        #expect(week.week.array.contains { $0.id == booked.id })

        let day = "2026-11-25T09:10:00Z"
        let id = try #require(booked.id.string)
        #expect(
            try await demo.json("patient", as: "demo-patient", "check-in", id, now: day).status == .string("checked-in")
        )
        let taken = try await demo.run(
            "doctor", as: "demo-doctor", "book", "--for", "Ashwood", "--at", "2026-11-25T10:05")
        #expect(taken.status == 65)
        #expect(taken.errors.contains("free times are"))
        let overbooked = try await demo.json(
            "doctor", as: "demo-doctor", "book", "--for", "Ashwood", "--at", "2026-11-25T10:05", "--overbook", "In pain"
        )
        #expect(overbooked.overbookingReason == .string("In pain"))
        let missed = try await demo.json(
            "doctor", as: "demo-doctor", "no-show", try #require(overbooked.id.string), now: "2026-11-25T12:00:00Z")
        #expect(missed.status == .string("noshow"))
    }

    @Test func `a service that there is none of is answered with those that there are`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "slots", "--service", "nope")
            .expect(66, "“nope” is no service; name one of", "General Practice")
        try await demo.run("patient", as: "demo-patient", "book", "--at", "2026-11-26T10:30", "--service", "nope")
            .expect(66, "“nope” is no service; name one of", "General Practice")
        try await demo.run(
            "patient", as: "demo-patient", "slots", "--with", "Marković", "--service", "Physiotherapy"
        ).expect(66, "is no service of")
    }

    @Test func `a service is named by the beginnings of its words, in the language of the program, too`() async throws {
        let demo = try await DemoSandbox()
        func first(_ words: String...) async throws -> JSON {
            try await demo.json("patient", as: "demo-patient", ["slots", "--first", "--service"] + words)
        }
        let whole = try await first("Physiotherapy")
        #expect(!whole.slots.array.isEmpty)
        #expect(try await first("physio") == whole)
        #expect(try await first("physiotherapie", "--locale", "de") == whole)
        #expect(try await first("general") == first("General Practice"))
    }

    @Test func `what there is not is answered with how to see what there is`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "reschedule", "none", "--at", "2026-11-26T10:30")
            .expect(66, "There is no appointment none. See what there is with “patient appointments”.")
        try await demo.run("patient", as: "demo-patient", "refill", "Penicillin")
            .expect(66, "“Penicillin” is none of the active medicines; name one of: ", " (Ramipril 5 mg tablet)")
        try await demo.run("doctor", as: "demo-doctor", "stop", "Ramipril", "--reason", "x")
            .expect(66, "There is no prescription Ramipril. Name the patient with --for")
        try await demo.run("doctor", as: "demo-doctor", "allergy", "in-error", "fern", "none")
            .expect(66, "See what there is with “doctor record WHOM”.")
    }

    @Test func `why a visit is cancelled is said by a code, or in words`() async throws {
        let demo = try await DemoSandbox()
        func cancel(_ words: String...) async throws -> Sandbox.Ending {
            try await demo.run("patient", as: "demo-patient", ["cancel", "demo-visit-7"] + words)
        }
        try await cancel("--reason", "I am ill", "--text", "Sorry").expect(64, "“I am ill” is not a reason")
        try await cancel("--reason", "prov").expect(64, "“prov” is not a reason; choose of pat (I cannot come), pat-fb")
        let cancelled = try await cancel("--reason", "I am ill")
        #expect(cancelled.status == 0 && cancelled.lines.contains { $0.hasSuffix("  I am ill") }, "\(cancelled)")
        let told = try await demo.json("patient", as: "demo-patient", "appointment", "demo-visit-7")
        #expect(told.cancellationReason == .string("other"))
    }

    @Test func `a practitioner cancels for a patient by a code of the patient's`() async throws {
        let demo = try await DemoSandbox()
        let booked = try await demo.json(
            "doctor", as: "demo-doctor", "book", "--for", "fern", "--at", "2026-11-25T10:05")
        let id = try #require(booked.id.string)
        try await demo.run("doctor", as: "demo-doctor", ["cancel", id, "--reason", "pat-cpp"])
            .expect(64, "“pat-cpp” is not a reason; choose of prov (")
        let cancelled = try await demo.json("doctor", as: "demo-doctor", "cancel", id, "--reason", "pat")
        #expect(cancelled.cancellationReason == .string("pat"))
        let told = try await demo.run("patient", as: "demo-patient", "appointment", id)
        #expect(told.output.contains("I cannot come"), "\(told)")
    }

    @Test func `the words of a code of a reason are taken for it, with and without more to say`() async throws {
        for more in [[], ["--text", "all fine"]] {
            let demo = try await DemoSandbox()
            let words = ["cancel", "demo-visit-7", "--reason", "i feel better"]
            let cancelled = try await demo.json("patient", as: "demo-patient", words + more)
            #expect(cancelled.cancellationReason == .string("pat-fb"))
            let told = try await demo.run("patient", as: "demo-patient", "appointment", "demo-visit-7")
            #expect(told.output.contains("all fine") == !more.isEmpty, "\(told)")
        }
    }

    @Test func `a visit that is cancelled already is said to be`() async throws {
        let demo = try await DemoSandbox()
        let cancel = ["cancel", "demo-visit-7", "--reason", "pat"]
        _ = try await demo.json("patient", as: "demo-patient", cancel)
        try await demo.run("patient", as: "demo-patient", cancel)
            .expect(65, "This visit is cancelled already.", "See how it is with “patient appointment demo-visit-7”.")
        try await demo.run("patient", as: "demo-patient", cancel + ["--locale", "de"])
            .expect(65, "Dieser Termin ist schon abgesagt.")
    }

    @Test func `a time is booked as the list of free times prints it`() async throws {
        let demo = try await DemoSandbox()
        for (language, time) in [("en", "Thu 26 Nov 2026, 09:00"), ("de", "Do, 26. Nov. 2026, 10:00")] {
            let list = try await demo.run(
                "patient", as: "demo-patient", "slots", "--with", "Okafor", "--locale", language)
            #expect(list.output.contains(time), "\(list)")
            let booked = try await demo.run(
                "patient", as: "demo-patient", "book", "--with", "Okafor", "--at", time, "--locale", language)
            #expect(booked.status == 0 && booked.output.contains(time), "\(booked)")
        }
    }

    @Test func `a day of the week ends a search after the day that begins it`() async throws {
        let demo = try await DemoSandbox()
        func days(_ from: String, _ to: String) async throws -> [String] {
            let found = try await demo.json(
                "patient", as: "demo-patient", "slots", "--with", "Okafor", "--from", from, "--to", to)
            return found.slots.array.compactMap { slot in slot.start.string.map { String($0.prefix(10)) } }
        }
        let week = try await days("thursday", "wednesday")
        #expect(week.min() == "2026-11-26" && week.max().map { $0 > "2026-11-26" && $0 < "2026-12-03" } == true)
        let day = try await days("thursday", "thursday")
        #expect(Set(day) == ["2026-11-26"])
        try await demo.run("patient", as: "demo-patient", "slots", "--from", "thursday", "--to", "tomorrow")
            .expect(64, "--to is before --from")
    }

    @Test func `a day that is over is said to be past`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "book", "--at", "2026-11-20T09:00")
            .expect(65, "Fri 20 Nov 2026 is past; the nearest free times are")
    }

    @Test func `a time that is not free is answered with the nearest on both sides, as far as times are open`()
        async throws
    {
        let demo = try await DemoSandbox()
        func book(at time: String) async throws -> Sandbox.Ending {
            try await demo.run("doctor", as: "demo-doctor", "book", "--for", "fern", "--at", time)
        }
        _ = try await demo.json("doctor", as: "demo-doctor", "availability", "block", "17-19 Dec", "--carry-out")
        try await book(at: "2026-12-18T12:50").expect(65, "there is no free time at", "2026-12-16T1", "2026-12-20T0")
        try await book(at: "2027-03-15T09:15")
            .expect(65, "times are open until Tue 22 Dec 2026; the nearest free times are 2026-12-22T1")
        let list = try await demo.run("doctor", as: "demo-doctor", "slots", "--from", "2027-03-15")
        #expect(list.output == "No free times.\nTimes are open until Tue 22 Dec 2026.\n")
        let last = try await demo.json(
            "doctor", as: "demo-doctor", "slots", "--from", "2026-12-20", "--to", "2027-01-31")
        #expect(last.slots.array.last?.start.string?.hasPrefix("2026-12-22") == true)
    }

    @Test func `a link's scheme may be written in any case`() async throws {
        let demo = try await DemoSandbox()
        let ending = try await demo.sandbox.run(
            "patient", ["Caduceus://appointments", "--front", "json", "--once"] + demo.options("demo-patient"))
        #expect(try JSON(ending.output).path == .array([.string("Home"), .string("Appointments")]))
    }

    @Test func `a visit can be taken to another calendar`() async throws {
        let demo = try await DemoSandbox()

        let toFile = try await demo.run(
            "patient", as: "demo-patient", "calendar", "demo-visit-7", demo.sandbox.file("a.ics"))
        let toOutput = try await demo.run("patient", as: "demo-patient", "calendar", "demo-visit-7", "-")

        #expect(toFile.status == 0 && toFile.output == demo.sandbox.file("a.ics") + "\n")
        #expect(toOutput.output.hasPrefix("BEGIN:VCALENDAR\r\n") && toOutput.output.hasSuffix("END:VCALENDAR\r\n"))
        #expect(try String(contentsOfFile: demo.sandbox.file("a.ics"), encoding: .utf8) == toOutput.output)

        let nowhere = try await demo.run(
            "patient", as: "demo-patient", "calendar", "demo-visit-7", demo.sandbox.file("absent/a.ics"))
        #expect(nowhere.status == 73 && nowhere.errors.contains("there is no folder"))
    }

    @Test func `options take days as people write them, in English and in German, the next ones from today`()
        async throws
    {
        let demo = try await DemoSandbox()
        func slots(_ day: String) async throws -> JSON {
            try await demo.json(
                "patient", as: "demo-patient", "slots", "--with", "Okafor", "--from", day, "--to", day)
        }
        let expected = try await slots("2026-11-25")
        #expect(!expected.slots.array.isEmpty)
        for day in ["25 Nov", "25.11.", "25.11.26", "tomorrow", "morgen", "wed", "Mittwoch", "25. November", "+1"] {
            #expect(try await slots(day) == expected, "\(day)")
        }
        #expect(try await slots("in 3 weeks") == slots("2026-12-15"))
        #expect(try await slots("next thursday") == slots("2026-11-26"))
        func visits(_ day: String) async throws -> JSON {
            try await demo.json("doctor", as: "demo-doctor", "appointments", "--show", "day", "--on", day)
        }
        #expect(try await visits("heute") == visits("2026-11-24"))
        func days(_ day: String) async throws -> JSON {
            try await demo.json("doctor", as: "demo-doctor", "calendar", "--day", day)
        }
        #expect(try await days("Thu 26 Nov") == days("2026-11-26"))
        let held = try await demo.run(
            "patient", as: "demo-patient", "hold", "--with", "Marković", "--at", "wed 10:05")
        #expect(held.status == 0 && held.output.contains("Wed 25 Nov 2026, 10:05"), "\(held)")
    }

    @Test func `answers fit the width and say the same as their golden text`() async throws {
        let demo = try await DemoSandbox()
        var transcript = ""
        let commands: [(String, String, [String])] = [
            ("patient", "demo-patient", ["appointments", "--size", "80x24"]),
            ("patient", "demo-patient", ["appointment", "demo-visit-7"]),
            ("patient", "demo-patient", ["slots", "--with", "Okafor", "--from", "2026-11-25", "--to", "2026-11-25"]),
            ("doctor", "demo-doctor", ["today", "--size", "80x24"]),
            ("doctor", "demo-doctor", ["requests", "--size", "60x24"]),
            ("doctor", "demo-doctor", ["patients", "find", "a"]),
            ("patient", "demo-patient", ["messages", "Marković"]),
            ("doctor", "demo-doctor", ["messages", "--size", "80x24"]),
            ("patient", "demo-patient", ["record"]),
            ("patient", "demo-patient", ["record", "--size", "60x24"]),
            ("patient", "demo-patient", ["results"]),
            ("doctor", "demo-doctor", ["results", "--size", "80x24"]),
            ("patient", "demo-patient", ["prescriptions"]),
            ("patient", "demo-patient", ["prescriptions", "--size", "80x24"]),
            ("doctor", "demo-doctor", ["refills", "--size", "100x24"]),
        ]
        for (program, user, words) in commands {
            let ending = try await demo.sandbox.run(program, words + demo.options(user))
            #expect(ending.status == 0 && ending.errors == "", "\(ending)")
            transcript += "$ \(program) \(words.joined(separator: " "))\n\(ending.output)\n"
        }

        try Golden("commands.txt").expect(transcript)
    }
}

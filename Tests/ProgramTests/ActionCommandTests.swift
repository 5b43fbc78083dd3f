import ClinicCommands
import Foundation
import Testing

@testable import ClinicModel

/// Whatever a screen does, a command does too.
@Suite(.takingTurns)
struct ActionCommandTests {
    /// Every action that somebody in a role is ever offered: at any state, before, during and after the visit.
    private func offered(to role: Principal.Role) -> Set<AppointmentAction> {
        let start = Date(timeIntervalSince1970: 1_795_420_800)
        let encounters: [Encounter?] =
            [nil]
            + Encounter.Status.allCases.map {
                Encounter(id: "e", status: $0, encounterClass: Coding(code: "AMB"), patient: "p", appointment: "a")
            }
        var actions: Set<AppointmentAction> = []
        for status in Appointment.Status.allCases {
            for now in [start - 7 * 86400, start + 60] {
                for encounter in encounters {
                    let rules = ActionRules(
                        role: role, now: now,
                        appointment: Appointment(
                            id: "a", status: status, start: start, end: start + 1200, participants: []),
                        policy: SchedulePolicy(), zone: .utc, encounter: encounter)
                    actions.formUnion(rules.available)
                }
            }
        }
        return actions
    }

    @Test(arguments: [("patient", Principal.Role.patient), ("doctor", .practitioner)])
    func `every action that a screen offers has its command`(program: String, role: Principal.Role) async throws {
        let sandbox = try Sandbox()
        let offered = offered(to: role)

        for action in AppointmentAction.allCases where offered.contains(action) {
            let help = try await sandbox.run(program, [action.command, "--help"])
            #expect(
                help.status == 0 && help.output.contains("USAGE: \(program) \(action.command)"), "\(program) \(action)")
            #expect(help.output.contains("--json"), "\(program) \(action)")
        }
        #expect(role == .practitioner ? offered.count == AppointmentAction.allCases.count : offered.count >= 4)
    }

    @Test func `a patient accepts a visit that the clinic has proposed`() async throws {
        let demo = try await DemoSandbox()
        let proposal = """
            {"resourceType":"Appointment","id":"offer","status":"proposed","start":"2026-11-27T13:00:00Z",\
            "end":"2026-11-27T13:20:00Z","participant":[\
            {"actor":{"reference":"Patient/demo-patient-1"},"status":"needs-action"},\
            {"actor":{"reference":"Practitioner/demo-practitioner-1"},"status":"accepted"}]}
            """
        let file = try demo.sandbox.write(proposal, to: "offer.json")
        let imported = try await demo.run("clinic", "import", file)
        #expect(imported.status == 0, "\(imported.errors)")

        let before = try await demo.json("patient", as: "demo-patient", "appointment", "offer")
        #expect(before.actions.array.contains(.string("confirm")))
        let accepted = try await demo.json("patient", as: "demo-patient", "confirm", "offer")

        #expect(accepted.status == .string("booked"))
    }

    @Test func `a patient who confirms what is no offer is told how it is`() async throws {
        let demo = try await DemoSandbox()
        func confirm(_ id: String, now: String? = nil) async throws -> Sandbox.Ending {
            if let now { return try await demo.run("patient", as: "demo-patient", ["confirm", id], now: now) }
            return try await demo.run("patient", as: "demo-patient", "confirm", id)
        }
        try await confirm("demo-visit-7").expect(65, "This visit is booked already. There is nothing to confirm.")
        try await confirm("demo-visit-6").expect(65, "This visit is finished already. There is nothing to confirm.")
        try await confirm("demo-visit-3").expect(65, "This visit is cancelled already. There is nothing to confirm.")
        let asked = try await demo.json(
            "patient", as: "demo-patient", "book", "--with", "Marković", "--at", "2026-11-25T10:05")
        let request = try #require(asked.id.string)
        try await confirm(request).expect(77, "The clinic confirms this request. Wait for its answer.")
        try await confirm(request, now: "2026-11-26T08:00:00Z").expect(77, "Nobody has answered this request")
        try await confirm("demo-visit-8").expect(77, "You may not see somebody else’s appointment.")
    }

    @Test func `a visit is named by the beginning of its ID, where no other of one's own begins so`() async throws {
        let demo = try await DemoSandbox()
        let booked = try await demo.json(
            "patient", as: "demo-patient", "book", "--with", "Okafor", "--at", "2026-11-26T09:00")
        let id = try #require(booked.id.string)
        let beginning = String(id.prefix(8))
        #expect(try await demo.json("patient", as: "demo-patient", "appointment", beginning).id == booked.id)
        try await demo.run("patient", as: "demo-patient", "appointment", String(id.prefix(3)))
            .expect(66, "There is no appointment")
        try await demo.run("patient", as: "demo-patient-2", "appointment", beginning).expect(
            66, "There is no appointment")

        let tail = "-0000-4000-8000-000000000000"
        let visits = zip(["deadbeef", beginning], [("13:00", "13:20"), ("13:20", "13:40")]).map { beginning, time in
            """
            {"resource":{"resourceType":"Appointment","id":"\(beginning)\(tail)","status":"proposed",\
            "start":"2026-11-27T\(time.0):00Z","end":"2026-11-27T\(time.1):00Z","participant":[\
            {"actor":{"reference":"Patient/demo-patient-1"},"status":"needs-action"},\
            {"actor":{"reference":"Practitioner/demo-practitioner-1"},"status":"accepted"}]}}
            """
        }
        let bundle = #"{"resourceType":"Bundle","type":"collection","entry":[\#(visits.joined(separator: ","))]}"#
        let imported = try await demo.run("clinic", "import", demo.sandbox.write(bundle, to: "visits.json"))
        #expect(imported.status == 0, "\(imported.errors)")
        try await demo.run("patient", as: "demo-patient", "cancel", beginning, "--reason", "pat")
            .expect(66, "begins several IDs", "\(id) (Thu 26 Nov 2026, 09:00)", beginning + tail)
        #expect(try await demo.json("patient", as: "demo-patient", "confirm", "DEAD").status == .string("booked"))
        let cancelled = try await demo.json("patient", as: "demo-patient", "cancel", id, "--reason", "pat")
        #expect(cancelled.id == booked.id && cancelled.status == .string("cancelled"))
    }

    @Test func `the beginning of several IDs is answered with the first of them, and is none of them`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "cancel", "demo-visit", "--reason", "other")
            .expect(66, "“demo-visit” begins several IDs; name one of: demo-visit-7 (Fri 27 Nov 2026, 11:20), ", ", …")
        try await demo.run("patient", as: "demo-patient", "refill", "demo-medication")
            .expect(66, "“demo-medication” begins several IDs; name one of: ", " (Ramipril 5 mg tablet)")
        // Nobody's, though the only one that begins so is one's own.
        let imported = try await demo.run(
            "clinic", "import",
            demo.sandbox.write(
                """
                {"resourceType":"Appointment","id":"offer-10","status":"proposed","start":"2026-11-27T13:00:00Z",\
                "end":"2026-11-27T13:20:00Z","participant":[\
                {"actor":{"reference":"Patient/demo-patient-1"},"status":"needs-action"},\
                {"actor":{"reference":"Practitioner/demo-practitioner-1"},"status":"accepted"}]}
                """, to: "offer.json"))
        #expect(imported.status == 0, "\(imported.errors)")
        try await demo.run("patient", as: "demo-patient", "confirm", "offer-1").expect(66, "There is no appointment")
    }

    @Test func `a visit that has an ID as a whole is not taken for another whose ID begins so`() async throws {
        let demo = try await DemoSandbox()
        let booked = try await demo.json(
            "patient", as: "demo-patient", "book", "--with", "Okafor", "--at", "2026-11-26T09:00")
        let id = try #require(booked.id.string)
        let (mistaken, others) = (String(id.prefix(8)), String(id.prefix(6)))
        let visits = [(mistaken, 1, "entered-in-error", 13), (others, 2, "proposed", 14)].map {
            id, patient, status, hour in
            """
            {"resource":{"resourceType":"Appointment","id":"\(id)","status":"\(status)",\
            "start":"2026-11-27T\(hour):00:00Z","end":"2026-11-27T\(hour):20:00Z","participant":[\
            {"actor":{"reference":"Patient/demo-patient-\(patient)"},"status":"needs-action"},\
            {"actor":{"reference":"Practitioner/demo-practitioner-1"},"status":"accepted"}]}}
            """
        }
        let bundle = #"{"resourceType":"Bundle","type":"collection","entry":[\#(visits.joined(separator: ","))]}"#
        let imported = try await demo.run("clinic", "import", demo.sandbox.write(bundle, to: "visits.json"))
        #expect(imported.status == 0, "\(imported.errors)")

        let shown = try await demo.json("patient", as: "demo-patient", "appointment", mistaken)
        #expect(shown.id == .string(mistaken) && shown.status == .string("entered-in-error"))
        #expect(
            try await demo.run("patient", as: "demo-patient", "cancel", mistaken, "--reason", "pat").status == 65)
        try await demo.run("patient", as: "demo-patient", "cancel", others, "--reason", "pat").expect(77, "You may not")
        let untouched = try await demo.json("patient", as: "demo-patient", "appointment", id)
        #expect(untouched.status == booked.status)
    }

    @Test func `what was recorded wrongly is corrected by commands`() async throws {
        let demo = try await DemoSandbox()
        let booked = try await demo.json(
            "doctor", as: "demo-doctor", "book", "--for", "fern", "--at", "2026-11-25T10:05")
        let id = try #require(booked.id.string)
        let after = "2026-11-25T12:00:00Z"

        let missed = try await demo.json("doctor", as: "demo-doctor", "no-show", id, now: after)
        let taken = try await demo.json("doctor", as: "demo-doctor", "not-missed", id, now: after)
        let ended = try await demo.json("doctor", as: "demo-doctor", "entered-in-error", id, now: after)

        #expect(missed.status == .string("noshow") && taken.status == .string("booked"))
        #expect(ended.status == .string("entered-in-error"))
        try await demo.run("doctor", as: "demo-doctor", "not-missed", id, now: after).expect(65, "cannot become booked")
        let text = try await demo.run("doctor", as: "demo-doctor", "appointment", "demo-visit-1")
        #expect(text.output.contains("entered-in-error"))
    }

    @Test func `a booked visit is neither started nor finished, and the answer says what comes first`() async throws {
        let demo = try await DemoSandbox()
        let booked = try await demo.json(
            "doctor", as: "demo-doctor", "book", "--for", "fern", "--at", "2026-11-25T10:05")
        let id = try #require(booked.id.string)

        let started = try await demo.run("doctor", as: "demo-doctor", "start", id)
        started.expect(65, "visit that is booked cannot be started.")
        started.expect(65, "with “doctor arrive \(id)”")
        let finished = try await demo.run("doctor", as: "demo-doctor", "finish", id)
        finished.expect(65, "visit that was not started cannot be finished.")
    }

    @Test func `a request outside of the hours is confirmed with a word of it`() async throws {
        let demo = try await DemoSandbox()
        let day = "2026-11-25"
        let request = try await demo.json(
            "patient", as: "demo-patient", "book", "--with", "Marković", "--at", "\(day)T10:05")
        let id = try #require(request.id.string)
        _ = try await demo.json("doctor", as: "demo-doctor", "availability", "on", day, "closed", "--carry-out")

        let confirmed = try await demo.run("doctor", as: "demo-doctor", "confirm", id)
        #expect(confirmed.status == 0, "\(confirmed.errors)")
        #expect(confirmed.errors == "doctor: The visit is confirmed, at a time outside of your hours.\n")
    }

    @Test func `a time is held, given up, and booked by commands`() async throws {
        let demo = try await DemoSandbox()
        let time = ["--with", "Okafor", "--at", "2026-11-26T09:00"]

        let held = try await demo.json("patient", as: "demo-patient", ["hold"] + time)
        #expect(held.start == .string("2026-11-26T08:00:00Z") && held.until.string != nil)
        try await demo.run("patient", as: "demo-patient-2", ["book"] + time).expect(65, "no free time")
        #expect(try await demo.json("patient", as: "demo-patient", ["release"] + time).slot == held.slot)
        let other = try await demo.json("patient", as: "demo-patient-2", ["hold"] + time)
        #expect(other.slot == held.slot)
        #expect(try await demo.json("patient", as: "demo-patient-2", ["book"] + time).status == .string("booked"))
    }

    @Test func `the first free time is found however far ahead, and taken ones are listed`() async throws {
        let demo = try await DemoSandbox()

        let first = try await demo.json("patient", as: "demo-patient", ["slots", "--first", "--with", "Okafor"])
        let all = try await demo.json("patient", as: "demo-patient", ["slots", "--with", "Okafor"])
        #expect(first.slots.array.map(\.id) == all.slots.array.prefix(1).map(\.id))

        let mornings = try await demo.json(
            "patient", as: "demo-patient", ["slots", "--with", "Okafor", "--part-of-day", "morning"])
        #expect(!mornings.slots.array.isEmpty && mornings.slots.array.count < all.slots.array.count)
        try await demo.run("patient", as: "demo-patient", ["slots", "--part-of-day", "night"]).expect(64, "morning")

        let free = try await demo.json("doctor", as: "demo-doctor", ["slots"])
        let taken = try await demo.json("doctor", as: "demo-doctor", ["slots", "--taken"])
        #expect(free.slots.array.allSatisfy { $0.status == .string("free") })
        #expect(taken.slots.array.count > free.slots.array.count)
        #expect(taken.slots.array.contains { $0.status == .string("busy") })
        try await demo.run("patient", as: "demo-patient", ["slots", "--taken"]).expect(64, "Unknown option")
    }

    @Test func `a doctor is offered no time at which the patient is elsewhere`() async throws {
        let demo = try await DemoSandbox()
        func starts(_ more: String...) async throws -> [String] {
            try await demo.json("doctor", as: "demo-doctor", ["slots"] + more).slots.array.compactMap(\.start.string)
        }
        func period(_ slot: JSON) -> Range<String> {
            let start = slot.start.string ?? ""
            return start..<max(start, slot.end.string ?? "")
        }
        let own = try await demo.json("doctor", as: "demo-doctor", ["slots", "--for", "fern"]).slots.array.map(period)
        let others = try await demo.json("patient", as: "demo-patient", ["slots", "--with", "Okafor"]).slots.array
        // A time of the doctor's at which the patient is with somebody else.
        let other = try #require(others.first { other in own.contains { $0.overlaps(period(other)) } })
        let elsewhere = try #require(own.first { $0.overlaps(period(other)) }?.lowerBound)
        let visit = try await demo.json(
            "patient", as: "demo-patient", ["book", "--with", "Okafor", "--at", period(other).lowerBound])
        let patient = try #require(visit.patient.id.string)
        #expect(try await starts().contains(elsewhere))
        for taken in [[], ["--taken"]] {
            let offered = try await demo.json(
                "doctor", as: "demo-doctor", ["slots", "--for", patient] + taken
            ).slots.array.compactMap(\.start.string)
            #expect(!offered.isEmpty && !offered.contains(elsewhere))
        }
        let first = try await demo.json("doctor", as: "demo-doctor", ["slots", "--for", patient, "--first"])
        #expect(first.slots.array.first?.start.string != elsewhere)
        try await demo.run("doctor", as: "demo-doctor", ["book", "--for", patient, "--at", elsewhere])
            .expect(65, "The patient has another visit at this time")
        try await demo.run("patient", as: "demo-patient", ["slots", "--for", patient]).expect(64, "Unknown option")
    }

    @Test func `a visit is moved to a time that is taken, with a reason`() async throws {
        let demo = try await DemoSandbox()
        let one = try await demo.json(
            "doctor", as: "demo-doctor", ["book", "--for", "fern", "--at", "2026-11-25T10:05"])
        _ = try await demo.json("doctor", as: "demo-doctor", ["book", "--for", "Ashwood", "--at", "2026-11-26T10:05"])
        let words = ["reschedule", try #require(one.id.string), "--at", "2026-11-26T10:05"]

        try await demo.run("doctor", as: "demo-doctor", words).expect(65, "no free time")
        let moved = try await demo.json("doctor", as: "demo-doctor", words + ["--overbook", "In pain"])

        #expect(moved.overbookingReason == .string("In pain") && moved.replaces == one.id)
    }

    @Test func `text says a state with the screens' word, by which its list is named, too`() async throws {
        let demo = try await DemoSandbox()
        func list(_ name: String, _ more: String...) async throws -> Sandbox.Ending {
            try await demo.run("doctor", as: "demo-doctor", ["appointments", "--show", name] + more)
        }

        let requests = try await list("requested")
        #expect(requests.output.contains("  requested  ") && !requests.output.contains("pending"))
        let finished = try await list("finished")
        #expect(finished.output.contains("  finished  ") && !finished.output.contains("fulfilled"))
        #expect(try await list("fulfilled").output == finished.output)
        let coded = try await list("Finished", "--json")
        #expect(coded.output.contains(#""status":"fulfilled""#), "\(coded.errors)")
        let german = try await list("abgeschlossen", "--locale", "de")
        #expect(german.output.contains("  abgeschlossen  "), "\(german.errors)")
        #expect(try await list("checked in").status == 0)

        let asked = try await demo.json(
            "patient", as: "demo-patient", ["book", "--with", "Marković", "--at", "2026-11-25T10:05"])
        let words = ["appointment", try #require(asked.id.string)]
        #expect(try await demo.run("patient", as: "demo-patient", words).output.contains("requested"))
        let late = try await demo.run("patient", as: "demo-patient", words, now: "2026-11-26T08:00:00Z")
        #expect(late.output.contains("not answered"), "\(late.errors)")
    }

    @Test func `every list of the appointments' screen is a command's, too`() async throws {
        let demo = try await DemoSandbox()

        for list in [
            "day", "week", "upcoming", "requested", "past", "booked", "arrived", "checked-in", "in-progress",
            "fulfilled", "noshow", "cancelled", "called-off",
        ] {
            let answer = try await demo.run("doctor", as: "demo-doctor", ["appointments", "--show", list, "--json"])
            let name = list == "called-off" ? "calledOff" : list
            #expect(answer.status == 0, "\(answer.errors)")
            #expect(answer.output.hasPrefix("{\"\(name)\":["), "\(answer.output)")
            #expect(answer.output.contains("\"calledOff\":") == (name == "calledOff"))
        }
        _ = try await demo.json("patient", as: "demo-patient", ["cancel", "demo-visit-7", "--reason", "pat"])
        let upcoming = try await demo.run("patient", as: "demo-patient", ["appointments", "--show", "upcoming"])
        #expect(upcoming.output == "No appointments.\n", "\(upcoming)")
        let calledOff = try await demo.run("patient", as: "demo-patient", ["appointments", "--show", "called-off"])
        #expect(calledOff.output.contains("demo-visit-7") && !calledOff.output.contains("demo-visit-6"), "\(calledOff)")
        let all = try await demo.run("patient", as: "demo-patient", "appointments")
        #expect(all.output.hasPrefix("Cancelled or moved\n"), "\(all)")
        let today = try await demo.json("doctor", as: "demo-doctor", ["today"])
        let on = try await demo.json(
            "doctor", as: "demo-doctor", ["appointments", "--show", "day", "--on", "2026-11-24"],
            now: "2026-12-01T08:00:00Z")
        #expect(on.day == today.day && !today.day.array.isEmpty)
        try await demo.run("patient", as: "demo-patient", ["appointments", "--show", "week"])
            .expect(64, "choose one of: upcoming, requested, past, called-off")
        try await demo.run("doctor", as: "demo-doctor", ["appointments", "--show", "past", "--on", "2026-11-24"])
            .expect(64, "--show day")
    }
}

import Foundation
import TestSupport
import Testing

/// Which language the programs speak, and how a screen looks from right to left.
@Suite(.takingTurns)
struct LocaleTests {
    @Test func `an option wins over the environment, which wins over English`() async throws {
        let demo = try await DemoSandbox()
        func upcoming(_ arguments: [String], _ variables: [String: String]) async throws -> String {
            try await demo.sandbox.run(
                "patient", ["appointments"] + arguments + demo.options("demo-patient"), adding: variables
            ).output
        }
        #expect(try await upcoming([], [:]).hasPrefix("Upcoming\n"))
        #expect(try await upcoming([], ["LANG": "de_AT.UTF-8"]).hasPrefix("Bevorstehend\n"))
        #expect(try await upcoming([], ["LANG": "de_AT.UTF-8", "LC_ALL": "C"]).hasPrefix("Upcoming\n"))
        #expect(try await upcoming(["--locale", "en"], ["LC_MESSAGES": "de"]).hasPrefix("Upcoming\n"))
        #expect(try await upcoming(["--locale=ar"], ["LANG": "de"]).hasPrefix("القادمة\n"))
        #expect(try await upcoming([], ["LANG": "fr_FR"]).hasPrefix("Upcoming\n"))
    }

    @Test func `a record says in it how prescriptions stand`() async throws {
        let demo = try await DemoSandbox()
        func record(_ language: String) async throws -> String {
            try await demo.sandbox.run(
                "patient", ["record", "--locale", language] + demo.options("demo-patient")
            ).output
        }
        let (german, arabic) = try await (record("de"), record("ar"))
        #expect(german.contains(", abgeschlossen") && german.contains(", abgesetzt"))
        #expect(arabic.contains("مكتملة") && arabic.contains("موقوفة"))
        for text in [german, arabic] { #expect(!text.contains("completed") && !text.contains("stopped")) }
    }

    @Test func `what goes wrong is said in it, and what the clinic refuses`() async throws {
        let demo = try await DemoSandbox()
        try await demo.sandbox.run(
            "patient", ["slots", "--locale", "de", "--first", "--taken"] + demo.options("demo-patient")
        )
        .expect(64, "siehe: patient slots --help")
        try await demo.sandbox.run("patient", ["appointment", "none", "--locale", "de"] + demo.options("demo-patient"))
            .expect(66, "Nicht gefunden: Termin none.", "Mit „patient appointments“ sehen Sie, was es gibt")
        try await demo.sandbox.run(
            "doctor", ["today", "--locale", "de", "--database", demo.sandbox.file("none")]
        ).expect(66, "es gibt keine Datenbank unter", "legen Sie eine an mit: clinic demo")
        try await demo.sandbox.run("patient", ["--locale", "tlh", "--database", demo.database])
            .expect(64, "there is no locale tlh")
        let refused = try await demo.sandbox.run(
            "patient", ["--locale", "de", "--front", "lines"] + demo.options("demo-patient"), input: "99\nmore\n")
        #expect(refused.output.contains("? kein Element 99; das letzte ist"), "\(refused)")
    }

    @Test func `counts take the plural forms of the language`() async throws {
        let demo = try await DemoSandbox()
        let options = ["/time-slots", "--front", "lines", "--once", "--size", "80x60"] + demo.options("demo-patient")
        let german = try await demo.sandbox.run("patient", options + ["--locale", "de"]).output
        #expect(german.contains("14 Tage"), "\(german)")
        let arabic = try await demo.sandbox.run("patient", options + ["--locale", "ar"]).output
        #expect(arabic.contains("14 يومًا"), "\(arabic)")
    }

    @Test func `the parts of a dosage stand after one another`() async throws {
        let demo = try await DemoSandbox()
        let options = ["prescriptions"] + demo.options("demo-patient")
        let english = try await demo.sandbox.run("patient", options).output
        #expect(english.contains("1 tablet by mouth once a day"), "\(english)")
        let german = try await demo.sandbox.run("patient", options + ["--locale", "de"]).output
        #expect(german.contains("1 Tablette durch den Mund einmal täglich"), "\(german)")
    }

    @Test func `values and birth dates are written as the language writes them`() async throws {
        let demo = try await DemoSandbox()
        let screen = ["/record", "--front", "lines", "--once", "--size", "80x120"]
        for arguments in [screen, ["record"]] {
            let options = arguments + demo.options("demo-patient")
            let english = try await demo.sandbox.run("patient", options).output
            #expect(english.contains("8 Jun 1992") && english.contains("78.7 kg"), "\(english)")
            let german = try await demo.sandbox.run("patient", options + ["--locale", "de"]).output
            #expect(german.contains("8. Juni 1992") && german.contains("78,7 kg"), "\(german)")
            let arabic = try await demo.sandbox.run("patient", options + ["--locale", "ar"]).output
            #expect(arabic.contains("8 يونيو 1992"), "\(arabic)")
            #expect(german.firstMatch(of: /\d\.\d+ (kg|mmol|%)/) == nil, "\(german)")
        }
    }

    @Test func `whoever treats is not called a physician, and what is booked is a Termin`() async throws {
        let demo = try await DemoSandbox()
        let options = ["--front", "lines", "--once", "--locale", "de"] + demo.options("demo-patient")
        let times = try await demo.sandbox.run("patient", ["/time-slots"] + options).output
        #expect(times.contains("Fachperson: ") && !times.contains("Arzt"), "\(times)")
        let record = try await demo.sandbox.run(
            "patient", ["record", "--locale", "de"] + demo.options("demo-patient"))
        #expect(record.output.contains("\nBesuche\n") && !record.output.contains("Behandlung"), "\(record)")
    }

    @Test func `an installed program finds its words in share`() async throws {
        let demo = try await DemoSandbox()
        for folder in ["bin", "share/patient"] {
            try FileManager.default.createDirectory(
                atPath: demo.sandbox.file(folder), withIntermediateDirectories: true)
        }
        let built = URL(fileURLWithPath: Sandbox.path(of: "patient")).deletingLastPathComponent()
        let words = try FileManager.default.contentsOfDirectory(atPath: built.path).filter {
            $0.hasPrefix("Caduceus_") && $0.hasSuffix(".resources")
        }
        let copies =
            [(built.appending(path: "patient").path, "bin")]
            + words.map { (built.appending(path: $0).path, "share/patient") }
        for (file, folder) in copies {
            #expect(try await demo.sandbox.run("/bin/cp", ["-r", file, demo.sandbox.file(folder)]).status == 0)
        }
        let ending = try await demo.sandbox.run(
            demo.sandbox.file("bin/patient"), ["appointments", "--locale", "de"] + demo.options("demo-patient"))
        #expect(ending.output.hasPrefix("Bevorstehend\n"), "\(ending)")
    }

    @Test func `json says the language and the direction in its first frame`() async throws {
        let demo = try await DemoSandbox()
        let options = ["--front", "json", "--locale", "ar"] + demo.options("demo-patient")
        let frames = try await demo.sandbox.run("patient", options, input: "{\"refresh\":true}\n").lines
            .filter { !$0.isEmpty }.map(JSON.init)
        #expect(frames.first?.locale == .string("ar") && frames.first?.layoutDirection == .string("rightToLeft"))
        #expect(frames.dropFirst().allSatisfy { $0.locale == .null })
        #expect(frames.first?.title == .string("الرئيسية"))
    }

    @Test func `Home in Arabic is a mirror image, its letters joined`() async throws {
        let demo = try await DemoSandbox()
        let options = ["--front", "svg", "--once", "--size", "60x14", "--locale", "ar"] + demo.options("demo-patient")
        try Golden("home.ar.svg").expect(try await demo.sandbox.run("patient", options).output)
    }

    @Test func `at a terminal the screen begins at the right, and keeps its own order`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal(
            "patient", ["--locale", "ar"] + demo.options("demo-patient"), columns: 60, rows: 16)
        // The name of Home, as it is seen.
        let title = String("\u{FE8D}\u{FEDF}\u{FEAE}\u{FE8B}\u{FEF4}\u{FEB4}\u{FEF4}\u{FE94}".reversed())
        let screen = try await patient.shows(title)
        #expect(screen.text.split(separator: "\n").first?.hasSuffix(title) == true, "\(screen.text)")
        #expect(!patient.terminal.ordersText)
        patient.type("\u{3}")
        #expect(try await patient.status == 0)
        #expect(patient.terminal.ordersText)
    }

    @Test(arguments: [40, 80])
    func `words half as long again are cut nowhere`(_ columns: Int) async throws {
        let demo = try await DemoSandbox()
        for walk in TranslatedWalkTests.walks.suffix(2) {
            for path in walk.paths {
                func cuts(_ language: String) async throws -> Int {
                    let options = [
                        path, "--front", "lines", "--once", "--size", "\(columns)x400", "--locale", language,
                    ]
                    let output = try await demo.sandbox.run(
                        walk.program, options + demo.options("demo-\(walk.program)")
                    ).output
                    // The way back is cut at its beginning, for the title's sake.
                    return output.drop { $0 != "\n" }.count { $0 == "…" }
                }
                let (english, long) = (try await cuts("en"), try await cuts("en-XA"))
                #expect(long <= english, "\(walk.program) \(path)")
            }
        }
    }
}

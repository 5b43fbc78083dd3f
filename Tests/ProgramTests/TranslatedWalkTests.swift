import Foundation
import TestSupport
import Testing

/// Both programs are walked through in English and in another language, a step in each after the other: what they show
/// may only be the same where nobody here has written it.
@Suite(.takingTurns)
struct TranslatedWalkTests {
    struct Walk: Sendable, CustomTestStringConvertible {
        let program: String
        let language: String
        let paths: [String]
        var testDescription: String { "\(program) in \(language)" }
    }

    private static let steps = 24
    /// What would leave a file where the tests run.
    private static let writing: Set<String> = [
        "appointment.addToCalendar", "account.export", "account.exportText", "document.save",
        "series.save",
    ]

    private static let patientPaths = [
        "/", "/appointments", "/time-slots", "/messages", "/results", "/record", "/account", "/appointments/none",
        "/nowhere", "/prescriptions", "/intake?visit=demo-visit-7",
    ]
    private static let doctorPaths = [
        "/", "/appointments?show=week", "/time-slots", "/messages", "/results", "/patients",
        "/patients/demo-patient-1/record",
        "/account", "/availability", "/nowhere", "/appointments?show=day", "/prescriptions",
        "/patients/demo-patient-1/prescriptions", "/prescribe?patient=demo-patient-1",
        "/appointments/demo-visit-1/visit", "/appointments/demo-visit-8/visit",
    ]

    static let walks = [
        Walk(program: "patient", language: "de", paths: patientPaths),
        Walk(program: "patient", language: "ar", paths: patientPaths),
        Walk(program: "patient", language: "en-XA", paths: patientPaths),
        Walk(program: "doctor", language: "de", paths: doctorPaths),
    ]

    /// The same in all languages: names of formats, of places in paths, and the system's names of languages, some of which
    /// are alike.
    private static let international: Set<String> = [
        "FHIR", "Caduceus", "Zurich", "Europe", "Switzerland", "UTC", "OK", "Name", "Status", "Tamil", "Spanish", "Web",
        "Fax",
        "Pager", "Trend",
        // Of measurements, and their units.
        "HbA", "TSH", "LDL", "HDL",
        // Paths and their parts.
        "slots", "time", "appointments", "messages", "results", "record", "patients", "account", "reschedule",
        "availability", "nowhere", "none", "caduceus", "demo", "patient", "doctor", "prescriptions", "prescribe",
        "intake",
        "visit",
    ]

    /// The system's names of countries and languages, some of which are alike.
    private static let systemNames: Set<String> = {
        let english = Locale(identifier: "en")
        return Set(
            Locale.Region.isoRegions.compactMap { english.localizedString(forRegionCode: $0.identifier) }
                + Locale.LanguageCode.isoLanguageCodes.compactMap {
                    english.localizedString(forLanguageCode: $0.identifier)
                })
    }()

    @Test(arguments: walks)
    func `no English is left on any screen`(_ walk: Walk) async throws {
        // Nobody has translated the data to a language of accents.
        let data = try await words(of: DemoSandbox(), andCodes: walk.language == "en-XA")
        var left: Set<String> = []
        for path in walk.paths {
            let english = try await Walker(walk.program, "en", path)
            let other = try await Walker(walk.program, walk.language, path)
            var (one, two) = (try await english.first(), try await other.first())
            for step in 1...Self.steps {
                left.formUnion(same(one, two, except: data))
                let refs = one.elements.array.filter { !Self.writing.contains($0.identifier.string ?? "") }
                    .compactMap(\.ref.number)
                guard !refs.isEmpty else { break }
                let command =
                    step % 4 == 0 ? "\"back\":true" : "\"press\":\(Int(refs[(step * 5 + path.count) % refs.count]))"
                guard let nextOne = try await english.answer(to: command, step),
                    let nextTwo = try await other.answer(to: command, step)
                else { break }
                // A refusal is said in the language, too, and the screen stays.
                if nextOne.error.code.string != nil {
                    left.formUnion(same(nextOne.error, nextTwo.error, except: data))
                } else {
                    (one, two) = (nextOne, nextTwo)
                }
            }
        }
        #expect(left.isEmpty, "\(left.sorted().joined(separator: "\n"))")
    }

    /// What two frames say in the same words.
    private func same(_ one: JSON, _ two: JSON, except data: Set<String>) -> Set<String> {
        guard one.elements.array.count == two.elements.array.count else {
            return ["other elements: \(one.title) \(two.title)"]
        }
        var pairs = [(one.title, two.title), (one.message, two.message)] + Array(zip(one.path.array, two.path.array))
        for (a, b) in zip(one.elements.array, two.elements.array) {
            pairs.append((a.label, b.label))
            // What controls say of themselves is for programs.
            if a.role.string != "toggle", !["selected", "expanded", "collapsed"].contains(a.value.string) {
                pairs.append((a.value, b.value))
            }
            pairs += Array(zip(a.actions.array + a.options.array, b.actions.array + b.options.array))
        }
        return Set(
            pairs.compactMap { a, b in
                guard let text = a.string, text == b.string, !Self.systemNames.contains(text) else { return nil }
                let own = words(in: text).subtracting(data).subtracting(Self.international)
                return own.isEmpty ? nil : text
            })
    }

    private func words(in text: String) -> Set<String> {
        Set(text.matches(of: /\p{L}{3,}/).map { String($0.0) })
    }

    /// The words of the demo clinic's data that people have written, which nobody translates: names, notes and reasons.
    /// What is said in codes or has a translation is not among them, but the translations are.
    private func words(of demo: DemoSandbox, andCodes: Bool) async throws -> Set<String> {
        let export = try await demo.sandbox.run("clinic", ["export", "--database", demo.database])
        var found: Set<String> = []
        var all = [(value: try JSON(export.output), isCoded: false)]
        while let (next, isCoded) = all.popLast() {
            switch next {
            case .object(let members):
                let isCoded = !andCodes && (isCoded || next.resourceType == .string("Questionnaire"))
                let isTranslation = next.url == .string("content")
                for (name, value) in members {
                    if let text = value.string, isCoded ? isTranslation : Self.spoken.contains(name) {
                        found.formUnion(words(in: text))
                    }
                    if name == "data", let data = value.string.flatMap({ Data(base64Encoded: $0) }) {
                        found.formUnion(words(in: String(decoding: data, as: UTF8.self)))
                    }
                    let isInstruction = name == "patientInstruction"
                    if isInstruction, let text = value.string { found.formUnion(words(in: text)) }
                    all.append((value, !andCodes && (isCoded || Self.coded.contains(name))))
                }
            case .array(let elements):
                for element in elements {
                    if !isCoded, let text = element.string { found.formUnion(words(in: text)) }
                    all.append((element, isCoded))
                }
            default: break
            }
        }
        return found
    }

    /// Elements whose words are those of codes, or have translations.
    private static let coded: Set<String> = [
        "code", "vaccineCode", "medicationCodeableConcept", "manifestation", "serviceType", "dosageInstruction",
        "valueCodeableConcept", "statusReason", "category", "type",
    ]

    private static let spoken: Set<String> = [
        "text", "display", "family", "city", "state", "country", "line", "value", "unit", "title", "description",
        "conclusion", "contentString", "valueString", "patientInstruction", "userName", "comment", "code",
    ]
}

/// A program in one language, on a clinic of its own.
private final class Walker: Sendable {
    private let demo: DemoSandbox
    private let child: ChildProcess

    init(_ program: String, _ language: String, _ path: String) async throws {
        demo = try await DemoSandbox()
        // A visit that goes on, to be written into.
        if path.contains("/demo-visit-8/") {
            let started = try await demo.run("doctor", as: "demo-doctor", "start", "demo-visit-8")
            guard started.status == 0 else { throw DemoSandbox.Refusal(status: started.status, errors: started.errors) }
        }
        child = try demo.sandbox.start(
            program,
            [path, "--front", "json", "--size", "100x400", "--locale", language] + demo.options("demo-\(program)"))
    }

    deinit {
        child.endInput()
    }

    func first() async throws -> JSON { try await child.settledFrame() }

    /// The frame or the refusal that a command comes to; nil where the program ended.
    func answer(to command: String, _ id: Int) async throws -> JSON? {
        child.type("{\(command),\"id\":\(id)}\n")
        while let line = try await child.output.next() {
            let answer = try JSON(line)
            if answer.id.number == Double(id), answer.busy != .bool(true) { return answer }
        }
        return nil
    }
}

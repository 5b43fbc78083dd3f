import ClinicProgram
import Foundation
import Testing

/// The administrator's program, run as a person runs it.
@Suite(.takingTurns)
struct ClinicToolTests {
    private let sandbox: Sandbox
    private let database: String

    init() throws {
        sandbox = try Sandbox()
        database = sandbox.file("clinic.sqlite")
    }

    private func clinic(_ arguments: String..., input: String = "") async throws -> Sandbox.Ending {
        try await sandbox.run("clinic", arguments + ["--database", database], input: input)
    }

    @Test func `the demo is made once, and anew when asked`() async throws {
        let made = try await clinic("demo")
        #expect(made.status == 0)
        #expect(made.lines[0] == "Made a demo clinic at \(database).")
        #expect(made.output.contains("demo-patient") && made.output.contains("demo-doctor"))
        let attributes = try FileManager.default.attributesOfItem(atPath: database)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try await clinic("demo").lines[0] == "There is a demo clinic at \(database).")
        #expect(try await clinic("import", person("zoe")).status == 0)
        #expect(try await clinic("export", "--patient", "zoe").status == 0)
        #expect(try await clinic("demo", "--reset").lines[0] == "Made a demo clinic at \(database).")
        #expect(try await clinic("export", "--patient", "zoe").status == 66)
        #expect(try await clinic("verify").status == 0)
    }

    @Test func `the demo says how to open it at its day`() async throws {
        let named = "--database \(ShellWord.quoted(database))"
        let today = try await clinic("demo")
        #expect(today.lines.contains("  doctor --as demo-doctor \(named)"))
        #expect(today.output.contains("On another day add --now 20"))
        let past = "2025-03-04T08:00:00Z"
        #expect(try await clinic("demo", "--reset", "--now", past).status == 0)
        let again = try await clinic("demo")
        #expect(again.lines.contains("  patient --as demo-patient \(named) --now \(past)"))
        #expect(again.output.contains("Its visits are around 2025-03-04."))
        #expect(again.output.contains("One of today is made with: clinic demo --reset"))
        let options = ["--as", "demo-doctor", "--password-stdin", "--database", database, "--now", past]
        let opened = try await sandbox.run("doctor", ["today"] + options, input: "demo\n")
        #expect(opened.status == 0 && opened.output.contains("4 Mar 2025"))
    }

    @Test func `nothing but a demo is replaced`() async throws {
        #expect(try await clinic("import", person("zoe")).status == 0)
        for arguments in [["demo"], ["demo", "--reset"]] {
            let ending = try await sandbox.run("clinic", arguments + ["--database", database])
            #expect(ending.status == 73)
            #expect(ending.errors.contains("no demo") || ending.errors.contains("not a demo"))
        }
        #expect(try await clinic("export", "--patient", "zoe").status == 0)
    }

    @Test(arguments: [
        ["export"], ["verify"], ["backup", "copy"], ["audit", "verify"], ["audit", "list"],
        ["user", "list"], ["user", "end", "zoe"], ["user", "unlock", "zoe"], ["session", "list"],
        ["session", "end", "1"],
    ])
    func `a database that is missing is not made`(arguments: [String]) async throws {
        let ending = try await sandbox.run("clinic", arguments + ["--database", database])
        #expect(ending.status == 66)
        #expect(
            ending.errors
                == "clinic: there is no database at \(database); make one with: clinic demo --database \(database)\n")
        #expect(!FileManager.default.fileExists(atPath: database))
    }

    @Test(arguments: [
        ["import"], ["frobnicate"], ["export", "--type", "searchset"], ["user", "add", "zoe"],
        ["audit", "list", "--limit", "0"],
        ["user", "add", "zoe", "--patient", "a", "--practitioner", "b"],
        ["user", "add", "zoe", "--patient", "a", "--password-stdin", "--password-file", "f"],
        ["session", "end"], ["session", "end", "1", "--user", "zoe"], ["session", "end", "first"],
    ])
    func `what cannot be understood is a usage error in one line`(arguments: [String]) async throws {
        let ending = try await sandbox.run("clinic", arguments)
        #expect(ending.status == 64)
        #expect(ending.errors.hasPrefix("clinic: ") && ending.errors.split(separator: "\n").count == 1)
        #expect(ending.output.isEmpty)
    }

    @Test(arguments: [[], ["--help"], ["help"], ["help", "import"], ["import", "--help"], ["user"]])
    func `help is an answer, not an error`(arguments: [String]) async throws {
        let ending = try await sandbox.run("clinic", arguments)
        #expect(ending.status == 0)
        #expect(ending.output.contains("USAGE: clinic") && ending.errors.isEmpty)
    }

    @Test func `an import says what it did, and does it once`() async throws {
        let file = try sandbox.write(
            #"{"resourceType":"Bundle","type":"collection","entry":[{"resource":\#(patient("zoe"))},{"resource":"#
                + #"{"resourceType":"Observation","id":"o","status":"final","code":{"text":"Pulse"},"#
                + #""subject":{"reference":"Patient/gone"}}}]}"#, to: "b.json")
        let first = try await clinic("import", file)
        #expect(first.status == 0)
        #expect(first.lines[0] == "Imported 1 file: 2 created, 0 updated, 0 unchanged")
        #expect(first.errors == "clinic: note: \(file) refers to resources that are not here: Patient/gone\n")
        #expect(try await clinic("import", file).lines[0] == "Imported 1 file: 0 created, 0 updated, 2 unchanged")
        let json = try await clinic("import", "--json", file)
        let answer = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(answer["unchanged"] as? Int == 2)
    }

    @Test(arguments: [
        (#"{"resourceType":"Patient","id":"#, "not JSON: the text ends where a value should be at line 1, column 32"),
        ("<Patient/>", "not JSON"), (#"{"hello":1}"#, "not FHIR"),
        (#"{"resourceType":"Bundle","type":"searchset"}"#, "\"searchset\" is not taken"),
        (
            #"{"resourceType":"Bundle","type":"batch","entry":[{"request":{"method":"DELETE","url":"Patient/a"}}]}"#,
            "entry[0]: Bundle.entry.request.method: DELETE cannot be honoured"
        ),
        (
            #"{"resourceType":"Bundle","type":"transaction","entry":[{"resource":{"resourceType":"Encounter","id":"e","#
                + #""status":"finished","class":{"code":"AMB"},"subject":{"reference":"urn:uuid:7"}},"#
                + #""request":{"method":"POST","url":"Encounter"}}]}"#,
            "entry[0]: Encounter.subject.reference: nothing matches urn:uuid:7"
        ),
    ])
    func `a bad file is refused and the others go in`(text: String, reason: String) async throws {
        let bad = try sandbox.write(text, to: "bad.json")
        let ending = try await clinic("import", bad, person("zoe"))
        #expect(ending.status == 65)
        #expect(ending.lines[0] == "Imported 1 file, refused 1: 1 created, 0 updated, 0 unchanged")
        #expect(ending.errors.hasPrefix("clinic: \(bad): ") && ending.errors.split(separator: "\n").count == 1)
        #expect(ending.errors.contains(reason), "\(ending.errors)")
    }

    @Test func `what a file holds does not reach the terminal raw`() async throws {
        let bad = try sandbox.write(#"{"resourceType":"Pa\u001b[31mtient\u0007\u009b2J"}"#, to: "bad.json")
        let ending = try await clinic("import", bad)
        #expect(ending.errors.contains(#""Patient""#))
        #expect(!ending.errors.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }

    @Test func `a pipe is read like a file`() async throws {
        let ending = try await clinic("import", "/dev/stdin", input: patient("zoe"))
        #expect(ending.lines[0] == "Imported 1 file: 1 created, 0 updated, 0 unchanged")
    }

    @Test func `a file that is not there stops the import before it begins`() async throws {
        let ending = try await clinic("import", person("zoe"), sandbox.file("nowhere.json"))
        #expect(ending.status == 66)
        #expect(ending.errors.contains("nowhere.json is not there; nothing was imported"))
        #expect(!FileManager.default.fileExists(atPath: database))
    }

    @Test func `an export appears whole and for nobody else, or not at all`() async throws {
        _ = try await clinic("import", person("zoe"))
        let file = sandbox.file("out.json")
        #expect(try await clinic("export", file).status == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        let printed = try await clinic("export")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == printed.output)
        #expect(try await clinic("export", sandbox.file("no/such/folder/out.json")).status == 73)
        #expect(try await clinic("export", "--patient", "nobody").status == 66)
        let full = try await sandbox.run(
            "/bin/sh", ["-c", "\"$0\" export --database \"$1\" > /dev/full", Self.tool, database])
        #expect(full.status == 74)
        #expect(full.errors.hasPrefix("clinic: stdout cannot be written"))
    }

    @Test func `an export goes into a pipe, a device or what is open already, and replaces none`() async throws {
        _ = try await clinic("import", person("zoe"))
        let (pipe, file) = (sandbox.file("pipe"), sandbox.file("file"))
        #expect(mkfifo(pipe, 0o600) == 0)

        async let read = sandbox.run("/usr/bin/timeout", ["60", "cat", pipe])
        #expect(try await clinic("export", pipe).status == 0)
        #expect(try await clinic("export", "/dev/null").status == 0)
        let printed = try await clinic("export", "/dev/stdout")
        let shell = "echo before > \"$2\"; \"$0\" export --database \"$1\" /dev/stdout >> \"$2\""
        let appended = try await sandbox.run("/bin/sh", ["-c", shell, Self.tool, database, file])
        let full = try await clinic("export", "/dev/full")

        #expect(try JSON(await read.output).resourceType == .string("Bundle"))
        #expect(try JSON(printed.output).resourceType == .string("Bundle"))
        #expect(appended.status == 0, "\(appended.errors)")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "before\n" + printed.output)
        full.expect(74, "/dev/full cannot be written")
        for device in ["/dev/full", "/dev/null"] {
            let kind = try FileManager.default.attributesOfItem(atPath: device)[.type] as? FileAttributeType
            #expect(kind == .typeCharacterSpecial)
        }
    }

    @Test(arguments: ["file", "nowhere", "/dev/null"])
    func `an export does not follow a link`(target: String) async throws {
        _ = try await clinic("import", person("zoe"))
        let link = sandbox.file("link")
        try sandbox.write("mine", to: "file")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)

        try await clinic("export", link).expect(73, "\(link) is a link", "name the file that it leads to")

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
        #expect(try String(contentsOfFile: sandbox.file("file"), encoding: .utf8) == "mine")
        #expect(!FileManager.default.fileExists(atPath: sandbox.file("nowhere")))
    }

    @Test func `an export that is killed leaves nothing readable`() async throws {
        _ = try await clinic("import", person("zoe"))
        let pipe = sandbox.file("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        let child = try sandbox.start(
            "clinic", ["export", pipe, "--database", database], adding: ["TMPDIR": sandbox.folder.path])
        // Nobody reads the pipe: the program waits, with all that it has to give out at hand.
        try await waitUntil { Self.hasUnnamedFile(child.pid) }
        child.signal(SIGKILL)
        #expect(await child.status == 128 + SIGKILL)
        let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path)
        #expect(names.filter { $0.hasPrefix("clinic-") } == [])
    }

    private static func hasUnnamedFile(_ pid: pid_t) -> Bool {
        let folder = "/proc/\(pid)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
            return target?.hasSuffix(" (deleted)") == true
        }
    }

    private func waitUntil(_ isSo: () -> Bool) async throws {
        for _ in 0..<6000 where !isSo() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(isSo())
    }

    @Test(.enabled(if: TemporaryDisk.isPossible, "only root can mount a small disk"))
    func `an import that a full disk stops says which files are in`() async throws {
        let disk = try await TemporaryDisk(at: sandbox.file("disk"), megabytes: 2)
        let database = disk.folder + "/clinic.sqlite"
        let note = String(repeating: "a long note ", count: 20_000)
        let files = try (0..<12).map { index in
            try sandbox.write(
                #"{"resourceType":"Patient","id":"p\#(index)","text":{"status":"generated","div":"\#(note)"}}"#,
                to: "p\(index).json")
        }

        let first = try await sandbox.run("clinic", ["import", "--json", "--database", database] + files)
        let answer = try JSON(first.output)
        let taken = answer.files.array.filter { $0.status == .string("imported") }.compactMap(\.file.string)
        let left = answer.files.array.filter { $0.status == .string("not imported") }.compactMap(\.file.string)

        #expect(first.status == 74)
        #expect(!taken.isEmpty && !left.isEmpty && Set(taken).union(left) == Set(files))
        #expect(answer.error.string?.contains("full") == true)
        #expect(first.errors.contains("nothing is in of \(left.joined(separator: ", "))"), "\(first.errors)")
        #expect(!first.errors.contains("Nothing was changed"))
        let again = try await sandbox.run("clinic", ["import", "--database", database] + taken + left)
        #expect(again.status == 74)
        #expect(again.lines[0].hasPrefix("Imported \(taken.count) file"), "\(again.output)")
        #expect(again.lines[0].contains("not imported \(left.count)"), "\(again.output)")
        try await disk.unmount()
    }

    @Test func `a backup is a whole clinic, and a change in its audit trail is found`() async throws {
        _ = try await clinic("import", person("zoe"))
        let copy = sandbox.file("copy.sqlite")
        #expect(try await clinic("backup", copy).status == 0)
        try await clinic("backup", copy).expect(73, "there is such a file already", "Name a new file")
        #expect(try await sandbox.run("clinic", ["audit", "verify", "--database", copy]).status == 0)

        var bytes = try Data(contentsOf: URL(fileURLWithPath: copy))
        let detail = try #require(bytes.range(of: Data("imported 1 new".utf8)))
        bytes.replaceSubrange(detail, with: Data("imported 7 new".utf8))
        try bytes.write(to: URL(fileURLWithPath: copy))
        for arguments in [["audit", "verify"], ["verify"]] {
            let ending = try await sandbox.run("clinic", arguments + ["--database", copy])
            #expect(ending.status == 65)
            #expect(ending.errors.contains("the audit trail is broken at row 1"), "\(ending.errors)")
        }
        #expect(try await clinic("audit", "verify").output == "The audit trail of 2 rows is whole.\n")
        #expect(try await clinic("audit", "list").output.contains("copied the whole clinic to \(copy)"))
        #expect(try await clinic("audit", "list").output.contains("imported 1 new and 0 changed resources"))
    }

    @Test func `a user is added with a password from stdin or a file`() async throws {
        _ = try await clinic("import", person("zoe"))
        let password = try sandbox.write("open sesame\n", to: "password")
        let added = try await clinic("user", "add", "zoe", "--patient", "zoe", "--password-file", password)
        #expect(added.status == 0)
        #expect(added.output == "zoe signs in as Patient/zoe.\n")
        #expect(
            try await clinic("user", "add", "zoe", "--patient", "zoe", "--password-stdin", input: "another one\n")
                .status == 0
        )
        for name in ["zoe z", "zoe\u{7}", "z\u{A0}oe", "z\u{200B}oe"] {
            let unfit = try await clinic(
                "user", "add", name, "--patient", "zoe", "--password-stdin", input: "open sesame\n")
            unfit.expect(65, "A user name is one word")
        }
        let unknown = try await clinic(
            "user", "add", "max", "--patient", "max", "--password-stdin", input: "open sesame\n")
        #expect(unknown.status == 66)
        let none = try await clinic("user", "add", "zoe", "--patient", "zoe", "--password-stdin")
        #expect(none.status == 66)
        let nowhere = try await clinic("user", "add", "zoe", "--patient", "zoe")
        #expect(nowhere.status == 64)
        #expect(nowhere.errors.contains("--password-stdin"))
    }

    @Test func `what is no database is left as it is`() async throws {
        try sandbox.write("not a database, not at all", to: "clinic.sqlite")
        for arguments in [["import", try person("zoe")], ["export"], ["demo"], ["demo", "--reset"], ["verify"]] {
            let ending = try await sandbox.run("clinic", arguments + ["--database", database])
            #expect(ending.status == 65)
            #expect(ending.errors.contains("is not a clinic’s database"))
        }
        #expect(try String(contentsOfFile: database, encoding: .utf8) == "not a database, not at all")
    }

    private static let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "clinic").path

    private func patient(_ id: String) -> String {
        #"{"resourceType":"Patient","id":"\#(id)","name":[{"family":"Zöe"}]}"#
    }

    private func person(_ id: String) throws -> String {
        try sandbox.write(patient(id), to: "\(id).json")
    }
}

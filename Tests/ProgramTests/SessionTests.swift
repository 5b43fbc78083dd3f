import Foundation
import GRDB
import TestTerminal
import Testing

@Suite(.takingTurns)
struct SessionTests {
    @Test func `sign-in serves the commands that follow, until sign-out`() async throws {
        let demo = try await DemoSandbox()

        let signIn = try await demo.run("patient", as: "demo-patient", "sign-in")
        let within = try await demo.run("patient", "appointments")
        let otherProgram = try await demo.run("doctor", "today")
        let otherUser = try await demo.run("patient", "appointments", "--as", "demo-patient-2")
        let signOut = try await demo.run("patient", "sign-out")
        let after = try await demo.run("patient", "appointments")

        #expect(signIn.status == 0 && signIn.output.hasPrefix("Signed in as Ana Fernández Ríos"))
        #expect(within.status == 0 && within.output.contains("demo-visit-7"))
        #expect(otherProgram.status == 77)
        #expect(otherUser.status == 64, "there is no terminal to ask at")
        #expect(signOut.output == "Signed out demo-patient.\n")
        #expect(after.status == 77)
        #expect(after.errors.contains("patient sign-in --as USER"))
    }

    @Test(arguments: ["sign-out", "sign-in"])
    func `screens that go on with a session show the way in once a command ends it`(_ command: String) async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in")
        let patient = try demo.sandbox.startAtTerminal("patient", ["--as", "demo-patient"] + demo.options(nil))
        try await patient.shows("Next visit")
        try await demo.run("patient", as: command == "sign-in" ? "demo-patient" : nil, command)
        let alert = try await patient.shows("You are signed out")
        #expect(!alert.text.contains("Next visit"))
        patient.press(.enter)
        try await patient.shows("User name")
        patient.press(.interrupt)
        #expect(try await patient.status == 0)
    }

    @Test func `who is signed in and changes the password is told that the old one is wrong`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in")
        let wrong = try demo.sandbox.write("wrong\n", to: "wrong")
        let new = try demo.sandbox.write("a long new one\n", to: "new")
        let words = ["password", "--password-file", wrong, "--new-password-file", new]
        try await demo.sandbox.run("patient", words + demo.options(nil))
            .expect(77, "patient: the current password is wrong; type it again")
    }

    @Test func `the session's file is its user's alone and holds no password`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in")

        let folder = demo.sandbox.file(".local/state/caduceus")
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
        let contents = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)

        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
        #expect(!contents.contains(#""demo""#))
        #expect(contents.contains("expires"))
        // One that others could have written is not trusted.
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: "\(folder)/\(name)")
        #expect(try await demo.run("patient", "appointments").status == 77)
    }

    @Test func `a session is over after its time, and with its database`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in")

        // The clinic's clock is nothing to it.
        #expect(try await demo.run("patient", "appointments", now: "2100-01-01T08:00:00Z").status == 0)
        #expect(try await demo.run("patient", "appointments", now: "2020-01-01T08:00:00Z").status == 0)
        let queue = try DatabaseQueue(path: demo.database)
        try await queue.write {
            try $0.execute(sql: "UPDATE session SET expires = \(Int(Date().timeIntervalSince1970))000")
        }
        try queue.close()
        #expect(try await demo.run("patient", "appointments").status == 77)
        try await demo.run("patient", as: "demo-patient", "sign-in")

        try FileManager.default.removeItem(atPath: demo.database)
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: demo.database + suffix) }
        #expect(try await demo.run("clinic", "demo").status == 0)
        let other = try await demo.run("patient", "appointments")
        #expect(other.status == 77)
        #expect(
            other.errors
                == "patient: the session of demo-patient has ended; sign in with: patient sign-in --as demo-patient\n")
    }

    @Test func `a new password ends the old one and the sessions that it began`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in")

        let wrong = try await demo.run(
            "patient", "password", "--as", "demo-patient", "--password-stdin", input: "no\nlong enough\n")
        let short = try await demo.run(
            "patient", "password", "--as", "demo-patient", "--password-stdin", input: "demo\nshort\n")
        let changed = try await demo.run(
            "patient", "password", "--as", "demo-patient", "--password-stdin", input: "demo\nlong enough\n")

        #expect(wrong.status == 77)
        #expect(short.status == 65)
        #expect(changed.status == 0, "\(changed.errors)")
        #expect(try await demo.run("patient", "appointments").status == 0, "whoever changed it stays signed in")
        #expect(try await demo.run("patient", as: "demo-patient", "appointments").status == 77)
        let new = try await demo.run(
            "patient", "appointments", "--as", "demo-patient", "--password-stdin", input: "long enough\n")
        #expect(new.status == 0)
    }

    @Test func `a password is never taken from the arguments`() async throws {
        let demo = try await DemoSandbox()

        for name in ["--password", "--password=demo"] {
            let ending = try await demo.run("patient", "appointments", "--as", "demo-patient", name, "demo")
            #expect(ending.status == 64)
            #expect(ending.output == "")
        }
    }

    @Test func `the first use makes a demo clinic and says whom to sign in as`() async throws {
        let sandbox = try Sandbox()

        let first = try await sandbox.run(
            "doctor", ["today", "--as", "demo-doctor", "--password-stdin"], input: "demo\n")
        let second = try await sandbox.run(
            "doctor", ["today", "--as", "demo-doctor", "--password-stdin"], input: "demo\n")

        let place = sandbox.file(".local/share/caduceus/clinic.sqlite")
        #expect(first.status == 0)
        #expect(
            first.errors
                == "doctor: made a demo clinic at \(place); sign in as demo-doctor with the password demo\n")
        #expect(second.errors == "")
        #expect(try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int == 0o600)
    }
}

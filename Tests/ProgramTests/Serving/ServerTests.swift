import ClinicModel
import Foundation
import TestSupport
import Testing

/// What the server does with requests that no app sends, and how it comes and goes.
@Suite(.takingTurns, .enabled(if: Server.program != nil, "SERVER names no clinic-server"))
struct ServerTests {
    private let demo: DemoSandbox
    private let server: Server

    init() async throws {
        demo = try await DemoSandbox()
        server = try Server(
            try #require(Server.program), ["--database", demo.database, "--patience", "2", "--longest-body", "100000"],
            environment: demo.sandbox.environment)
    }

    @Test func `what is wrong with a request is a problem that says where`() throws {
        let session = try server.signIn()
        let problems: [(answer: String, status: Int, says: String)] = [
            (try server.post("/api/v1/nothing", "{}", session), 404, "unknownPath"),
            (try server.answer(to: "GET /api/v1/overview HTTP/1.1\r\nHost: clinic\r\n\r\n"), 405, "methodNotAllowed"),
            (try server.post("/api/v1/overview", "{}"), 401, "noSession"),
            (try server.post("/api/v1/overview", "{}", "Authorization: Bearer made-up"), 401, "signedOut"),
            (try server.post("/api/v1/appointments/book", "{", session), 400, "malformedRequest"),
            (try server.post("/api/v1/appointments/book", "{}", session), 400, "booking"),
            (try server.post("/api/v1/appointments/book", #"{"booking":{"slot":7}}"#, session), 400, "booking.slot"),
            (try server.post("/api/v1/appointments/book", #"{"booking":{"slot":"none"}}"#, session), 404, "notFound"),
            (try server.post("/api/v1/slots/read", String(repeating: "x", count: 200_000), session), 413, "tooLong"),
        ]
        for problem in problems {
            #expect(problem.answer.hasPrefix("HTTP/1.1 \(problem.status) "), "\(problem.answer)")
            #expect(problem.answer.contains("application/problem+json"), "\(problem.answer)")
            #expect(problem.answer.contains(problem.says), "\(problem.answer)")
        }
    }

    @Test func `a key does one change once, and is no other's`() throws {
        let session = try server.signIn()
        let free = try server.post("/api/v1/slots/free", #"{"query":{"limit":2}}"#, session)
        let slots = free.matches(of: /"slot":\{"end":"[^"]*","id":"([^"]+)"/).map { String($0.1) }
        #expect(slots.count == 2, "\(free)")
        let bodies = slots.map { #"{"booking":{"slot":"\#($0)"}}"# }
        let key = "Idempotency-Key: first"
        func body(_ answer: String) -> Substring? { answer.firstRange(of: "\r\n\r\n").map { answer[$0.upperBound...] } }
        let first = try server.post("/api/v1/appointments/book", bodies[0], session, key)
        let second = try server.post("/api/v1/appointments/book", bodies[0], session, key)
        #expect(first.hasPrefix("HTTP/1.1 200 ") && body(first) == body(second), "\(second)")
        #expect(try server.post("/api/v1/appointments/book", bodies[1], session, key).contains("keyReused"))
        #expect(try server.post("/api/v1/appointments/book", bodies[0], session).hasPrefix("HTTP/1.1 409 "))
    }

    @Test func `it ends on SIGTERM, also while somebody listens for changes`() async throws {
        let session = try server.signIn()
        let listener = try Socket.connected(to: server.port)
        listener.write("GET /api/v1/changes HTTP/1.1\r\nHost: a\r\n\(session)\r\n\r\n")
        let head = String(decoding: listener.read() ?? Data(), as: UTF8.self)
        #expect(head.hasPrefix("HTTP/1.1 200 ") && head.contains("text/event-stream"))
        server.process.signal(SIGTERM)
        #expect(await server.process.status == 0)
        try await demo.sandbox.expectSound(demo.database)
    }

    @Test func `what was begun when it is told to end is done first`() async throws {
        let socket = try Socket.connected(to: server.port)
        let body = #"{"userName":"demo-patient","password":"demo","role":"patient"}"#
        let head = "POST /api/v1/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        socket.write(head)
        // The request is on its way in when the server is told to end.
        usleep(100_000)
        server.process.signal(SIGTERM)
        usleep(100_000)
        socket.write(body)
        let answer = String(decoding: socket.readMessage() ?? Data(), as: UTF8.self)
        #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(answer)")
        #expect(await server.process.status == 0)
    }

    @Test func `its log says what was asked for, and nothing of whom`() async throws {
        let session = try server.signIn()
        _ = try server.post("/api/v1/messages/send", #"{"draft":{"text":"SECRET TEXT"},"id":"SECRET-ID"}"#, session)
        _ = try server.post("/api/v1/SECRET-PATH", "{}", session)
        _ = try server.get("/fhir/r4/Patient?name=SECRET", session, "User-Agent: SECRET")
        _ = try server.get("/fhir/r4/Patient/SECRET-ID", session)
        _ = try server.post(
            "/api/v1/sign-in", #"{"userName":"SECRET-NAME","password":"SECRET-PASSWORD","role":"patient"}"#)
        server.process.signal(SIGTERM)
        _ = await server.process.status
        let log = await server.process.errors.whole + server.process.output.whole
        #expect(log.contains("/api/v1/messages/send") && log.contains("/fhir/r4/Patient"), "\(log)")
        let requests = log.matches(of: /request=(\S+)/).map(\.1)
        #expect(requests.count > 5 && Set(requests).count == requests.count, "each has an id of its own: \(log)")
        for secret in ["SECRET", "demo-patient", String(session.suffix(20))] {
            #expect(!log.contains(secret), "\(log)")
        }
    }

    @Test func `where others could listen it asks for TLS`() async throws {
        let program = try #require(Server.program)
        let ending = try await demo.sandbox.run(program, ["--database", demo.database, "--listen", "0.0.0.0:0"])
        #expect(ending.status == 64 && ending.errors.contains("--certificate"))
        let none = try await demo.sandbox.run(program, ["--database", demo.sandbox.file("none")])
        #expect(none.status == 66 && none.errors.contains("there is no database at"), "\(none.errors)")
    }

    @Test func `an open screen says since when the server is silent, and follows it when it is back`() async throws {
        let sandbox = demo.sandbox
        let doctor = try sandbox.startAtTerminal(
            "doctor",
            ["--server", server.address, "--as", "demo-doctor", "--password-file", sandbox.file("password")])
        let unread: @Sendable (VirtualTerminal) -> Int? = { terminal in
            terminal.text.firstMatch(of: /Messages .*?(\d+) unread/).flatMap { Int($0.1) }
        }
        let before = unread(try await doctor.shows("Requests to confirm"))
        server.kill()
        try await doctor.shows("has not answered since")
        let refused = try await sandbox.run(
            "patient",
            ["appointments", "--server", server.address, "--as", "demo-patient", "--password-file"]
                + [sandbox.file("password")])
        refused.expect(69, "cannot be reached", "Nothing was changed")
        let back = try Server(
            try #require(Server.program), ["--database", demo.database], port: server.port,
            environment: sandbox.environment)
        let message = ["message", "send", "--to", "Marković", "Are you back?", "--server", back.address]
        try await doctor.shows("it without the notice") { !$0.text.contains("has not answered since") }
        let sent = try await sandbox.run(
            "patient", message + ["--as", "demo-patient", "--password-file", sandbox.file("password")])
        #expect(sent.status == 0, "\(sent.errors)")
        try await doctor.shows("another message") { unread($0) == (before ?? 0) + 1 }
        doctor.press(.interrupt)
        #expect(try await doctor.status == 0)
    }

    @Test func `over TLS a server is trusted by its certificate alone`() async throws {
        let sandbox = demo.sandbox
        let (certificate, key) = (sandbox.file("certificate.pem"), sandbox.file("key.pem"))
        let made = try await sandbox.run(
            "/usr/bin/openssl",
            ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
                + [
                    "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out",
                    certificate,
                ]
        )
        #expect(made.status == 0, "\(made.errors)")
        let secure = try Server(
            try #require(Server.program), ["--database", demo.database, "--certificate", certificate, "--key", key],
            environment: sandbox.environment)
        let command = [
            "account", "--server", "https://localhost:\(secure.port)", "--as", "demo-patient", "--password-file",
            sandbox.file("password"),
        ]
        let trusting = try await sandbox.run("patient", command + ["--ca", certificate])
        #expect(trusting.status == 0 && trusting.output.contains("Ana Fernández"), "\(trusting.errors)")
        try await sandbox.run("patient", command).expect(69, "cannot be reached")
    }

    @Test(arguments: [
        (["--server", "http://clinic.example"], "https://"), (["--server", "clinic"], "is no address"),
        (["--server", "https://clinic.example", "--database", "x"], "exclude each other"),
        (["--server", "http://127.0.0.1:1", "--now", "2026-11-24T08:00:00Z"], "its own clock"),
    ])
    func `an address that is none is refused`(options: [String], says: String) async throws {
        let ending = try await demo.sandbox.run("patient", ["appointments"] + options)
        ending.expect(64, says)
    }
}

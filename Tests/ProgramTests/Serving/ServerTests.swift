import ClinicModel
import Foundation
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

    /// What is answered until the server closes the connection.
    private func answer(to request: String, thenEnding: Bool = true) throws -> String {
        let socket = try Socket.connected(to: server.port)
        socket.write(request)
        return String(decoding: socket.readMessage() ?? Data(), as: UTF8.self)
    }

    private func post(_ path: String, _ body: String, _ headers: String...) throws -> String {
        let lines = ["POST \(path) HTTP/1.1", "Host: clinic", "Content-Length: \(body.utf8.count)"] + headers
        return try answer(to: lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    private func signIn() throws -> String {
        let answer = try post("/api/v1/sign-in", #"{"userName":"demo-patient","password":"demo","role":"patient"}"#)
        let token = try #require(answer.firstMatch(of: /"token":"(\w+)"/)).1
        return "Authorization: Bearer \(token)"
    }

    @Test func `what is wrong with a request is a problem that says where`() throws {
        let session = try signIn()
        let problems: [(answer: String, status: Int, says: String)] = [
            (try post("/api/v1/nothing", "{}", session), 404, "unknownPath"),
            (try answer(to: "GET /api/v1/overview HTTP/1.1\r\nHost: clinic\r\n\r\n"), 405, "methodNotAllowed"),
            (try post("/api/v1/overview", "{}"), 401, "noSession"),
            (try post("/api/v1/overview", "{}", "Authorization: Bearer made-up"), 401, "signedOut"),
            (try post("/api/v1/appointments/book", "{", session), 400, "malformedRequest"),
            (try post("/api/v1/appointments/book", "{}", session), 400, "booking"),
            (try post("/api/v1/appointments/book", #"{"booking":{"slot":7}}"#, session), 400, "booking.slot"),
            (try post("/api/v1/appointments/book", #"{"booking":{"slot":"none"}}"#, session), 404, "notFound"),
            (try post("/api/v1/slots/read", String(repeating: "x", count: 200_000), session), 413, "tooLong"),
        ]
        for problem in problems {
            #expect(problem.answer.hasPrefix("HTTP/1.1 \(problem.status) "), "\(problem.answer)")
            #expect(problem.answer.contains("application/problem+json"), "\(problem.answer)")
            #expect(problem.answer.contains(problem.says), "\(problem.answer)")
        }
    }

    @Test func `a key does one change once, and is no other's`() throws {
        let session = try signIn()
        let free = try post("/api/v1/slots/free", #"{"query":{"limit":2}}"#, session)
        let slots = free.matches(of: /"slot":\{"end":"[^"]*","id":"([^"]+)"/).map { String($0.1) }
        #expect(slots.count == 2, "\(free)")
        let bodies = slots.map { #"{"booking":{"slot":"\#($0)"}}"# }
        let key = "Idempotency-Key: first"
        func body(_ answer: String) -> Substring? { answer.firstRange(of: "\r\n\r\n").map { answer[$0.upperBound...] } }
        let first = try post("/api/v1/appointments/book", bodies[0], session, key)
        let second = try post("/api/v1/appointments/book", bodies[0], session, key)
        #expect(first.hasPrefix("HTTP/1.1 200 ") && body(first) == body(second), "\(second)")
        #expect(try post("/api/v1/appointments/book", bodies[1], session, key).contains("keyReused"))
        #expect(try post("/api/v1/appointments/book", bodies[0], session).hasPrefix("HTTP/1.1 409 "))
    }

    @Test(arguments: [
        "POST /api/v1/overview HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
        "POST /api/v1/overview HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        "POST /api/v1/overview HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        "POST /api/v1/overview HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
        "GET /api/v1/clinic HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "y", count: 100_000) + "\r\n\r\n",
        "GET /api/v1/clinic HTTP/9.9\r\n\r\n",
        "\u{0}\u{1}\u{2}\r\n\r\n",
    ])
    func `what is no request ends its connection, and nobody else's`(request: String) throws {
        let socket = try Socket.connected(to: server.port)
        socket.write(request)
        let answer = socket.readToEnd()
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"), "\(answer.prefix(200))")
        #expect(answer.ranges(of: "HTTP/1.1").count <= 1, "\(answer)")
        #expect(try self.answer(to: "GET /api/v1/clinic HTTP/1.1\r\nHost: a\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
    }

    @Test func `who sends slowly is not waited for`() throws {
        let sockets = try (0..<20).map { _ in try Socket.connected(to: server.port) }
        for socket in sockets {
            socket.write("POST /api/v1/overview HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{")
        }
        #expect(try answer(to: "GET /api/v1/clinic HTTP/1.1\r\nHost: a\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
        for socket in sockets {
            let end = socket.readToEnd()
            #expect(end.isEmpty || end.hasPrefix("HTTP/1.1 408 "), "\(end)")
        }
    }

    @Test func `it ends on SIGTERM, also while somebody listens for changes`() async throws {
        let session = try signIn()
        let listener = try Socket.connected(to: server.port)
        listener.write("GET /api/v1/changes HTTP/1.1\r\nHost: a\r\n\(session)\r\n\r\n")
        let head = String(decoding: listener.read() ?? Data(), as: UTF8.self)
        #expect(head.hasPrefix("HTTP/1.1 200 ") && head.contains("text/event-stream"))
        server.process.signal(SIGTERM)
        #expect(await server.process.status == 0)
        try await demo.sandbox.expectSound(demo.database)
    }

    @Test func `its log says what was asked for, and nothing of whom`() async throws {
        let session = try signIn()
        _ = try post("/api/v1/messages/send", #"{"draft":{"text":"SECRET TEXT"},"id":"SECRET-ID"}"#, session)
        _ = try post("/api/v1/SECRET-PATH", "{}", session)
        _ = try post("/api/v1/sign-in", #"{"userName":"SECRET-NAME","password":"SECRET-PASSWORD","role":"patient"}"#)
        server.process.signal(SIGTERM)
        _ = await server.process.status
        let log = await server.process.errors.whole + server.process.output.whole
        #expect(log.contains("/api/v1/messages/send"), "\(log)")
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
        try await doctor.shows("Requests to confirm")
        server.kill()
        try await doctor.shows("has not answered since")
        doctor.press(.interrupt)
        #expect(try await doctor.status == 0)
        let refused = try await sandbox.run(
            "patient",
            ["appointments", "--server", server.address, "--as", "demo-patient", "--password-file"]
                + [sandbox.file("password")])
        refused.expect(69, "cannot be reached", "Nothing was changed")
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

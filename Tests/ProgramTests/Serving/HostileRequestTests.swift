import Foundation
import Testing

/// What the server does with those who mean it no good.
@Suite(.takingTurns, .enabled(if: Server.program != nil, "SERVER names no clinic-server"))
struct HostileRequestTests {
    private let demo: DemoSandbox
    private let server: Server

    init() async throws {
        demo = try await DemoSandbox()
        server = try Server(
            try #require(Server.program),
            [
                "--database", demo.database, "--patience", "2", "--longest-body", "100000",
                "--connections-per-address", "40",
            ], environment: demo.sandbox.environment)
    }

    private func expectServing() throws {
        #expect(try server.get("/api/v1/clinic").hasPrefix("HTTP/1.1 200 "))
    }

    private static let head = "POST /api/v1/overview HTTP/1.1\r\nHost: a\r\n"
    /// A request that somebody would smuggle in behind another one.
    private static let hidden = "GET /api/v1/clinic HTTP/1.1\r\nHost: hidden\r\n\r\n"
    private static let chunk = "0\r\n\r\n" + hidden

    @Test(arguments: [
        head + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}" + hidden,
        head + "Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk,
        head + "Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n" + chunk,
        head + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}" + hidden,
        head + "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}" + hidden,
        head + "Content-Length: 2, 2\r\n\r\n{}" + hidden,
        head + "Content-Length: -1\r\n\r\n" + hidden, head + "Content-Length: +2\r\n\r\n{}" + hidden,
        head + "Content-Length: 0x2\r\n\r\n{}" + hidden, head + "Content-Length : 2\r\n\r\n{}" + hidden,
        head + "Content-Length: 99999999999999999999\r\n\r\n{}" + hidden,
        head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n" + chunk,
        head + "Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n" + chunk,
        head + "Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n" + chunk,
        head + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}XX" + chunk,
        head + "Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}\r\n" + chunk,
        head + "Transfer-Encoding : chunked\r\n\r\n" + chunk, head + "Transfer-Encoding:\r\n chunked\r\n\r\n" + chunk,
        head + "Transfer-Encoding: xchunked\r\n\r\n" + chunk,
        head + "Transfer-Encoding: chunked, identity\r\n\r\n" + chunk,
        head + "X: a\r\n Content-Length: 2\r\nContent-Length: 900\r\n\r\n{}" + hidden,
        head + "X: a\u{0}b\r\n\r\n" + hidden, head + "X: a\rContent-Length: 2\r\n\r\n" + hidden,
        "POST /api/v1/overview HTTP/1.1\nHost: a\nContent-Length: 2\n\n{}" + hidden,
        "GET /api/v1/clinic HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
        "GET /api/v1/clinic HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "y", count: 100_000) + "\r\n\r\n",
        "GET /" + String(repeating: "a", count: 100_000) + " HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /api/v1/clinic HTTP/1.1\r\n" + (0..<500).map { "X-\($0): y\r\n" }.joined() + "\r\n",
    ])
    func `what can be read in two ways ends its connection`(request: String) throws {
        let socket = try Socket.connected(to: server.port)
        socket.write(request)
        let answer = socket.readToEnd()
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"), "\(answer.prefix(300))")
        #expect(answer.ranges(of: "HTTP/1.1 ").count <= 1, "\(answer)")
        try expectServing()
    }

    @Test(arguments: [
        "/api/v1/../../../etc/passwd", "/fhir/r4/../../../../etc/passwd", "/fhir/r4/Patient/..%2f..%2fetc%2fpasswd",
        "//etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/fhir/r4/Patient/../../metadata", "/livez", "/metrics",
    ])
    func `a path leads to nothing but what is served`(path: String) throws {
        let answer = try server.get(path)
        #expect(answer.hasPrefix("HTTP/1.1 4") && !answer.contains("root:"), "\(answer)")
    }

    @Test func `who sends slowly is not waited for`() throws {
        let sockets = try (0..<20).map { _ in try Socket.connected(to: server.port) }
        for socket in sockets { socket.write(Self.head + "Content-Length: 10\r\n\r\n{") }
        try expectServing()
        for socket in sockets {
            let end = socket.readToEnd()
            #expect(end.isEmpty || end.hasPrefix("HTTP/1.1 408 "), "\(end)")
        }
    }

    @Test func `headers without an end are not waited for`() throws {
        let socket = try Socket.connected(to: server.port)
        socket.write("GET /api/v1/clinic HTTP/1.1\r\nHost: a\r\n")
        var count = 0
        // Each keeps the connection from being idle.
        while socket.write("X-\(count): y\r\n"), count < 1000 {
            count += 1
            usleep(100_000)
        }
        #expect(count < 1000)
        try expectServing()
    }

    @Test func `a body without an end is too long`() throws {
        let socket = try Socket.connected(to: server.port)
        socket.write(Self.head + "Transfer-Encoding: chunked\r\n\r\n")
        let chunk = "2710\r\n" + String(repeating: " ", count: 10_000) + "\r\n"
        var count = 0
        while socket.write(chunk), count < 1_000_000 { count += 1 }
        #expect(count < 1_000_000)
        try expectServing()
    }

    @Test func `an address has so many connections, and is told when those are too many`() async throws {
        // One that waits long for the next request: those connections are not to end by themselves.
        let server = try Server(
            try #require(Server.program),
            ["--database", demo.database, "--patience", "600", "--connections-per-address", "40"],
            environment: demo.sandbox.environment)
        let held = try (0..<40).map { _ in
            let socket = try Socket.connected(to: server.port)
            socket.write("GET /api/v1/clinic HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(socket.readMessage()?.starts(with: Data("HTTP/1.1 200 ".utf8)) == true)
            return socket
        }
        let refused = try server.get("/api/v1/clinic")
        #expect(refused.hasPrefix("HTTP/1.1 429 ") && refused.lowercased().contains("retry-after"), "\(refused)")
        let app = try await demo.sandbox.run(
            "patient",
            [
                "appointments", "--server", server.address, "--as", "demo-patient", "--password-file",
                demo.sandbox.file("password"),
            ])
        #expect(app.status == 75, "\(app.errors)")
        // Those who go on are not answered any more.
        let others = try (0..<60).map { _ in try Socket.connected(to: server.port) }
        #expect(others.last?.readToEnd() == "")
        withExtendedLifetime(held) {}
    }

    @Test func `of many who sign in at once some are sent away, and others are served meanwhile`() throws {
        let session = try server.signIn()
        let sockets = try (0..<38).map { _ in try Socket.connected(to: server.port) }
        for (number, socket) in sockets.enumerated() {
            let body = #"{"userName":"nobody-\#(number)","password":"x","role":"patient"}"#
            socket.write(
                "POST /api/v1/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body)
        }
        #expect(try server.post("/api/v1/overview", "{}", session).hasPrefix("HTTP/1.1 200 "))
        let answers = sockets.map { String(decoding: $0.readMessage() ?? Data(), as: UTF8.self) }
        let away = answers.filter { $0.hasPrefix("HTTP/1.1 429 ") }
        #expect(!away.isEmpty && away.allSatisfy { $0.lowercased().contains("retry-after: ") }, "\(answers)")
        let others = answers.filter { !$0.hasPrefix("HTTP/1.1 429 ") }
        #expect(!others.isEmpty && others.allSatisfy { $0.hasPrefix("HTTP/1.1 403 ") }, "\(answers)")
    }

    @Test func `who reads nothing is not waited for`() throws {
        let session = try server.signIn()
        let socket = try Socket.connected(to: server.port)
        let request = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\n\(session)\r\n\r\n"
        for _ in 0..<200 { socket.write(request) }
        // Longer than the server's patience, however slow the machine.
        var isOpen = true
        for _ in 0..<600 where isOpen {
            usleep(100_000)
            isOpen = socket.write(request)
        }
        #expect(!isOpen)
        try expectServing()
    }
}

import Foundation
import Testing

/// The door of those who look after a server.
@Suite(.takingTurns, .enabled(if: Server.program != nil, "SERVER names no clinic-server"))
struct AdminDoorTests {
    private let demo: DemoSandbox
    private let server: Server
    private let port: UInt16

    init() async throws {
        demo = try await DemoSandbox()
        port = try Socket.listening().port
        server = try Server(
            try #require(Server.program),
            ["--database", demo.database, "--now", DemoSandbox.now, "--admin", "127.0.0.1:\(port)"],
            environment: demo.sandbox.environment)
    }

    private func get(_ path: String) throws -> String {
        let socket = try Socket.connected(to: port)
        socket.write("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
        return String(decoding: socket.readMessage() ?? Data(), as: UTF8.self)
    }

    @Test func `it says whether the server and its database are there`() throws {
        #expect(try get("/livez").hasPrefix("HTTP/1.1 200 "))
        #expect(try get("/readyz").hasPrefix("HTTP/1.1 200 "))
        #expect(try get("/api/v1/clinic").hasPrefix("HTTP/1.1 404 "))
        try FileManager.default.moveItem(atPath: demo.database, toPath: demo.database + ".away")
        #expect(try get("/readyz").hasPrefix("HTTP/1.1 503 "))
        #expect(try get("/livez").hasPrefix("HTTP/1.1 200 "))
    }

    @Test func `an app that is sent there says that it is no clinic's server`() async throws {
        let ending = try await demo.sandbox.run("patient", ["appointments", "--server", "http://127.0.0.1:\(port)"])
        ending.expect(76, "version")
    }

    @Test func `it counts what is asked for, and an app's one connection for changes`() async throws {
        let session = try server.signIn()
        #expect(try server.post("/api/v1/overview", "{}", session).hasPrefix("HTTP/1.1 200 "))
        #expect(try server.post("/api/v1/nobody-knows", "{}", session).hasPrefix("HTTP/1.1 404 "))
        let doctor = try demo.sandbox.start(
            "doctor",
            [
                "--server", server.address, "--as", "demo-doctor", "--password-file", demo.sandbox.file("password"),
                "--front", "json",
            ])
        #expect(try await doctor.frame().title == .string("Home"))
        let metrics = try get("/metrics")
        #expect(metrics.contains("text/plain; version=0.0.4"))
        for line in [
            #"clinic_requests_total{what="/api/v1/sign-in",status="200"} 2"#,
            #"clinic_requests_total{what="unknown",status="404"} 1"#,
            #"clinic_request_seconds_bucket{what="/api/v1/overview",le="+Inf"}"#, "clinic_streams 1\n",
        ] {
            #expect(metrics.contains(line), "\(line) is not in \(metrics)")
        }
        doctor.endInput()
        #expect(await doctor.status == 0)
    }
}

import Foundation
import TestSupport
import Testing

/// A server whose database goes away and comes back.
@Suite(
    .takingTurns, .enabled(if: Server.program != nil, "SERVER names no clinic-server"),
    .enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"))
struct LostDatabaseTests {
    @Test func `without its database a server says so, and goes on when it is back`() async throws {
        let sandbox = try await DemoSandbox().sandbox
        let cluster = try PostgresCluster()
        let database = try cluster.address(of: cluster.makeDatabase())
        #expect(try await sandbox.run("clinic", ["demo", "--database", database]).status == 0)
        let admin = try Socket.listening().port
        let server = try Server(
            try #require(Server.program), ["--database", database, "--admin", "127.0.0.1:\(admin)"],
            environment: sandbox.environment)
        let session = try server.signIn()
        func reached(by app: String) -> [String] {
            ["--server", server.address, "--as", "demo-\(app)", "--password-file", sandbox.file("password")]
        }
        let doctor = try sandbox.startAtTerminal("doctor", reached(by: "doctor"))
        try await doctor.shows("Requests to confirm")
        #expect(try Self.readiness(at: admin).hasPrefix("HTTP/1.1 200 "))

        try cluster.stop()
        #expect(try Self.readiness(at: admin).hasPrefix("HTTP/1.1 503 "))
        let answer = try server.post("/api/v1/overview", "{}", session).lowercased()
        #expect(answer.hasPrefix("http/1.1 503 ") && answer.contains("retry-after: "), "\(answer)")
        #expect(answer.contains("does not answer"), "\(answer)")
        try await sandbox.run("patient", ["appointments"] + reached(by: "patient"))
            .expect(69, "its database does not answer", "Nothing was changed")

        try cluster.start()
        #expect(try server.post("/api/v1/overview", "{}", session).hasPrefix("HTTP/1.1 200 "))
        #expect(try Self.readiness(at: admin).hasPrefix("HTTP/1.1 200 "))
        let message = ["message", "send", "--to", "Marković", "Are you back?"]
        let unread: @Sendable (VirtualTerminal) -> Int? = { terminal in
            terminal.text.firstMatch(of: /Messages .*?(\d+) unread/).flatMap { Int($0.1) }
        }
        let before = unread(try await doctor.shows("Messages"))
        #expect(try await sandbox.run("patient", message + reached(by: "patient")).status == 0)
        try await doctor.shows("another message") { unread($0) == (before ?? 0) + 1 }
        doctor.press(.interrupt)
        #expect(try await doctor.status == 0)
    }

    private static func readiness(at port: UInt16) throws -> String {
        let socket = try Socket.connected(to: port)
        socket.write("GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n")
        return String(decoding: socket.readMessage() ?? Data(), as: UTF8.self)
    }
}

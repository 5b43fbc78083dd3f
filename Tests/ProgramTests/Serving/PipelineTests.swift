import Foundation
import Testing

/// What the server does with requests that come before the one before them is answered, or in parts.
@Suite(.takingTurns, .enabled(if: Server.program != nil, "SERVER names no clinic-server"))
struct PipelineTests {
    private let demo: DemoSandbox
    private let server: Server
    private let session: String
    private let slots: [String]

    init() async throws {
        demo = try await DemoSandbox()
        server = try Server(
            try #require(Server.program),
            ["--database", try demo.sandbox.served(demo.database), "--patience", "2"],
            environment: demo.sandbox.environment)
        session = try server.signIn()
        let free = try server.post("/api/v1/slots/free", #"{"query":{"limit":3}}"#, session)
        slots = free.matches(of: /"slot":\{"end":"[^"]*","id":"([^"]+)"/).map { String($0.1) }
        try #require(slots.count == 3, "\(free)")
    }

    private func read(_ slot: String) -> String {
        let body = #"{"id":"\#(slot)"}"#
        return "POST /api/v1/slots/read HTTP/1.1\r\nHost: a\r\n\(session)\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    private static let description = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n"
    private static let last = "GET /api/v1/clinic HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

    /// What each of a connection's answers is about, in their order.
    private func answers(in text: String) -> [String] {
        text.components(separatedBy: "HTTP/1.1 ").dropFirst().map { answer in
            if answer.contains(#""openapi":"#) { return "description" }
            if answer.contains(#""isDemo":"#) { return "clinic" }
            return slots.first { answer.contains($0) } ?? String(answer.prefix(3))
        }
    }

    @Test func `brief calls and long requests are answered in the order in which they came`() throws {
        let socket = try Socket.connected(to: server.port)
        socket.write(
            read(slots[0]) + read(slots[1]) + Self.description + read(slots[2]) + read("none") + Self.description
                + read(slots[0]) + Self.last)
        #expect(
            answers(in: socket.readToEnd())
                == [slots[0], slots[1], "description", slots[2], "404", "description", slots[0], "clinic"])
    }

    @Test func `a call may come in parts, however small`() throws {
        let socket = try Socket.connected(to: server.port)
        for byte in (read(slots[0]) + read(slots[1])).utf8 {
            socket.write(Data([byte]))
            usleep(200)
        }
        socket.write(Self.last)
        #expect(answers(in: socket.readToEnd()) == [slots[0], slots[1], "clinic"])
    }

    @Test func `who has nothing more to say is answered`() throws {
        let socket = try Socket.connected(to: server.port)
        socket.write(read(slots[0]) + read(slots[1]))
        socket.endOutput()
        #expect(answers(in: socket.readToEnd()) == [slots[0], slots[1]])
    }

    @Test func `what cannot be read behind a call does not take its answer`() throws {
        let socket = try Socket.connected(to: server.port)
        socket.write(read(slots[0]) + "\u{1}\u{2}\r\n\r\n")
        #expect(answers(in: socket.readToEnd()) == [slots[0], "400"])
    }

    @Test func `a thousand calls at once are all answered, however late they are taken`() throws {
        let socket = try Socket.connected(to: server.port)
        let writer = Thread { [calls = (0..<1000).map { read(slots[$0 % 3]) } + [Self.last]] in
            for call in calls { socket.write(call) }
        }
        writer.start()
        sleep(1)
        #expect(answers(in: socket.readToEnd()) == (0..<1000).map { slots[$0 % 3] } + ["clinic"])
    }

    @Test func `who reads nothing of brief answers is not waited for`() throws {
        let socket = try Socket.connected(to: server.port)
        var isOpen = true
        for _ in 0..<200 where isOpen { isOpen = socket.write(String(repeating: read(slots[0]), count: 100)) }
        for _ in 0..<600 where isOpen {
            usleep(100_000)
            isOpen = socket.write(read(slots[0]))
        }
        #expect(!isOpen)
        #expect(try server.get("/api/v1/clinic").hasPrefix("HTTP/1.1 200 "))
    }

    @Test func `a call that has begun when the server is told to end is answered`() async throws {
        let socket = try Socket.connected(to: server.port)
        let call = read(slots[0])
        socket.write(String(call.prefix(call.count - 5)))
        usleep(100_000)
        server.process.signal(SIGTERM)
        usleep(100_000)
        socket.write(String(call.suffix(5)))
        #expect(answers(in: socket.readToEnd()) == [slots[0]])
        #expect(await server.process.status == 0)
    }

    @Test func `behind the last request nothing is done`() throws {
        let socket = try Socket.connected(to: server.port)
        socket.write(Self.last)
        let answer = socket.readMessage().map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(answers(in: answer) == ["clinic"])
        socket.write(read(slots[0]))
        #expect(socket.readToEnd().isEmpty)
    }

    @Test func `a brief answer has the fields that each has`() throws {
        let answers = [try server.answer(to: read(slots[0])), try server.get("/api/v1/clinic")]
        for answer in answers {
            let head = answer.prefix(while: { $0 != "{" })
            #expect(head.contains("\r\nServer: clinic-server\r\n"), "\(head)")
            #expect(head.contains(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/), "\(head)")
            #expect(head.contains(/\r\nContent-Length: \d+\r\n/), "\(head)")
        }
    }

    @Test func `an idle connection ends, and one that goes on does not`() throws {
        let socket = try Socket.connected(to: server.port)
        for _ in 0..<6 {
            #expect(socket.write(read(slots[0])))
            #expect(socket.readMessage() != nil)
            usleep(600_000)
        }
        #expect(socket.read() == nil, "it waits for so long as an idle connection may stay")
    }
}

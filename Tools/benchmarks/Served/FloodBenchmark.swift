import ClinicModel
import Foundation
import Synchronization

/// How long others' bookings take while somebody floods the server with sign-ins, beside their usual time.
struct FloodBenchmark {
    private static let flooders = 16
    private static let bookings = 40

    private let clinic: ServedCopies
    private let server: String

    init(_ clinic: ServedCopies, server: String) {
        self.clinic = clinic
        self.server = server
    }

    func run() async throws -> [Figure] {
        let (path, tokens) = try await clinic.make("flood")
        let server = try MeasuredServer(server, database: path, now: MeasuredClinic.clock.now)
        let booker = try HTTPConnection(port: server.port)
        var (usual, flooded) = (Samples(), Samples())
        func book(_ slots: ArraySlice<Slot.ID>, _ samples: inout Samples) throws {
            for slot in slots {
                try samples.time {
                    try booker.post(
                        "/api/v1/appointments/book", #"{"booking":{"slot":"\#(slot)"}}"#, token: tokens[0])
                }
            }
        }
        try book(clinic.slots[..<Self.bookings], &usual)
        let flood = Flood(port: server.port, count: Self.flooders)
        while flood.answered < 2 * Self.flooders { usleep(10_000) }
        try book(clinic.slots[Self.bookings..<2 * Self.bookings], &flooded)
        flood.end()
        return [
            Figure(
                name: "a booking in a flood of sign-ins (baseline: without)", value: flooded.median,
                samples: Self.bookings, limit: 2 * usual.median, baseline: usual.median)
        ]
    }
}

/// Sign-ins with names that nobody has, as fast as they are answered.
private final class Flood: Sendable {
    private let isOver = Atomic<Bool>(false)
    private let count = Atomic<Int>(0)

    var answered: Int { count.load(ordering: .relaxed) }

    init(port: Int, count flooders: Int) {
        for flooder in 0..<flooders {
            Thread.detachNewThread { [self] in
                guard let connection = try? HTTPConnection(port: port) else { return }
                while !isOver.load(ordering: .relaxed) {
                    let number = count.add(1, ordering: .relaxed).newValue
                    let body = #"{"userName":"nobody-\#(flooder)-\#(number)","password":"x","role":"patient"}"#
                    let head = "POST /api/v1/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
                    guard (try? connection.answer(head + body)) != nil else { return }
                }
            }
        }
    }

    func end() { isOver.store(true, ordering: .relaxed) }
}

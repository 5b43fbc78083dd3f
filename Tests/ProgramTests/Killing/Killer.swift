import Foundation
import Testing

/// Kills programs at random moments of their running time until enough kills have hit and enough was confirmed.
///
/// `KILLS` says how many over all sorts of programs; the ordinary tests make do with a few.
final class Killer {
    static let total = ProcessInfo.processInfo.environment["KILLS"].flatMap(Int.init) ?? 34

    /// How many kills hit a running process.
    private(set) var hits = 0
    /// How many programs had said, by their end or before the kill, that what they were asked for was done.
    private(set) var confirmed = 0
    private(set) var rounds = 0
    private let wanted: Int
    private let wantedConfirmed: Int
    private var span = Duration.zero

    /// - Parameter share: How many of 17 kills are for this sort of program.
    init(share: Int) {
        // Rounded up, so that together they are no fewer.
        wanted = (Self.total * share + 16) / 17
        wantedConfirmed = max(1, wanted / 20)
    }

    /// False once enough was hit and confirmed, or when too many rounds have not come to that.
    var goesOn: Bool { (hits < wanted || confirmed < wantedConfirmed) && rounds < wanted * 8 + 100 }

    /// Runs a program to its end once, to learn how long it takes here and now.
    func measure(_ start: () throws -> ChildProcess) async throws {
        try await time {
            let child = try start()
            child.endInput()
            let status = await child.status
            #expect(status == 0, "\(child.errors.text)")
        }
    }

    /// Learns how long `body` takes here and now: the span in which a program is to be killed.
    func time(_ body: () async throws -> Void) async throws {
        span = try await ContinuousClock().measure(body)
    }

    /// Kills the program between its start and a little after its end; returns all that it had written.
    func strike(_ child: ChildProcess) async throws -> String {
        rounds += 1
        let killing = Task { [moment = span * Double.random(in: 0...1.3)] in
            try await Task.sleep(for: moment)
            child.signal(SIGKILL)
        }
        let beginning = ContinuousClock.now
        let status = await child.status
        killing.cancel()
        // With the tests beside this one, the time that programs take changes.
        if status == 128 + SIGKILL {
            hits += 1
            span = span * 1.05
        } else {
            span = ContinuousClock.now - beginning
        }
        let output = await child.output.whole
        #expect(status == 128 + SIGKILL || status == 0, "\(child.errors.text)")
        return output
    }

    func confirm() { confirmed += 1 }

    func expectEnough(_ name: String) {
        print("\(name): \(hits) kills hit, \(confirmed) confirmed, in \(rounds) rounds")
        #expect(hits >= wanted && confirmed >= wantedConfirmed, "\(name)")
    }
}

extension Sandbox {
    /// Expects the database to be sound, and, as `verify` has opened it since, nothing beside it.
    func expectSound(_ database: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let ending = try await run("clinic", ["verify", "--database", database])
        #expect(ending.status == 0, "\(ending.errors)", sourceLocation: sourceLocation)
        let folder = URL(fileURLWithPath: database).deletingLastPathComponent().path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let strays = names.filter { name in
            name.contains(".draft-") || ["-wal", "-shm", "-journal", "-of-another"].contains { name.hasSuffix($0) }
        }
        #expect(strays == [], sourceLocation: sourceLocation)
    }
}

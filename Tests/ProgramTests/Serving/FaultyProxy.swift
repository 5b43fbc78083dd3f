import Foundation
import Synchronization
import TestSupport

/// Stands between an app and its server, and is what networks are: it loses requests and answers, cuts them in half,
/// keeps them for a while, and delivers requests twice.
final class FaultyProxy: Sendable {
    enum Fault: CaseIterable {
        case none, requestLost, answerLost, answerCut, delay, twice, twiceAnswerLost
    }

    let address: String
    private let door: Socket
    private let passage: Passage

    init(to server: UInt16, seed: UInt64) throws {
        door = try Socket.listening()
        address = "http://127.0.0.1:\(door.port)"
        passage = Passage(to: server, seed: seed)
        Thread.detachNewThread { [door, passage] in
            while let app = door.accepted() {
                Thread.detachNewThread { passage.pass(app) }
            }
        }
    }

    deinit { door.shutDown() }

    /// How often each has happened.
    var faults: [Fault: Int] { passage.faults.withLock { $0 } }
}

private final class Passage: Sendable {
    let faults = Mutex<[FaultyProxy.Fault: Int]>([:])
    private let server: UInt16
    private let random: Mutex<SeededGenerator>

    init(to server: UInt16, seed: UInt64) {
        self.server = server
        random = Mutex(SeededGenerator(seed: seed))
    }

    func pass(_ app: Socket) {
        while let request = app.readMessage() {
            let fault = random.withLock { FaultyProxy.Fault.allCases.randomElement(using: &$0) ?? .none }
            faults.withLock { $0[fault, default: 0] += 1 }
            switch fault {
            case .requestLost: return
            case .delay: usleep(random.withLock { UInt32.random(in: 0...30_000, using: &$0) })
            case .twice, .twiceAnswerLost: _ = answer(to: request)
            case .none, .answerLost, .answerCut: break
            }
            guard let answer = answer(to: request) else { return }
            switch fault {
            case .answerLost, .twiceAnswerLost: return
            case .answerCut:
                app.write(answer.prefix(answer.count / 2))
                return
            case .none, .requestLost, .delay, .twice: guard app.write(answer) else { return }
            }
        }
    }

    private func answer(to request: Data) -> Data? {
        guard let connection = try? Socket.connected(to: server), connection.write(request) else { return nil }
        return connection.readMessage()
    }
}

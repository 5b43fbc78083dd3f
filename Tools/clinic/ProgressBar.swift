import ClinicProgram
import Foundation
import Synchronization

/// How far something is, in one line of stderr that is drawn over; nothing where stderr is no terminal.
final class ProgressBar: Sendable {
    private static let width = 30

    private let title: String
    private let isShown = StandardError.isTerminal
    private let last = Mutex(-1)

    init(title: String) {
        self.title = title
    }

    func show(done: Int, total: Int) {
        guard isShown, total > 0 else { return }
        let percent = done * 100 / total
        let isNew = last.withLock { last in
            defer { last = percent }
            return last != percent
        }
        guard isNew else { return }
        let full = done * Self.width / total
        let bar = String(repeating: "#", count: full) + String(repeating: ".", count: Self.width - full)
        StandardError.write(raw: "\r\(title) [\(bar)] \(percent) %")
    }

    func clear() {
        guard isShown, last.withLock({ $0 }) >= 0 else { return }
        StandardError.write(raw: "\r\u{1B}[K")
    }
}

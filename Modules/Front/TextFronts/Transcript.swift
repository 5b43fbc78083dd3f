import Glibc

/// A journey in plain lines: what was pushed, popped, presented and closed, without times or ids.
@MainActor
final class Transcript {
    private let path: String
    private let descriptor: Int32
    private var last: TranscriptState?
    /// The pages as they were when nothing stood before them.
    private var pages: [String]?

    struct Refusal: Error {
        /// In the system's words.
        let reason: String
    }

    init(path: String) throws(Refusal) {
        self.path = path
        // A link may lead to a file that nobody meant to be emptied; those of the system lead to what is open already.
        let isSystem = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | (isSystem ? 0 : O_NOFOLLOW), 0o600)
        guard descriptor >= 0 else {
            throw Refusal(reason: errno == ELOOP ? "it is a link" : String(cString: strerror(errno)))
        }
    }

    deinit {
        close(descriptor)
    }

    func follow(_ frame: Frame) {
        let state = TranscriptState(frame)
        let lines = state.lines(since: last, pages: pages)
        last = state
        if state.presented == nil, !state.isLocked { pages = state.path }
        guard !lines.isEmpty else { return }
        let failure = Output.write(lines.map { $0 + "\n" }.joined(), to: descriptor)
        guard failure == 0 else {
            TextFront.fail(
                "cannot write the transcript to \(path): \(String(cString: strerror(failure)))", status: 74)
        }
    }
}

/// The state of a frame that a transcript tells of.
struct TranscriptState: Equatable {
    let path: [String]
    /// The kind of the view in front of the page or, while the screen is locked, in front of the lock.
    let presented: PresentationKind?
    let isLocked: Bool
    let words: String
    let isWorking: Bool

    init(_ frame: Frame) {
        path = frame.path
        presented = frame.presented == .lock ? nil : frame.presented
        isLocked = frame.isLocked
        isWorking = frame.elements.contains { $0.role == .progress }
        if presented == .alert || presented == .dialog {
            let message = frame.elements.filter { $0.role == .text }.map(\.label).joined(separator: " ")
            words = message.isEmpty ? frame.title : "\(frame.title): \(message)"
        } else {
            words = frame.title
        }
    }

    func lines(since last: TranscriptState?, pages: [String]?) -> [String] {
        var lines: [String] = []
        if last?.presented != nil, last?.presented != presented || last?.words != words, let was = last?.presented {
            lines.append("dismiss \(was.rawValue)")
        }
        if last?.isLocked == true, !isLocked { lines.append("dismiss lock") }
        if isLocked, last?.isLocked != true { lines.append("present lock \(words)") }
        if presented == nil, !isLocked { lines += pathLines(since: pages) }
        if let presented, last?.presented != presented || last?.words != words {
            lines.append(presented == .alert ? "alert \(words)" : "present \(presented.rawValue) \(words)")
        }
        if isWorking, last?.isWorking != true { lines.append("progress") }
        return lines.map { $0.replacingOccurrences(of: "\n", with: " ") }
    }

    private func pathLines(since pages: [String]?) -> [String] {
        guard let old = pages else { return path.map { "title \($0)" } }
        guard old != path else { return [] }
        let common = zip(old, path).prefix { $0 == $1 }.count
        if common == old.count - 1, common == path.count - 1 { return ["title \(path.last ?? "")"] }
        return old.dropFirst(common).reversed().map { "pop \($0)" } + path.dropFirst(common).map { "push \($0)" }
    }
}

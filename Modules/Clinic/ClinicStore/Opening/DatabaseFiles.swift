import Foundation
import Synchronization

/// The files of an open database as they stood when it was opened: the database, its log and the log's index.
///
/// A process that has them open goes on with these very files, whatever becomes of their names. So a write asks before
/// it commits and after it has committed whether they are still in place: a commit is confirmed only if the file that
/// holds it had the database's name afterwards. A commit into a file that lost its name between the two questions is
/// reported as failed, although it may be in the file that was moved away. What is read may be that of a hundredth of a
/// second ago.
final class DatabaseFiles: Sendable {
    /// The path that the database was opened by.
    let path: String
    /// The database behind the links of its path; log and index stand beside it.
    let place: String
    /// Of the database, its log, the index, and of the path where that leads through a link.
    private let identities: [(path: String, identity: FileIdentity?)]
    private let wasLost = Atomic(false)
    /// When readers have asked last, in nanoseconds since the machine has started.
    private let asked = Atomic<UInt64>(0)

    /// For how long readers do not ask again: it takes as long as to read a row.
    private static let interval: UInt64 = 10_000_000

    static let logSuffix = "-wal"
    static let indexSuffix = "-shm"
    /// The file of what is to be undone, which a database without a log has while it is written.
    static let journalSuffix = "-journal"

    init(path: String) {
        let place = Self.resolved(path)
        self.path = path
        self.place = place
        let absolute = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        identities = (Self.names(of: place) + (absolute == place ? [] : [path])).map { ($0, FileIdentity(of: $0)) }
    }

    private static func names(of place: String) -> [String] { [place, place + logSuffix, place + indexSuffix] }

    /// The path of the database, its log and the index.
    var all: [String] { Self.names(of: place) }

    var logPath: String { place + Self.logSuffix }

    var database: FileIdentity? { identities[0].identity }
    var log: FileIdentity? { identities[1].identity }

    /// Whether each still has its name; once one had not, it stays at no.
    var areInPlace: Bool {
        if wasLost.load(ordering: .acquiring) { return false }
        guard identities.allSatisfy({ FileIdentity(of: $0.path) == $0.identity }) else {
            wasLost.store(true, ordering: .releasing)
            return false
        }
        return true
    }

    /// Whether no other database has a log or index by the names of these.
    var ownLogNames: Bool {
        identities[1...2].allSatisfy { file in
            let present = FileIdentity(of: file.path)
            return present == nil || present == file.identity
        }
    }

    func check() throws(StoreError) {
        guard areInPlace else { throw .replaced(path: path) }
    }

    /// The same for what is about to be written, of the database alone: all is looked at once more when it is.
    func checkBeforeWriting() throws(StoreError) {
        if !wasLost.load(ordering: .acquiring), FileIdentity(of: place) == database { return }
        try check()
    }

    /// The same for what was read, where nobody has asked a moment ago.
    func checkForReading() throws(StoreError) {
        let now = DispatchTime.now().uptimeNanoseconds
        guard wasLost.load(ordering: .acquiring) || now &- asked.load(ordering: .relaxed) > Self.interval else {
            return
        }
        try check()
        asked.store(now, ordering: .relaxed)
    }

    static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

import Foundation
import Synchronization

/// A program that runs beside the tests: in a session of its own, so that it finds no terminal, and with nothing of
/// the tests' environment.
final class ChildProcess: Sendable {
    struct Failure: Error {
        let program: String
        let code: Int32
    }

    let pid: pid_t
    let output: OutputLines
    let errors: OutputLines
    private let input: Mutex<FileHandle?>
    private let ending: Task<Int32, Never>

    init(_ program: String, _ arguments: [String], environment: [String: String]) throws {
        // Between a pipe and its flag another child could be started, inherit its ends and never let it close.
        Self.starting.lock()
        defer { Self.starting.unlock() }
        let (input, output, errors) = try (Channel(), Channel(), Channel())
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input.reading.fileDescriptor, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output.writing.fileDescriptor, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.writing.fileDescriptor, STDERR_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)

        let words = CStrings([program] + arguments)
        let variables = CStrings(environment.map { "\($0)=\($1)" }.sorted())
        var pid: pid_t = 0
        let code = posix_spawn(&pid, program, &actions, &attributes, words.pointers, variables.pointers)
        guard code == 0 else { throw Failure(program: program, code: code) }
        self.pid = pid
        self.input = Mutex(input.writing)
        self.output = OutputLines(output.reading)
        self.errors = OutputLines(errors.reading)
        ending = Self.ending(of: pid)
    }

    /// Writes to the program's stdin. What it no longer reads is dropped, as a shell's pipe would.
    func type(_ text: String) {
        input.withLock { try? $0?.write(contentsOf: Data(text.utf8)) }
    }

    func endInput() {
        input.withLock { handle in
            try? handle?.close()
            handle = nil
        }
    }

    func signal(_ number: Int32) {
        kill(pid, number)
    }

    /// Whether it is still there.
    var isRunning: Bool { kill(pid, 0) == 0 }

    /// The status that it left with; of a signal, 128 and its number.
    var status: Int32 {
        get async { await ending.value }
    }

    /// Held while a process is started.
    static let starting = NSLock()

    /// glibc's POSIX_SPAWN_SETSID, which Swift does not import.
    private static let newSession: Int16 = 0x80

    /// Reaps the program on a thread of its own: tests that wait until it is gone may hold all of Swift's threads.
    static func ending(of pid: pid_t) -> Task<Int32, Never> {
        let (statuses, end) = AsyncStream.makeStream(of: Int32.self)
        Thread.detachNewThread {
            var status: Int32 = 0
            while waitpid(pid, &status, 0) == -1, errno == EINTR {}
            let signal = status & 0x7F
            end.yield(signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
            end.finish()
        }
        return Task {
            var status: Int32 = -1
            for await ended in statuses { status = ended }
            return status
        }
    }
}

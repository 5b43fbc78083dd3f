import Foundation

/// A pipe whose ends a child has only where they are given to it.
struct Channel {
    let reading: FileHandle
    let writing: FileHandle

    /// Who writes to a program that has ended gets an error. Else the tests would end with it, without a word.
    private static let outlivingReaders: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

    init() throws {
        _ = Self.outlivingReaders
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        writing = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    }
}

import Foundation

/// The heap of a program that does one thing after the other.
package enum ProgramMemory {
    private typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    /// `M_ARENA_MAX` of glibc's `malloc.h`, which Swift does not know.
    private static let mostPlaces: Int32 = -8

    /// Has all threads take memory from one place. For each of those that a command begins, and soon ends, glibc would ask
    /// the system for a place of its own, a page at a time.
    package static func share() {
        #if os(Linux)
            guard let function = dlsym(nil, "mallopt") else { return }
            _ = unsafeBitCast(function, to: SetOption.self)(mostPlaces, 1)
        #endif
    }
}

import SystemLibraries

/// The heap of a program that does one thing after the other.
package enum ProgramMemory {
    /// Has all threads take memory from one place. For each of those that a command begins, and soon ends, glibc would ask
    /// the system for a place of its own, a page at a time.
    package static func share() { HeapOption.mostPlaces.set(to: 1) }
}

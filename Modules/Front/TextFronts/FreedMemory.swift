import SystemLibraries

/// The memory that the program has freed, and takes again.
enum FreedMemory {
    /// Has the program keep up to 64 MB of what it frees, and take blocks of up to 32 MB, the most that glibc allows, from
    /// there.
    ///
    /// An array in a state is copied whenever an element of it changes, for the view that shows it has it too. glibc gives
    /// a large one back each time, and the system takes longer to hand out the same pages anew than a copy does.
    static func keep() {
        HeapOption.mostKept.set(to: 64 << 20)
        HeapOption.leastOfItsOwn.set(to: 32 << 20)
    }
}

import Foundation

/// The memory that the program has freed, and takes again.
enum FreedMemory {
    private typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    /// `M_TRIM_THRESHOLD` and `M_MMAP_THRESHOLD` of glibc's `malloc.h`, which Swift does not know.
    private static let (mostKept, leastOfItsOwn): (Int32, Int32) = (-1, -3)

    /// Has the program keep up to 64 MB of what it frees, and take blocks of up to 32 MB, the most that glibc allows, from
    /// there.
    ///
    /// An array in a state is copied whenever an element of it changes, for the view that shows it has it too. glibc gives
    /// a large one back each time, and the system takes longer to hand out the same pages anew than a copy does.
    static func keep() {
        guard let function = dlsym(nil, "mallopt") else { return }
        let set = unsafeBitCast(function, to: SetOption.self)
        _ = set(mostKept, 64 << 20)
        _ = set(leastOfItsOwn, 32 << 20)
    }
}

import Foundation

/// An option of glibc's heap, as `mallopt` of its `malloc.h` takes it, which Swift does not know.
package enum HeapOption: Int32 {
    /// `M_TRIM_THRESHOLD`: the most bytes that are kept of what is freed.
    case mostKept = -1
    /// `M_MMAP_THRESHOLD`: the least bytes of a block that is taken from the system, and given back, by itself.
    case leastOfItsOwn = -3
    /// `M_ARENA_MAX`: the most places that threads take memory from.
    case mostPlaces = -8

    private typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32

    /// Sets the option; does nothing with another C library.
    package func set(to value: Int32) {
        #if os(Linux)
            guard let function = dlsym(nil, "mallopt") else { return }
            _ = unsafeBitCast(function, to: SetOption.self)(rawValue, value)
        #endif
    }
}

/// The number of nanoseconds in a second: Dispatch's constant, which it lacks on Linux.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond: Dispatch's constant, which it lacks on Linux.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of microseconds in a second: Dispatch's constant, which it lacks on Linux.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond: Dispatch's constant, which it lacks on Linux.
public let NSEC_PER_USEC: UInt64 = 1000

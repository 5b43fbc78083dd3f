/// How many nanoseconds a second has. As Dispatch's constant, which it lacks on Linux.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// How many nanoseconds a millisecond has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

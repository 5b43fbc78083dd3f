import Foundation

/// A point of time in seconds since the beginning of 2001. As Core Foundation's.
public typealias CFAbsoluteTime = Double

/// Returns the time now. As Core Foundation's function.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

import Foundation

/// Returns the seconds since the machine was started. As Core Animation's function of this name.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

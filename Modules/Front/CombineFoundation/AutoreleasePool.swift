/// Returns what a closure returns. Objects are let go of as soon as nothing has them on Linux, so no pool is drained.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}

public import Dispatch

/// Tells whether two are the same queue: queues are compared as every object is in Apple's Dispatch.
public func == (a: DispatchQueue?, b: DispatchQueue?) -> Bool { a === b }

/// Tells whether two are different queues.
public func != (a: DispatchQueue?, b: DispatchQueue?) -> Bool { a !== b }

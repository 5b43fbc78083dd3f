import Foundation
import Testing

/// Runs the run loop of this thread until a condition holds, or a minute is over.
func run(until condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    let end = Date() + 60
    while !condition(), Date() < end { RunLoop.current.run(mode: .default, before: Date() + 0.005) }
    #expect(condition(), sourceLocation: sourceLocation)
}

/// A value that the operations of one queue change, one after the other.
final class Mutable<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}

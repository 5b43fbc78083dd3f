#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension NavigationPath {
    /// The number of screens above the topmost one whose Parameters equal `value`; nil if there is none.
    func distance<Value: Hashable>(to value: Value) -> Int? {
        for distance in 0..<count {
            var reached = self
            reached.removeLast(distance)
            var expected = reached
            expected.removeLast()
            expected.append(value)
            if expected == reached { return distance }
        }
        return nil
    }
}

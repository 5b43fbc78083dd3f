/// A key of a value that views give to the views around them, as SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view gives one.
    static var defaultValue: Value { get }
    /// Combines the value with the next view's, in the order of the tree.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}

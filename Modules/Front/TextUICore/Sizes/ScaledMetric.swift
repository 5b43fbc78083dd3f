/// A length that would grow with the size of letters; in text it stays as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The length as it was given.
    public let wrappedValue: Value

    /// Creates a length.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a length that would grow with a text style; in text it stays as it is.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds an image, as `%@` in the key.
    public mutating func appendInterpolation(_ image: Image) {
        appendInterpolation(Text(image))
    }
}

extension Text {
    /// Creates a text of an image, by its sign or else the words of its name.
    @_disfavoredOverload
    public init(_ image: Image) {
        self.init(verbatim: image.sign ?? image.words)
    }
}

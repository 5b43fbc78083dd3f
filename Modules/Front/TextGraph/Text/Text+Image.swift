extension Text {
    /// Creates a text of an image, by its sign or else the words of its name. It is read by the image's label.
    @_disfavoredOverload
    public init(_ image: Image) {
        let drawn = Text(verbatim: image.letters)
        self = drawn.spoken(as: image.isDecorative ? Text(verbatim: "") : image.label ?? Text(verbatim: image.words))
    }
}

extension Path: Shape {
    /// The path itself, wherever the rectangle is.
    public func path(in rect: CGRect) -> Path { self }
}

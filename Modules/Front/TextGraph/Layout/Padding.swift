extension View {
    /// Puts space around the view, in points (8 are a column, 16 a row); without a length it is 16, two columns or a
    /// row. One or two cells of space give way where nothing would be left of the view.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return modifier(
            _PaddingLayout(
                EdgeInsets(
                    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
    }

    /// Puts the same space around the view on all sides, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Puts space around the view, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets)) }
}

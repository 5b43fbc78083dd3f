extension CellCanvas {
    /// Marks the rectangle of the focus by a bar in the colour of the controls, whatever colours are on it.
    package mutating func highlight(_ rect: CellRect, in environment: EnvironmentValues, as role: ButtonRole? = nil) {
        let color = role == .destructive ? Color.red : environment.tint ?? .accentColor
        let bar = color._resolve(in: environment).color
        buffer.restyle(rect.intersection(clip)) { style in
            var style = style
            if style.background == nil { (style.foreground, style.background) = (bar, bar?.contrasting) }
            style.attributes = style.attributes.subtracting(.faint).union(.inverse)
            return style
        }
    }
}

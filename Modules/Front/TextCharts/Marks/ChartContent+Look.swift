import TextUICore

/// A content whose marks are given something more.
nonisolated public struct _ChangedContent<Content: ChartContent>: ChartContent {
    /// Never: the content is that of another.
    public typealias Body = Never

    let content: Content
    let change: (inout Mark) -> Void

    /// Adds the changed marks to the chart's. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) {
        let first = marks.all.count
        content._add(to: &marks)
        for index in first..<marks.all.count { change(&marks.all[index]) }
    }
}

extension ChartContent {
    nonisolated func changing(_ change: @escaping (inout Mark.Look) -> Void) -> some ChartContent {
        _ChangedContent(content: self) { change(&$0.look) }
    }

    /// Draws the marks in a style; an inner style wins over an outer one. A gradient is drawn in the mean of its
    /// colours.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changing { if $0.style == nil, $0.styleBy == nil { $0.style = AnyShapeStyle(style) } }
    }

    /// Draws marks of different values in different styles, and the values in the legend; numbers are the denser the
    /// more. Each value has a pattern of its own, too, so that a chart reads without colours.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.style == nil, $0.styleBy == nil { $0.styleBy = value.datum } }
    }

    /// Draws a sign at each point. Text draws a shape of the program's own as the dots that it covers, or as `●` where it
    /// covers fewer than two.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing {
            guard !$0.hasSymbol else { return }
            $0.symbol = symbol._symbol ?? .circle
            if symbol._symbol == nil { $0.symbolPath = symbol.path }
        }
    }

    /// Draws different signs for different values, and the values in the legend.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if !$0.hasSymbol { $0.symbolBy = value.datum } }
    }

    /// Draws a view over the middle of each mark, in the place of a sign.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: @escaping @MainActor () -> V) -> some ChartContent {
        changing { if $0.symbolView == nil { $0.symbolView = { AnyView(symbol()) } } }
    }

    /// Sets the area of the signs, in square points; signs of no area are not drawn. Text draws circles as `·` below 10,
    /// as `•` below 40 and as `●` from there on; other signs keep their size of one cell.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        changing { if $0.symbolSize == nil, $0.symbolSizeBy == nil { $0.symbolSize = area } }
    }

    /// Sets the width and the height of the signs, in points, of which text takes the area.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        symbolSize(size.width * size.height)
    }

    /// Draws circles as `·`, `•` or `●` by the size of a value among the others; other signs keep their size of one
    /// cell.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.symbolSize == nil, $0.symbolSizeBy == nil { $0.symbolSizeBy = value.datum } }
    }

    /// Sets the dashes of lines, in points of which four are a dot; the width has no effect in text.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changing { if $0.stroke == nil, $0.strokeBy == nil { $0.stroke = style } }
    }

    /// Draws different dashes for different values, and the values in the legend.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.stroke == nil, $0.strokeBy == nil { $0.strokeBy = value.datum } }
    }

    /// Puts marks of the same place and different values beside each other. Axis and span have no effect in text.
    nonisolated public func position<D: Plottable>(
        by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changing { if $0.positionBy == nil { $0.positionBy = value.datum } }
    }

    /// Sets the way that lines and areas go from one value to the next: straight by default.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { if $0.interpolation == nil { $0.interpolation = method } }
    }

    /// Draws marks faintly below 0.75, and not at all below 0.01. Opacities multiply.
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        changing { $0.opacity *= opacity }
    }

    /// Draws marks over those with a lower index. Indices add up.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent {
        changing { $0.zIndex += value }
    }

    /// Moves the marks, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changing {
            $0.offsetX += x
            $0.offsetY += y
        }
    }

    /// Moves the marks by a size, in points.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Names the marks' rows in the table that tells the chart; an inner label wins over an outer one.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        changing { if $0.accessibilityLabel == nil { $0.accessibilityLabel = label } }
    }

    /// Names the marks' rows with words that are looked up in the language of the chart.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    /// Names the marks' rows with words as they are.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Tells the marks' values in other words than the chart's.
    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
        changing { if $0.accessibilityValue == nil { $0.accessibilityValue = value } }
    }

    /// Tells the marks' values in words that are looked up in the language of the chart.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    /// Tells the marks' values in words as they are.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// Leaves the marks out of the table that tells the chart.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changing { if hidden { $0.accessibilityIsHidden = true } }
    }

    /// Rounds the corners of marks. Has no effect in text: a corner is smaller than a cell.
    nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> some ChartContent
    {
        self
    }

    /// Clips the marks to a shape that fills the frame of each. Has no effect in text: its corners are smaller than a
    /// cell.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        self
    }

    /// Shows the marks where those of another content are drawn. Sectors are not masked, and of masks of masks the
    /// innermost holds.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        _MaskedContent(content: self, mask: content())
    }

    /// Blurs the marks. Has no effect in text.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }

    /// Casts a shadow of the marks. Has no effect in text.
    nonisolated public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { self }

    /// Stretches gradients over the plot. Has no effect in text, where a gradient is one colour.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
}

/// A content that is seen through another.
nonisolated public struct _MaskedContent<Content: ChartContent, Mask: ChartContent>: ChartContent {
    /// Never: the content is that of two others.
    public typealias Body = Never

    let content: Content
    let mask: Mask

    /// Adds the marks of both. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) {
        marks.masks += 1
        let number = marks.masks
        func add(_ content: some ChartContent, isMask: Bool) {
            content.changing { if $0.mask == nil { $0.mask = .init(number: number, isMask: isMask) } }._add(to: &marks)
        }
        add(content, isMask: false)
        add(mask, isMask: true)
    }
}

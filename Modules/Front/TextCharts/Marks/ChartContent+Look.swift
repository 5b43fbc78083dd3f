import TextUICore

/// A content whose marks are given something more.
nonisolated public struct _ChangedContent<Content: ChartContent>: ChartContent {
    public typealias Body = Never

    let content: Content
    let change: (inout Mark) -> Void

    @MainActor
    public func _add(to marks: inout _Marks) {
        var own = _Marks()
        content._add(to: &own)
        for var mark in own.all {
            change(&mark)
            marks.all.append(mark)
        }
    }
}

extension ChartContent {
    nonisolated func changing(_ change: @escaping (inout Mark.Look) -> Void) -> some ChartContent {
        _ChangedContent(content: self) { change(&$0.look) }
    }

    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changing { if $0.style == nil, $0.styleBy == nil { $0.style = AnyShapeStyle(style) } }
    }

    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.style == nil, $0.styleBy == nil { $0.styleBy = value.datum } }
    }

    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing { if !$0.hasSymbol { $0.symbol = symbol._symbol } }
    }

    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if !$0.hasSymbol { $0.symbolBy = value.datum } }
    }

    /// A view over the middle of each mark.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: @escaping @MainActor () -> V) -> some ChartContent {
        changing { if $0.symbolView == nil { $0.symbolView = { AnyView(symbol()) } } }
    }

    /// In points, of the area; a sign has one cell, a small one is a dot.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        changing { if $0.symbolSize == nil, $0.symbolSizeBy == nil { $0.symbolSize = area } }
    }

    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        symbolSize(size.width * size.height)
    }

    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.symbolSize == nil, $0.symbolSizeBy == nil { $0.symbolSizeBy = value.datum } }
    }

    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changing { if $0.stroke == nil, $0.strokeBy == nil { $0.stroke = style } }
    }

    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.stroke == nil, $0.strokeBy == nil { $0.strokeBy = value.datum } }
    }

    /// Puts marks of the same place beside each other.
    nonisolated public func position<D: Plottable>(
        by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changing { if $0.positionBy == nil { $0.positionBy = value.datum } }
    }

    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { if $0.interpolation == nil { $0.interpolation = method } }
    }

    nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        changing { $0.opacity *= opacity }
    }

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

    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        changing { if $0.accessibilityLabel == nil { $0.accessibilityLabel = label } }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
        changing { if $0.accessibilityValue == nil { $0.accessibilityValue = value } }
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changing { if hidden { $0.accessibilityIsHidden = true } }
    }

    /// A corner is smaller than a cell: the mark stays as it is.
    nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> some ChartContent
    {
        self
    }

    /// Without effect in text.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }

    /// Without effect in text.
    nonisolated public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { self }

    /// Without effect in text: a gradient is one colour.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
}

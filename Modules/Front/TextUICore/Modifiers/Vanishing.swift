extension View {
    /// Hides the view where the opacity is below 0.01, and shows it else: nothing is half there in text.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(_HiddenModifier(isHidden: opacity < 0.01))
    }

    /// Hides the view where it is stretched to nothing, and else shows it as it is.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Hides the view where it is stretched to nothing across or down, and else shows it as it is.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Hides the view where a factor is below 0.01, and else shows it as it is.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(_HiddenModifier(isHidden: min(abs(x), abs(y)) < 0.01))
    }

    /// Hides the view where it is turned to its edge, as the side of a card that lies below, and else shows it as it is.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        let length = axis.x * axis.x + axis.y * axis.y + axis.z * axis.z
        let turn = cos(angle.radians)
        // The part of the view's breadth that is seen from the front.
        let seen = length == 0 ? 1 : turn + Double(axis.z * axis.z / length) * (1 - turn)
        return modifier(_HiddenModifier(isHidden: abs(seen) < 0.01))
    }
}

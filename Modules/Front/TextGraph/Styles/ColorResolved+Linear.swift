extension Color.Resolved {
    /// The red part of the light, from 0 to 1: twice as much is twice as bright.
    public var linearRed: Float {
        get { Self.linear(red) }
        set { red = Self.encoded(newValue) }
    }

    /// The green part of the light, from 0 to 1.
    public var linearGreen: Float {
        get { Self.linear(green) }
        set { green = Self.encoded(newValue) }
    }

    /// The blue part of the light, from 0 to 1.
    public var linearBlue: Float {
        get { Self.linear(blue) }
        set { blue = Self.encoded(newValue) }
    }

    /// Returns the light of a part of sRGB.
    private static func linear(_ part: Float) -> Float {
        let size = abs(part)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return part < 0 ? -light : light
    }

    /// Returns the part of sRGB that has a light.
    private static func encoded(_ light: Float) -> Float {
        let size = abs(light)
        let part = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -part : part
    }
}

extension Color.Resolved: Animatable {
    /// The linear parts and the opacity.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
        set {
            (linearRed, linearGreen) = (newValue.first, newValue.second.first)
            (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The parts and the opacity in hexadecimal digits, such as `#FF8000FF`.
    public var description: String {
        let digits = [red, green, blue, opacity].map { part in
            let byte = String(Int((max(0, min(1, part)) * 255).rounded()), radix: 16, uppercase: true)
            return byte.count == 1 ? "0" + byte : byte
        }
        return "#" + digits.joined()
    }
}

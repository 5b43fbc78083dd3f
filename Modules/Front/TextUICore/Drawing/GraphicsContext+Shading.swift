extension GraphicsContext {
    /// The paint of a path, as SwiftUI's `GraphicsContext.Shading`.
    public struct Shading {
        /// The ink of each point, and how much of it.
        let color: (EnvironmentValues) -> Dots.Paint
        /// The paint of pictures of vectors.
        var figure = Figure.color

        /// A single colour, nothing that they have, or a gradient with its colours in an environment.
        enum Figure {
            case color, none
            case gradient((EnvironmentValues) -> VectorGradient)
        }

        func color(in environment: EnvironmentValues) -> Dots.Paint { color(environment) }

        private init(_ color: @escaping (EnvironmentValues) -> Dots.Paint) {
            self.color = color
        }

        /// The drawing behind the path: painting with it changes nothing.
        public static var backdrop: Shading { Shading { _ in { _ in nil } } }
        /// The foreground style of the canvas's place.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// Returns the first of several shadings, the foreground where there is none.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? foreground }

        /// Returns a single colour.
        public static func color(_ color: Color) -> Shading {
            Shading { environment in
                let ink = ShadingInk(color, in: environment)
                return { _ in ink.map { ($0.ink, $0.alpha) } }
            }
        }

        /// Returns a colour of red, green and blue, each from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        /// Returns a grey from 0, black, to 1, white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

        /// Returns a shape style. Text paints gradients and the like in one colour; `linearGradient` and its kin paint
        /// all of them.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            if let color = style as? Color { return self.color(color) }
            return Shading { environment in
                let resolved = style._resolve(in: environment)
                guard !resolved.isClear else { return { _ in nil } }
                let ink = resolved.color.map(Ink.color) ?? .own
                return { _ in (ink, resolved.isFaint ? 0.5 : 1) }
            }
        }

        /// Returns a gradient along a line between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
            let square = x * x + y * y
            return along(gradient, options, .linear(startPoint, endPoint)) { point in
                square > 0 ? Double(((point.x - startPoint.x) * x + (point.y - startPoint.y) * y) / square) : 0
            }
        }

        /// Returns a gradient from a circle to a larger one around the same centre.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            let course = VectorGradient.Course.radial(center, from: startRadius, to: endRadius, focus: center)
            return along(gradient, options, endRadius > startRadius ? course : nil) { point in
                let (x, y) = (point.x - center.x, point.y - center.y)
                let distance = (x * x + y * y).squareRoot()
                return endRadius > startRadius ? Double((distance - startRadius) / (endRadius - startRadius)) : 0
            }
        }

        /// A gradient from a circle to another one around it.
        static func radialGradient(
            _ gradient: Gradient, from inner: GradientCircle, to outer: GradientCircle
        ) -> Shading {
            let course = VectorGradient.Course.radial(
                outer.center, from: inner.radius, to: outer.radius, focus: inner.center)
            return along(gradient, [], course) { inner.share(of: $0, towards: outer) }
        }

        /// Returns a gradient around a centre, clockwise from `angle`.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            along(gradient, options, nil) { point in
                let turn = (atan2(Double(point.y - center.y), Double(point.x - center.x)) - angle.radians) / (2 * .pi)
                return turn - turn.rounded(.down)
            }
        }

        /// Returns tiles of an image's pixels, each `scale` times as large as the part of the image is; the foreground
        /// for an image without pixels.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            var shading = Shading { environment in
                let tile = PictureTile(
                    image.pixels(in: environment), origin: origin, sourceRect: sourceRect, scale: scale)
                guard let tile else { return foreground.color(in: environment) }
                return { tile.ink(at: $0) }
            }
            shading.figure = .none
            return shading
        }

        /// A gradient by the share of its length at each point: 0 at its start, 1 at its end.
        private static func along(
            _ gradient: Gradient, _ options: GradientOptions, _ course: VectorGradient.Course?,
            _ share: @escaping (CGPoint) -> Double
        ) -> Shading {
            var shading = Shading { environment in
                let ramp = GradientRamp(gradient, in: environment)
                return { point in
                    var share = share(point)
                    if options.contains(.mirror) {
                        let turn = abs(share).truncatingRemainder(dividingBy: 2)
                        share = turn > 1 ? 2 - turn : turn
                    } else if options.contains(.repeat) {
                        share -= share.rounded(.down)
                    }
                    return ramp.ink(at: share)
                }
            }
            shading.figure =
                course.map { course in
                    .gradient { environment in
                        VectorGradient(
                            course: course, stops: GradientRamp(gradient, in: environment).stops,
                            spread: options.contains(.mirror) ? "reflect" : options.contains(.repeat) ? "repeat" : "pad"
                        )
                    }
                } ?? .none
            return shading
        }
    }
}

/// A colour as it is drawn: its ink, and how much of it.
struct ShadingInk {
    let ink: Ink
    let alpha: Double

    /// Takes a colour's ink and opacity; nil for a colour that is not seen.
    init?(_ color: Color, in environment: EnvironmentValues) {
        let style = color._resolve(in: environment)
        guard !style.isClear else { return nil }
        ink = style.color.map(Ink.color) ?? .own
        alpha = Double(color.resolve(in: environment).opacity)
    }
}

/// The colours of a gradient, one after the other.
struct GradientRamp {
    let stops: [VectorGradient.Stop]

    init(_ gradient: Gradient, in environment: EnvironmentValues) {
        let ground: RGB = environment.colorScheme == .dark ? .black : .white
        stops = gradient.stops.map { stop in
            let ink = ShadingInk(stop.color, in: environment)
            return VectorGradient.Stop(
                share: Double(stop.location), color: ink?.ink.rgb(on: ground) ?? ground, alpha: ink?.alpha ?? 0)
        }
        .sorted { $0.share < $1.share }
    }

    func ink(at share: Double) -> (ink: Ink, alpha: Double)? {
        guard let first = stops.first, let last = stops.last else { return nil }
        if share <= first.share { return (.color(first.color.cell), first.alpha) }
        for (a, b) in zip(stops, stops.dropFirst()) where share <= b.share {
            let part = b.share > a.share ? (share - a.share) / (b.share - a.share) : 1
            return (.color(a.color.mixed(with: b.color, part).cell), a.alpha + (b.alpha - a.alpha) * part)
        }
        return (.color(last.color.cell), last.alpha)
    }
}

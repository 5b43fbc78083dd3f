extension Animation {
    /// Returns a spring of a duration in seconds. Without arguments, the other `spring` is taken.
    @_disfavoredOverload
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { spring.lasting(duration) }

    /// A spring's movement.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        .spring.lasting(spring.duration)
    }

    /// A spring's movement that follows what a person does.
    public static func interactiveSpring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        .spring.lasting(spring.duration)
    }

    /// A spring's movement that goes on with the velocity there is.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        .spring.lasting(spring.duration)
    }

    /// Returns a spring for gestures, by its response and damping. The arguments have no effect in text.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring }

    /// Returns a spring for gestures, by its duration and bounce. The arguments have no effect in text.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring }

    /// A spring for gestures.
    public static var interactiveSpring: Animation { spring }

    /// Returns a spring by the constants of physics, which have no effect in text.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation { spring }

    /// Returns a spring of a duration in seconds.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { spring.lasting(duration) }

    /// A spring whose effects add up.
    public static var interpolatingSpring: Animation { spring }

    /// Returns the animation with `duration` seconds until its logical completion, which decides the order of several
    /// completions.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        var copy = self
        copy.logicalDuration = duration
        return copy
    }

    /// Returns a spring with a clear bounce, of a duration in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        bouncy.lasting(duration)
    }

    /// Returns a spring without bounce, of a duration in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        smooth.lasting(duration)
    }

    /// Returns a spring with a slight bounce, of a duration in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        snappy.lasting(duration)
    }

    /// Returns an animation along a Bézier curve, of a duration in seconds. The control points have no effect in text.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { .default.lasting(duration) }

    /// Returns an animation along a curve, of a duration in seconds. The curve has no effect in text.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        .default.lasting(duration)
    }
}

extension Spring {
    /// Moves a value, and its velocity in units a second, `deltaTime` seconds further on the way to `target`.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let (way, speed) = (target - value, velocity)
        value += self.value(target: way, initialVelocity: speed, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
    }

    /// Returns the force that pulls a mass of 1 at `position`, which moves with `velocity`, to `target`.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
}

/// The motion of values by their animatable data.
extension Spring {
    /// Returns the value after `time` seconds on the way between two, which begins with `initialVelocity` in units a
    /// second.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        let (start, end) = (fromValue.animatableData, toValue.animatableData)
        let way = value(target: end - start, initialVelocity: initialVelocity.animatableData, time: time)
        return toValue.with(start + way)
    }

    /// Returns the velocity after `time` seconds on the way between two values, in units a second.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        let way = toValue.animatableData - fromValue.animatableData
        return toValue.with(velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time))
    }

    /// Returns the force that pulls a mass of 1 at `position`, which moves with `velocity`, to the second value.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        let target = toValue.animatableData
        return toValue.with(
            force(target: target, position: position.animatableData, velocity: velocity.animatableData))
    }
}

extension Animatable {
    fileprivate func with(_ data: AnimatableData) -> Self {
        var copy = self
        copy.animatableData = data
        return copy
    }
}

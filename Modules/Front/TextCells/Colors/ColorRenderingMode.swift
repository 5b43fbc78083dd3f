/// A way to store colours while they are drawn; without effect in text.
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

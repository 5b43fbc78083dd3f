/// Tells one presentation from another.
final class PresentationToken: Sendable {}

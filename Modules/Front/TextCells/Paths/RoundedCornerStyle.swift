/// A form of round corners; without effect in text.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

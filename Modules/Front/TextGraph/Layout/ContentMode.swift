/// A way to fit content into a frame, whole or filling it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

/// The ground of a bar. As UIKit's `UIBarStyle`; has no effect in text.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

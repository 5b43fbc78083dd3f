import Foundation

/// A default's value by key-value coding, which every object has in Apple's Foundation.
extension UserDefaults {
    /// Sets a default; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns a default; nil where there is none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}

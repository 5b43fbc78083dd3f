import Foundation

/// How much of what viper makes is built, which takes minutes: set by `make check-templates`.
enum TemplateCheck {
    /// `all`, or `some` for a part in which every role of every form is once there and once not; nil for none.
    static let part = ProcessInfo.processInfo.environment["VIPER_CHECK_TEMPLATES"]
}

/// The limits on browsers.
public struct WebLimits: Sendable {
    /// The most tabs at once, and of one browser.
    public var tabs = 500
    public var tabsOfBrowser = 16
    /// The most tabs of one network address in which nobody has signed in.
    public var strangersOfAddress = 32
    /// The most browsers that are remembered.
    public var browsers = 10_000
    /// How long a tab is kept after its page was last heard of.
    public var sleep: Duration = .seconds(300)
    /// After which time without input the screens lock; nil for never.
    public var lockDelay: Duration? = .seconds(600)

    public init() {}
}

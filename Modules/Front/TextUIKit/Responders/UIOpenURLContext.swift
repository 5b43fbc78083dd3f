import TextUICore

/// A link that a scene is to open. As UIKit's `UIOpenURLContext`.
@MainActor @preconcurrency
public final class UIOpenURLContext {
    /// The link.
    public let url: URL
    /// The circumstances of the link.
    public let options = UIScene.OpenURLOptions()

    init(_ url: URL) {
        self.url = url
    }
}

extension UIOpenURLContext: Hashable {
    /// Tells whether two contexts are the same object.
    nonisolated public static func == (a: UIOpenURLContext, b: UIOpenURLContext) -> Bool { a === b }
    /// Hashes the context's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIScene {
    /// The circumstances of a link. As UIKit's `UIScene.OpenURLOptions`; text knows none.
    @MainActor @preconcurrency
    public final class OpenURLOptions {
        /// The program that has sent the link: always nil.
        public var sourceApplication: String? { nil }
        /// Whether the file of the link has to be copied: always false.
        public var openInPlace: Bool { false }
    }
}

extension UIApplication {
    /// A key of the circumstances of a link. As UIKit's `UIApplication.OpenURLOptionsKey`; text gives none.
    public struct OpenURLOptionsKey: Hashable, Sendable {
        let name: String
        /// The key of the program that has sent the link.
        public static let sourceApplication = OpenURLOptionsKey(name: "sourceApplication")
        /// The key of a value that goes with the link.
        public static let annotation = OpenURLOptionsKey(name: "annotation")
        /// The key of whether the file of the link may be opened where it is.
        public static let openInPlace = OpenURLOptionsKey(name: "openInPlace")
    }

    /// Hands a link to the scene's delegate, else to the program's; to the one that is launched, where there is none yet.
    func take(_ url: URL) {
        guard delegate != nil else { return awaitingLink = url }
        awaitingLink = nil
        if let sceneDelegate = scene.delegate {
            sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
        } else {
            _ = delegate?.application(self, open: url, options: [:])
        }
    }
}

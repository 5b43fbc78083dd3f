import UIKit

/// A program as a stranger writes one for UIKit, in the documents' Swift 5: it knows nothing of text.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UINavigationBar.appearance().prefersLargeTitles = true
        return true
    }
}

#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import UIKit

    /// A window before all others of its scene for as long as the screen is locked: sheets and alerts stand in windows, too.
    struct LockWindow<Lock: View>: UIViewRepresentable {
        let isLocked: Bool
        let lock: () -> Lock

        func makeUIView(context: Context) -> LockAnchor<Lock> { LockAnchor() }

        func updateUIView(_ anchor: LockAnchor<Lock>, context: Context) {
            anchor.lock = isLocked ? lock() : nil
        }

        static func dismantleUIView(_ anchor: LockAnchor<Lock>, coordinator: Void) {
            anchor.lock = nil
        }
    }

    /// Stands in the locked window, and so knows the scene that the lock belongs to.
    final class LockAnchor<Lock: View>: UIView {
        var lock: Lock? {
            didSet { update() }
        }

        private var lockWindow: UIWindow?
        private var hosting: UIHostingController<Lock>?

        override func didMoveToWindow() {
            super.didMoveToWindow()
            update()
        }

        private func update() {
            guard let lock, let scene = window?.windowScene else {
                lockWindow?.isHidden = true
                lockWindow = nil
                hosting = nil
                return
            }
            if let hosting {
                hosting.rootView = lock
            } else {
                let controller = UIHostingController(rootView: lock)
                let window = UIWindow(windowScene: scene)
                window.windowLevel = .alert + 1
                window.rootViewController = controller
                window.makeKeyAndVisible()
                (lockWindow, hosting) = (window, controller)
            }
        }
    }
#endif

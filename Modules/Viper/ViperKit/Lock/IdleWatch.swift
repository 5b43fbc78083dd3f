#if canImport(SwiftUI)
    import Combine
    import Foundation
    import SwiftUI
    import UIKit

    /// Waits anew after each touch, and after each change of a text: a keyboard stands in a window of its own.
    struct IdleWatch: ViewModifier {
        let delay: Duration?
        let clock: any Clock<Duration>
        let action: @MainActor () -> Void
        @State private var signs = 0

        func body(content: Content) -> some View {
            content
                .background { TouchWatch { signs += 1 } }
                .onReceive(NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification)) { _ in
                    signs += 1
                }
                .task(id: Wait(delay: delay, signs: signs)) {
                    guard let delay else { return }
                    // Only another sign of somebody, or the end of the View, ends the wait early.
                    guard (try? await clock.sleep(for: delay)) != nil else { return }
                    action()
                }
        }

        private struct Wait: Equatable {
            let delay: Duration?
            let signs: Int
        }
    }

    private struct TouchWatch: UIViewRepresentable {
        let touched: @MainActor () -> Void

        func makeUIView(context: Context) -> TouchAnchor { TouchAnchor() }

        func updateUIView(_ anchor: TouchAnchor, context: Context) {
            anchor.touched = touched
        }
    }

    /// Has the window, where every touch comes by, ask a recognizer that leaves all of them to others.
    private final class TouchAnchor: UIView, UIGestureRecognizerDelegate {
        var touched: (@MainActor () -> Void)?
        private let recognizer = UITapGestureRecognizer(target: nil, action: nil)

        override func willMove(toWindow newWindow: UIWindow?) {
            super.willMove(toWindow: newWindow)
            recognizer.delegate = self
            window?.removeGestureRecognizer(recognizer)
            newWindow?.addGestureRecognizer(recognizer)
        }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            touched?()
            return false
        }
    }
#endif

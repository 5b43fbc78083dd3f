#if canImport(SwiftUI)
    import UIKit.UIGestureRecognizerSubclass

    /// Waits anew after each touch.
    struct IdleWatch: ViewModifier {
        let delay: Duration?
        let clock: any Clock<Duration>
        let action: @MainActor () -> Void
        @State private var touches = 0

        func body(content: Content) -> some View {
            content
                .background(TouchWatch { touches += 1 })
                .task(id: Wait(delay: delay, touches: touches)) {
                    guard let delay else { return }
                    // Only another touch, or the end of the View, ends the wait early.
                    guard (try? await clock.sleep(for: delay)) != nil else { return }
                    action()
                }
        }

        private struct Wait: Equatable {
            let delay: Duration?
            let touches: Int
        }
    }

    private struct TouchWatch: UIViewRepresentable {
        let touched: @MainActor () -> Void

        func makeUIView(context: Context) -> TouchAnchor { TouchAnchor() }

        func updateUIView(_ anchor: TouchAnchor, context: Context) {
            anchor.recognizer.touched = touched
        }
    }

    /// Brings the recognizer to the window, where every touch comes by.
    private final class TouchAnchor: UIView {
        let recognizer = TouchRecognizer(target: nil, action: nil)

        override func willMove(toWindow newWindow: UIWindow?) {
            super.willMove(toWindow: newWindow)
            window?.removeGestureRecognizer(recognizer)
            newWindow?.addGestureRecognizer(recognizer)
        }
    }

    /// Notes that somebody touches the screen, and leaves the touch to others.
    private final class TouchRecognizer: UIGestureRecognizer {
        var touched: (@MainActor () -> Void)?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            touched?()
            state = .failed
        }
    }
#endif

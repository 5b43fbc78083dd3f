import Foundation
import TextHost
import Testing
import TextUICore

@testable import TextFronts
@testable import TextUIKit

extension DelegateAdaptorTests {
    @MainActor @Suite struct WindowTests {
        @MainActor @Observable final class Toasts {
            var words: [String] = []
        }

        private struct Toast: View {
            let toasts: Toasts

            var body: some View {
                VStack {
                    Spacer()
                    ForEach(toasts.words, id: \.self) { Text($0) }
                }
            }
        }

        private struct Screen: View {
            let toasts: Toasts
            @State private var count = 0
            @State private var showsSheet = false

            var body: some View {
                VStack {
                    Text("Count \(count)")
                    Button("Save") {
                        count += 1
                        toasts.words.append("Saved \(count)")
                    }
                    Button("More") { showsSheet = true }
                }
                .sheet(isPresented: $showsSheet) { Text("The sheet") }
            }
        }

        private struct Program: App {
            static var toasts = Toasts()
            var body: some Scene { WindowGroup { Screen(toasts: Program.toasts) } }
        }

        private func makeWindow(_ root: UIViewController, at level: UIWindow.Level = .alert + 1) -> UIWindow {
            let window = UIWindow(windowScene: UIApplication.shared.scene)
            window.rootViewController = root
            window.windowLevel = level
            return window
        }

        private func makeToastWindow(of toasts: Toasts) -> UIWindow {
            let root = UIHostingController(rootView: Toast(toasts: toasts))
            root.view.backgroundColor = .clear
            return makeWindow(root)
        }

        private func makeHost(_ style: SceneHost.Style = .plain) -> (SceneHost, Toasts) {
            let toasts = Toasts()
            Program.toasts = toasts
            let program = Program()
            return (SceneHost(columns: 40, rows: 12, style: style) { Program.content(of: program) }, toasts)
        }

        @Test func `a clear window stands before an app's screen and its sheets, which stay in reach`() async throws {
            let (host, toasts) = makeHost(.screen)
            let window = makeToastWindow(of: toasts)
            window.isHidden = false
            defer { window.isHidden = true }
            try await host.press("Save")
            #expect(host.frame.lines.last?.contains("Saved 1") == true)
            #expect(host.frame.text.contains("Count 1"))
            try await host.press("More")
            #expect(host.frame.text.contains("The sheet") && host.frame.text.contains("Saved 1"))
            await host.perform { window.isHidden = true }
            #expect(host.frame.text.contains("The sheet") && !host.frame.text.contains("Saved 1"))
            #expect(host.frame.lines == host.frameFromScratch().lines)
        }

        @Test func `in lines and json the window comes last, and hides nothing`() async throws {
            let (host, toasts) = makeHost()
            let window = makeToastWindow(of: toasts)
            window.isHidden = false
            defer { window.isHidden = true }
            try await host.press("Save")
            #expect(host.frame.elements.map(\.label) == ["Count 1", "Save", "More", "Saved 1"])
        }

        @Test func `a window with a ground hides the screen, whose state stays`() async throws {
            let (host, _) = makeHost()
            try await host.press("Save")
            let window = makeWindow(UIHostingController(rootView: Text("Locked")), at: .alert)
            await host.perform {
                window.makeKeyAndVisible()
                #expect(UIApplication.shared.keyWindow === window)
            }
            #expect(host.frame.elements.map(\.label) == ["Locked"])
            await host.perform { window.isHidden = true }
            #expect(host.frame.text.contains("Count 1") && UIApplication.shared.keyWindow !== window)
        }

        @Test func `an alert is presented from an empty window`() async throws {
            let (host, _) = makeHost()
            let root = UIViewController()
            let window = makeWindow(root)
            defer { window.isHidden = true }
            var isAnswered = false
            await host.perform {
                window.makeKeyAndVisible()
                let alert = UIAlertController(title: "No connection", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Again", style: .default) { _ in isAnswered = true })
                root.present(alert, animated: true)
            }
            #expect(host.frame.presented == .alert && host.frame.title == "No connection")
            try await host.press("Again")
            #expect(isAnswered && host.frame.presented == nil && host.frame.text.contains("Count 0"))
        }

        @Test func `windows stand by their levels, and of one level the latest is foremost`() {
            let windows = [UIWindow.Level.alert, .normal, .normal, .statusBar].map {
                makeWindow(UIViewController(), at: $0)
            }
            for window in windows { window.isHidden = false }
            defer { for window in windows { window.isHidden = true } }
            let shown = UIApplication.shared.windows.filter { windows.contains($0) }
            #expect(shown == [windows[1], windows[2], windows[3], windows[0]])
            windows[1].windowLevel = .alert + 1
            #expect(UIApplication.shared.windows.last === windows[1])
            #expect(UIWindow.Level.alert + 1 > .alert && .statusBar - 1 < UIWindow.Level.statusBar)
        }

        @Test func `what stands in a window that takes no input cannot be pressed`() async throws {
            let (host, _) = makeHost()
            let window = makeWindow(UIHostingController(rootView: Button("Over it") {}))
            window.isUserInteractionEnabled = false
            await host.perform { window.isHidden = false }
            defer { window.isHidden = true }
            #expect(try !host.element("Over it").isEnabled && host.element("Save").isEnabled)
        }
    }
}

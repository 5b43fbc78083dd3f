import SwiftUI
import Testing

import TextUICore

@MainActor @Suite struct LayerClipTests {
    @Test func `a layer clips what follows to its dots, or to the others`() async {
        func line(_ options: GraphicsContext.ClipOptions) async -> String {
            let host = SceneHost(columns: 4, rows: 1) {
                Canvas { context, size in
                    context.clipToLayer(options: options) { layer in
                        layer.fill(Path(CGRect(x: 8, y: 0, width: 16, height: 16)), with: .color(.black))
                    }
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                }
                .frame(width: 32, height: 16)
            }
            await host.settle()
            return host.frame.lines[0]
        }
        #expect(await line([]).trimmingCharacters(in: .whitespaces).count == 2)
        #expect(await line([]).hasPrefix(" "))
        #expect(await line(.inverse).contains("  "))
    }
}

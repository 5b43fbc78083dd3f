import SwiftUI

struct Loud: TextAttribute {}

struct Fading: TextRenderer {
    var progress: Double
    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for (index, slice) in layout.flattened.enumerated() {
            var copy = context
            copy.opacity = min(1, progress * Double(index + 1))
            copy.addFilter(.blur(radius: slice.typographicBounds.rect.height / 16))
            copy.translateBy(x: 0, y: slice.typographicBounds.descent)
            copy.draw(slice, options: .disablesSubpixelQuantization)
        }
    }
}

extension Text.Layout {
    var flattenedRuns: some RandomAccessCollection<Text.Layout.Run> { flatMap { line in line } }
    var flattened: some RandomAccessCollection<Text.Layout.RunSlice> { flattenedRuns.flatMap { run in run } }
}

struct HalfSheet: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: nil, height: root.sizeThatFits(.unspecified).height / 2)
    }
}

struct Clock: View {
    let start: Date
    @Namespace private var namespace
    @State private var isShown = false
    @State private var items = ["a", "b"]

    var body: some View {
        TabView {
            Tab("One", systemImage: "clock") {
                VStack {
                    Text(.currentDate, format: .stopwatch(startingAt: start))
                    Text(TimeDataSource<Date>.currentDate, format: .timer(countingDownIn: start..<start + 60))
                    Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
                    Text("be \(Text("loud").customAttribute(Loud()))").textRenderer(Fading(progress: 0.5))
                    Text("long").textVariant(.sizeDependent)
                }
                .navigationTransition(.zoom(sourceID: 1, in: namespace))
            }
            .tabPlacement(.pinned)
            Tab("Two", systemImage: "list.bullet") {
                List($items, id: \.self, editActions: [.delete, .move]) { $item in TextField("Item", text: $item) }
            }
        }
        .sheet(isPresented: $isShown) {
            Text("Sheet").presentationSizing(.form.fitted(horizontal: false, vertical: true))
            Text("Half").presentationSizing(HalfSheet())
        }
        .dialogSeverity(.critical)
        .onPreferenceChange(PreferredColorSchemeKey.self) { _ in }
    }
}

struct Marking: View {
    let words: Text

    var body: some View {
        words
            .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
                GeometryReader { proxy in
                    if let anchored = layouts.first {
                        let origin = proxy[anchored.origin]
                        let slices = Array(anchored.layout.flattened)
                        ForEach(slices.indices, id: \.self) { index in
                            Color.yellow.offset(x: origin.x, y: origin.y + slices[index].frame.minY)
                        }
                    }
                }
            }
            .onPreferenceChange(Text.LayoutKey.self) { layouts in
                _ = layouts.map(\.layout.count)
            }
    }
}

extension Text.Layout.RunSlice {
    fileprivate var frame: CGRect { typographicBounds.rect }
}

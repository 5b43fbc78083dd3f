import SwiftUI
import UniformTypeIdentifiers

struct Names: DynamicViewContent {
    var data: [String]
    var body: some View { ForEach(data, id: \.self) { Text($0) } }
}

struct Marked: ViewModifier {
    func body(content: Content) -> some View { content.bold() }
}

struct Roster: View {
    @State private var names = ["Ann", "Ben"]
    @State private var isAsked = false
    @State private var isSuppressed = false
    @State private var place: String?
    @Environment(\.verticalScrollIndicatorVisibility) private var indicators
    @Environment(\.horizontalScrollIndicatorVisibility) private var acrossIndicators
    @Environment(\.verticalScrollBounceBehavior) private var bounce
    @Environment(\.horizontalScrollBounceBehavior) private var acrossBounce
    @Environment(\.allowedDynamicRange) private var range
    @Environment(\.springLoadingBehavior) private var springLoading

    var body: some View {
        List {
            Names(data: names)
                .onDelete { names.remove(atOffsets: $0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                .onInsert(of: [.plainText]) { _, _ in }
            Names(data: names).dropDestination(for: String.self) { strings, index in
                names.insert(contentsOf: strings, at: index)
            }
            Text("The Beatles")
                .typeSelectEquivalent("Beatles")
                .typeSelectEquivalent(Text("Beatles"))
                .typeSelectEquivalent(names[0])
                .typeSelectEquivalent(nil)
                .itemProvider { NSItemProvider(object: "The Beatles" as NSString) }
                .itemProvider(nil)
                .listRowSeparator(.hidden, edges: .bottom)
                .listRowSeparatorTint(.red, edges: .top)
                .listSectionSeparator(.visible)
                .listSectionSeparatorTint(nil, edges: .all)
                .modifier(Marked().animation(.default))
                .modifier(Marked().transaction { $0.disablesAnimations = true })
        }
        .scrollPosition(id: $place)
        .scrollIndicators(indicators == .automatic ? .hidden : .never, axes: .vertical)
        .scrollBounceBehavior(.basedOnSize)
        .springLoadingBehavior(springLoading)
        .allowedDynamicRange(range ?? .standard)
        .confirmationDialog("Delete?", isPresented: $isAsked) { Button("Delete", role: .destructive) {} }
        .dialogSuppressionToggle("Don't ask again", isSuppressed: $isSuppressed)
        .dialogSuppressionToggle(names[0], isSuppressed: $isSuppressed)
        .dialogSuppressionToggle(Text("Quiet"), isSuppressed: $isSuppressed)
        .dialogSuppressionToggle(isSuppressed: $isSuppressed)
        .onTapGesture {
            withTransaction(\.scrollTargetAnchor, .center) { place = "Ben" }
        }
    }
}

struct Platform: View {
    static let key = AccessibilityCustomContentKey("Platform", id: "platform")
    let number: String
    let note: Text?

    var body: some View {
        Text("Train until \(timerInterval: Date()...Date().addingTimeInterval(60), countsDown: false)")
            .accessibilityCustomContent(Text("Gate"), Text("12"), importance: .high)
            .accessibilityCustomContent("Gate", "12", importance: .high)
            .accessibilityCustomContent(Self.key, note)
            .accessibilityCustomContent(Self.key, number, importance: .high)
            .transition(.offset(x: 8).combined(with: .offset(CGSize(width: 0, height: 16))))
            .animation(.timingCurve(.easeIn, duration: 1), value: number)
            .background(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
            .background(Color.red.gradient.colorSpace(.device))
            .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).in(.zero))
    }
}

struct Paging: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if context.isEnabled, context.layoutDirection == .rightToLeft { target.rect.origin.x = 0 }
    }
}

struct Tiles: View {
    var body: some View {
        Canvas { context, size in
            context.clipToLayer(opacity: 0.5, options: .inverse) { layer in
                layer.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.black))
            }
            context.addFilter(.projectionTransform(ProjectionTransform().inverted()))
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .tiledImage(Image("tile"), origin: .zero, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1)))
        }
        .gesture(DragGesture(coordinateSpace: .global))
        .symbolVariant(SymbolVariants.circle.fill.contains(.fill) ? .slash : .none)
    }
}

struct Slow: CustomAnimation {
    let animation: Animation

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        animation.animate(value: value, time: time / 2, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        animation.velocity(value: value, time: time / 2, context: context)?.scaled(by: 0.5)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? Slow else { return false }
        return animation.shouldMerge(previous: previous.animation, value: value, time: time, context: &context)
    }
}

func numbers() -> [Double] {
    let spring = Spring.bouncy
    var (value, velocity) = (CGPoint.zero, CGPoint.zero)
    spring.update(
        value: &value.x, velocity: &velocity.x, target: spring.velocity(target: 3, time: 0.1), deltaTime: 0.1)
    let point = spring.value(fromValue: value, toValue: velocity, initialVelocity: .zero, time: 0.2)
    let speed = spring.velocity(fromValue: value, toValue: velocity, initialVelocity: .zero, time: 0.2)
    let force = spring.force(fromValue: value, toValue: velocity, position: point, velocity: speed)
    let color = Color.Resolved(red: 1, green: 0, blue: 0)
    let parts = [color.linearRed, color.linearGreen, color.linearBlue, color.animatableData.first].map(Double.init)
    let style = StrokeStyle(lineWidth: 2)
    let radii = RectangleCornerRadii(topLeading: 3)
    return parts + [
        force.x, spring.force(target: 1.0, position: 0, velocity: 0), UnitCurve.easeIn.inverse.value(at: 0.5),
        UnitCurve.easeIn.velocity(at: 0.5), style.animatableData.first, radii.animatableData.first.first,
        Double(color.cgColor.alpha), Double(color.description.count),
    ]
}

@MainActor
func pieces() -> [String] {
    let scroll = ScrollView(.horizontal, showsIndicators: false) { Text("wide") }
    let item = ToolbarItem(id: "add") { Text("Add") }
    ImageRenderer(content: scroll.content).render { size, draw in _ = size.width }
    return [
        "\(scroll.axes) \(scroll.showsIndicators)", item.id, InterfaceOrientation.portrait.id,
        "\(Spacer(minLength: 8).minLength ?? 0)", "\(SpatialTapGesture().coordinateSpace)",
    ]
}

struct RosterApp: App {
    var body: some Scene {
        WindowGroup { Roster() }
            .backgroundTask(.appRefresh("refresh")) { await Task.yield() }
            .backgroundTask(.urlSession("downloads")) {}
            .backgroundTask(.urlSession) { name in print(name) }
            .backgroundTask(.urlSession(matching: { $0.isEmpty })) { _ in }
            .transformEnvironment(\.lineLimit) { $0 = 3 }
    }
}

import SwiftUI

struct Framed: ViewModifier {
    let title: String
    let close: () -> Void

    init(_ title: String, close: @escaping () -> Void) {
        self.title = title
        self.close = close
    }

    func body(content: Content) -> some View {
        VStack {
            content
            Button(title, action: close)
        }
    }
}

extension View {
    func framed(_ title: String, close: @escaping () -> Void) -> some View { modifier(Framed(title, close: close)) }
}

struct Fading: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.3 : 1)
    }
}

extension ButtonStyle where Self == Fading {
    static var fading: Fading { Fading() }
}

struct Pressed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
    }
}

struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

struct Gallery: View {
    @State private var isOn = false
    @State private var height: CGFloat = 0
    @Environment(\.depth) private var depth
    @Namespace private var names

    var body: some View {
        VStack {
            Button("Fade") {}.buttonStyle(.fading)
            Toggle("Press", isOn: $isOn).toggleStyle(Pressed())
            Text("\(depth) \(height)")
                .animation(.spring(duration: 0.4, bounce: 0.1), value: isOn)
                .animation(.default) { $0.opacity(isOn ? 0.5 : 1) }
                .transition(.move(edge: .bottom).combined(with: .opacity))
                .matchedGeometryEffect(id: "text", in: names)
                .phaseAnimator([1, 1.5]) { view, scale in view.scaleEffect(scale) }
                .background(
                    GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
                )
                .onPreferenceChange(HeightKey.self) { height = $0 }
            Button("Turn") {
                withAnimation(.easeInOut) {
                    isOn.toggle()
                } completion: {
                }
            }
        }
        .environment(\.depth, 2)
    }
}

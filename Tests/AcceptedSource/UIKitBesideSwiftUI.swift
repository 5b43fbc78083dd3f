import Charts
import SwiftUI
import UniformTypeIdentifiers

final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        launches += 1
        return true
    }
}

struct AdaptedApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @UIApplicationDelegateAdaptor private var other: Delegate

    var body: some Scene {
        WindowGroup { Text("Launches: \(delegate.launches + other.launches)") }
    }
}

final class PassingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let view = super.hitTest(point, with: event) else { return nil }
        return rootViewController?.view == view ? nil : view
    }
}

struct Glass: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView {
        let view = UIVisualEffectView()
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .fill)
        return view
    }

    func updateUIView(_ view: UIVisualEffectView, context: Context) {
        if let layer = view.layer.sublayers?.first { layer.isHidden = true }
    }
}

struct Photo: Transferable {
    let image: Image
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.image) }
}

struct Folder: View {
    let picture: UIImage?
    @State private var isTargeted = false

    var body: some View {
        VStack {
            Button("Settings") { UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }
            Image(uiImage: picture ?? UIImage()).clipShape(Rectangle().offset(x: 10))
            Text("Drag").onDrag { NSItemProvider(object: "x" as NSString) }
            Text("Drop").onDrop(of: [UTType.plainText], isTargeted: $isTargeted) { providers in
                _ = providers.first?.loadObject(ofClass: String.self) { _, _ in }
                return true
            }
            Chart {
                SectorMark(angle: .value("Share", 1)).annotation(position: .overlay) { Text("\($0.targetSize.width)") }
            }
        }
        .environment(\.defaultMinListHeaderHeight, 30)
        .environment(\.backgroundProminence, .increased)
    }
}

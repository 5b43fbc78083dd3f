import SwiftUI

private let stops: [(place: Double, seconds: Double)] = [(0, 0.5), (12, 1), (0, 0.5)]

struct Swing: View {
    let isLong: Bool

    private var timeline: KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: 0) {
            for stop in stops {
                CubicKeyframe(stop.place, duration: stop.seconds)
            }
            if isLong {
                LinearKeyframe(20, duration: 1)
            } else {
                MoveKeyframe(0)
            }
        }
    }

    var body: some View { Text(timeline.duration, format: .number) }
}

struct Clocks: View {
    let start: Date
    let end: Date

    var body: some View {
        List {
            Text(.currentDate, format: .timer(countingDownIn: start..<end, showsHours: false, maxFieldCount: 2))
            Text(.currentDate, format: .timer(countingUpIn: start..<end, maxPrecision: .seconds(60)))
            Text(end, format: .stopwatch(startingAt: start, maxFieldCount: 3, maxPrecision: .seconds(1)))
            Text(Date.now, format: .offset(to: end, allowedFields: [.year, .month, .day], maxFieldCount: 1))
            Text(.currentDate, format: .offset(to: end, sign: .always(includingZero: true)))
            Text(.currentDate, format: .reference(to: start))
            Text(
                .currentDate,
                format: .reference(to: end, allowedFields: [.month, .day], maxFieldCount: 2, thresholdField: .hour))
            Text((Locale.current as NSLocale).localizedString(forLanguageCode: "de") ?? "")
        }
        .listStyle(.inset(alternatesRowBackgrounds: true))
    }
}

struct Borders: View {
    var body: some View {
        List {
            Text("Selected").padding().background(.selection, in: .buttonBorder)
            ButtonBorderShape.capsule.strokeBorder(.red).frame(height: 48)
            Canvas { context, size in
                context.addFilter(.colorShader(ShaderLibrary.tinted(.float(2))))
                context.addFilter(.distortionShader(ShaderLibrary.waves(), maxSampleOffset: .zero))
                context.addFilter(.layerShader(ShaderLibrary.glow(.boundingRect), maxSampleOffset: size))
            }
            Text("Tilted").visualEffect { content, _ in
                content.transformEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 1)))
            }
        }
        .listStyle(.bordered(alternatesRowBackgrounds: false))
        .background(.quaternary, in: .rect(corners: .concentric(minimum: 12), isUniform: true))
        .toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("Sign") }.sharedBackgroundVisibility(.hidden)
        }
    }
}

struct Measured: View {
    let font: UIFont = .systemFont(ofSize: 14, weight: .bold, width: .condensed)
    private var shown: Font { Font(font as CTFont) }

    var body: some View {
        Text("High")
            .font(shown)
            .frame(height: font.lineHeight * 2)
            .offset(y: -CTFontGetDescent(font as CTFont))
            .foregroundStyle(Color(UIColor(named: "ink") ?? UIColor()))
    }

    static func red(of color: CGColor) -> CGFloat? {
        guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
        return color.converted(to: space, intent: .defaultIntent, options: nil)?.components?.first
    }

    static func slanted(_ font: UIFont?) -> UIFont {
        let descriptor = (font ?? UIFont()).fontDescriptor.withMatrix(CGAffineTransform(scaleX: 1, y: 2))
        return UIFont(descriptor: descriptor, size: 0)
    }
}

final class Dots: UIView {
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIColor.red.setFill()
        UIBezierPath(ovalIn: rect).fill()
    }
}

struct Flip: GeometryEffect {
    var angle: Angle
    var animatableData: Double {
        get { angle.degrees }
        set { angle = .degrees(newValue) }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        var turned = CATransform3DIdentity
        turned.m34 = -1 / max(size.width, size.height)
        turned = CATransform3DRotate(turned, CGFloat(angle.radians), 0, 1, 0)
        turned = CATransform3DTranslate(turned, -size.width / 2, -size.height / 2, 0)
        let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        return ProjectionTransform(turned).concatenating(back)
    }
}

final class Turning: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "next", let next = segue.destination as? Turning { next.title = title }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.view.alpha = 0 }, completion: { _ in self.view.alpha = 1 })
    }
}

func isMain(_ queue: DispatchQueue) -> Bool { queue == .main || queue != DispatchQueue.global() }

final class Chooser: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

@MainActor func dress(_ controller: UIViewController, _ chooser: Chooser) {
    controller.popoverPresentationController?.delegate = chooser
    UIDatePicker.appearance().minuteInterval = 15
    UITabBarItem.appearance().badgeColor = .purple
    UITableViewCell.appearance().selectedBackgroundView = {
        let view = UIView()
        view.backgroundColor = .blue
        return view
    }()
    UIButton.appearance(whenContainedInInstancesOf: [Turning.self]).tintColor = .red
    controller.view.layer.removeAllAnimations()
    controller.view.layer.shadowPath = UIBezierPath(rect: controller.view.bounds).cgPath
    controller.view.layer.transform = CATransform3DMakeScale(1, 2, 1)
    let bar = UITabBarAppearance()
    bar.shadowImage = UIImage(named: "shadow")?.withRenderingMode(.alwaysTemplate)
    UIImage(named: "coin")?.prepareThumbnail(of: CGSize(width: 24, height: 24)) {
        _ = $0?.withRenderingMode(.alwaysOriginal)
    }
}

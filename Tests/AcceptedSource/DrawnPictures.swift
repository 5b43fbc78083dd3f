import UIKit

final class Badge {
    private let format: UIGraphicsImageRendererFormat = {
        let format = UIGraphicsImageRendererFormat.default()
        format.opaque = false
        format.scale = 2
        return format
    }()

    func image(_ initials: String, color: UIColor) -> UIImage {
        let size = CGSize(width: 48, height: 48)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
            UIColor.black.setStroke()
            context.stroke(context.format.bounds)
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = .center
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 20, weight: .bold), .foregroundColor: UIColor.white,
                .paragraphStyle: paragraph, .kern: 1.5, .underlineStyle: 1, .underlineColor: UIColor.white,
            ]
            initials.draw(in: CGRect(x: 0, y: 16, width: 48, height: 16), withAttributes: attributes)
            NSAttributedString(string: initials, attributes: attributes).draw(at: .zero)
            UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: 16, height: 16))
        }
    }

    func old(_ image: UIImage, size: CGSize) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        context.interpolationQuality = .high
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        let rounded = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 8)
        rounded.addClip()
        image.draw(in: CGRect(origin: .zero, size: size))
        rounded.lineWidth = 2
        rounded.stroke()
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    func png() -> Data {
        UIGraphicsImageRenderer(bounds: CGRect(x: 4, y: 4, width: 8, height: 8)).pngData { context in
            context.cgContext.setFillColor(UIColor.red.cgColor)
            context.cgContext.fill(context.format.bounds)
        }
    }
}

@MainActor
func picture(of view: UIView) -> UIImage {
    UIGraphicsImageRenderer(bounds: view.bounds).image { context in
        view.layer.render(in: context.cgContext)
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
}

func shade(_ rect: CGRect, _ colors: [UIColor]) {
    guard let context = UIGraphicsGetCurrentContext(),
        let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: [0, 1])
    else { return }
    context.drawLinearGradient(
        gradient, start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY), options: [])
    context.drawRadialGradient(
        gradient, startCenter: rect.origin, startRadius: 0, endCenter: rect.origin, endRadius: rect.width,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
}

import SwiftUI

struct Row: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) { sum, size in
            CGSize(width: sum.width + size.width + spacing, height: max(sum.height, size.height))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for view in subviews {
            view.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
            x += view.dimensions(in: .unspecified).width + spacing
        }
    }
}

struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        let pen = CGMutablePath()
        pen.move(to: CGPoint(x: rect.midX, y: rect.minY))
        pen.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        pen.addArc(center: .zero, radius: 8, startAngle: 0, endAngle: .pi, clockwise: true)
        pen.closeSubpath()
        return Path(pen.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 4))
    }
}

struct Sky: View {
    var body: some View {
        Row {
            Star()
            Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2).offset(x: 1)
            Rectangle().fill(.blue).overlay { Capsule().stroke(style: StrokeStyle(lineWidth: 1)) }
            RoundedRectangle(cornerRadius: 4).rotation(.degrees(3)).scale(0.5).fill(Color.red.gradient)
            UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4))
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
            }
            Image("star").resizable().aspectRatio(contentMode: .fit)
            Image(decorative: "moon")
            Image(systemName: "sun.max", variableValue: 0.4).symbolRenderingMode(.palette).imageScale(.large)
            AsyncImage(url: URL(string: "https://example.com/star.png")) { phase in
                if let image = phase.image { image.resizable() } else { ProgressView() }
            }
        }
    }
}

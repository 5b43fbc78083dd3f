import SwiftUI
import Testing

private struct Flag: Shape {
    static var role: ShapeRole { .separator }

    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 24, height: 16) }
}

private struct Plain: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
}

@MainActor @Suite struct ShapeSizeTests {
    private func size(of shape: some View) -> CGSize {
        var size = CGSize.zero
        let host = SceneHost(columns: 20, rows: 4, style: .screen) {
            shape.background(
                GeometryReader { geometry -> Color in
                    size = geometry.size
                    return Color.clear
                })
        }
        _ = host.frame
        return size
    }

    @Test func `a shape takes the size that it says`() {
        #expect(size(of: Flag()) == CGSize(width: 24, height: 16))
        #expect(size(of: Flag().fill(.red)) == CGSize(width: 24, height: 16))
        #expect(size(of: Flag().stroke(lineWidth: 1)) == CGSize(width: 24, height: 16))
        #expect(size(of: Flag().rotation(.degrees(90))) == CGSize(width: 24, height: 16))
        #expect(size(of: AnyShape(Flag())) == CGSize(width: 24, height: 16))
        #expect(size(of: Plain()) == CGSize(width: 160, height: 64))
    }

    @Test func `a length that is left open is ten points, and a circle is as wide as it is high`() {
        #expect(Plain().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Rectangle().sizeThatFits(.init(width: 40, height: nil)) == CGSize(width: 40, height: 10))
        #expect(Circle().sizeThatFits(.init(width: 40, height: 30)) == CGSize(width: 30, height: 30))
    }

    @Test func `a shape is filled, and a line along it is a stroke`() {
        #expect(Plain.role == .fill && Flag.role == .separator)
        #expect(RotatedShape<Flag>.role == .separator)
        func role<Line: Shape>(of line: Line) -> ShapeRole { Line.role }
        #expect(role(of: Plain().stroke(lineWidth: 1)) == .stroke)
    }
}

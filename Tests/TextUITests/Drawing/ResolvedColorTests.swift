import SwiftUI
import Testing

@Suite struct ResolvedColorTests {
    @Test func `the linear parts of a colour are those of its light`() {
        var color = Color.Resolved(red: 1, green: 0.5, blue: 0)
        #expect(color.linearRed == 1 && color.linearBlue == 0 && abs(color.linearGreen - 0.214) < 0.001)
        #expect(color.description == "#FF8000FF")
        color.linearGreen = 1
        #expect(abs(color.green - 1) < 1e-4)
        let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.214, green: 0, blue: 0, opacity: 0.5)
        #expect(abs(linear.red - 0.5) < 0.001 && linear.opacity == 0.5)
    }

    @Test func `an inverted projection takes back what the projection does`() {
        let transform = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0.5, d: 3, tx: 10, ty: -4))
        let product = transform.concatenating(transform.inverted())
        #expect(abs(product.m11 - 1) < 1e-9 && abs(product.m12) < 1e-9 && abs(product.m31) < 1e-9)
        #expect(abs(product.m22 - 1) < 1e-9 && abs(product.m32) < 1e-9 && abs(product.m33 - 1) < 1e-9)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(!flat.invert() && flat.m22 == 1)
    }
}

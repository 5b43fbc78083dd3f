import Foundation
import Testing
import TextCoreGraphics
import TextUI

import TextUICore
import TextUIKit

/// Gradients that a program draws by Core Graphics, in pixels and in cells.
@MainActor
@Suite struct GradientTests {
    private let redToBlue: CFArray = [
        CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
    ]

    private func gradient(_ locations: [CGFloat]? = nil) throws -> CGGradient {
        let space = CGColorSpaceCreateDeviceRGB()
        let gradient = CGGradient(colorsSpace: space, colors: redToBlue as CFArray, locations: locations)
        return try #require(gradient)
    }

    /// The red, blue and opaque parts at places of a picture of 64 by 64 points.
    private func parts(_ places: [(Int, Int)], _ draw: (CGContext) -> Void) throws -> [[UInt8]] {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { draw($0.cgContext) }
        let picture = try #require(image.cgImage?.picture, "librsvg2-2 is not installed")
        return places.map { x, y in
            let first = (y * picture.width + x) * 4
            return [picture.pixels[first], picture.pixels[first + 2], picture.pixels[first + 3]]
        }
    }

    @Test func `a gradient along a line ends at its ends unless it is to go on`() throws {
        let gradient = try gradient()
        let (start, end) = (CGPoint(x: 16, y: 0), CGPoint(x: 48, y: 0))
        let between = try parts([(4, 60), (18, 60), (32, 5), (46, 60), (60, 5)]) {
            $0.drawLinearGradient(gradient, start: start, end: end, options: [])
        }
        #expect(between[0][2] == 0 && between[4][2] == 0)
        #expect(between[1][0] > 220 && between[1][1] < 40 && between[3][0] < 40 && between[3][1] > 220)
        #expect(abs(Int(between[2][0]) - 127) < 12 && abs(Int(between[2][1]) - 127) < 12)
        let whole = try parts([(1, 1), (62, 62)]) {
            $0.drawLinearGradient(
                gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        #expect(whole == [[255, 0, 255], [0, 255, 255]])
    }

    @Test func `a gradient fills the clip alone, and is transformed as what else is drawn`() throws {
        let gradient = try gradient()
        let drawn = try parts([(10, 10), (10, 50), (50, 10)]) { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 32, height: 64))
            context.rotate(by: .pi / 2)
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 64, y: 0), options: [])
            context.restoreGState()
        }
        #expect(drawn[0][0] > 190 && drawn[1][1] > 190 && drawn[2][2] == 0)
    }

    @Test func `a gradient between circles is seen from the inner to the outer one`() throws {
        let gradient = try gradient()
        let center = CGPoint(x: 32, y: 32)
        let ring = try parts([(32, 32), (43, 32), (60, 32), (2, 2)]) {
            $0.drawRadialGradient(
                gradient, startCenter: center, startRadius: 8, endCenter: center, endRadius: 30, options: [])
        }
        #expect(ring[0][2] == 0 && ring[3][2] == 0)
        #expect(ring[1][0] > ring[1][1] && ring[2][1] > 220)
        let inwards = try parts([(32, 32), (60, 32), (2, 2)]) {
            $0.drawRadialGradient(
                gradient, startCenter: center, startRadius: 30, endCenter: center, endRadius: 0,
                options: .drawsBeforeStartLocation)
        }
        #expect(inwards[0][1] > 220 && inwards[1][0] > 220 && inwards[2] == [255, 0, 255])
    }

    @Test func `a light that is not in the middle is nearer to its side`() throws {
        let gradient = try gradient()
        let drawn = try parts([(20, 32), (10, 32), (50, 32)]) {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 20, y: 32), startRadius: 0, endCenter: CGPoint(x: 32, y: 32),
                endRadius: 30, options: [])
        }
        #expect(drawn[0][0] > 235)
        // Ten points to the left are more than half of the way, thirty to the right less than three quarters.
        #expect(abs(Int(drawn[1][1]) - 142) < 16 && abs(Int(drawn[2][1]) - 182) < 16)
    }

    @Test func `in cells a gradient has its colours, too`() async {
        let gradient = try? gradient([0.25, 0.75])
        let host = SceneHost(columns: 8, rows: 1, style: .screen) {
            Canvas { context, _ in
                context.withCGContext { cgContext in
                    guard let gradient else { return }
                    cgContext.drawLinearGradient(
                        gradient, start: .zero, end: CGPoint(x: 64, y: 0), options: [])
                }
            }
            .frame(width: 64, height: 16)
        }
        await host.settle()
        let colors = (0..<8).compactMap { host.frame.buffer[$0, 0].style.background?.components }
        #expect(colors.count == 8)
        #expect(colors.first?.red == 255 && colors.first?.blue == 0 && colors.last?.blue == 255)
        #expect(colors.map(\.red) == colors.map(\.red).sorted(by: >))
    }

    @Test func `a gradient is made of parts, too, and of nothing else than colours`() throws {
        let grey = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
        let components: [CGFloat] = [1, 1, 0, 1]
        let gradient = try #require(
            CGGradient(colorSpace: grey, colorComponents: components, locations: nil, count: 2))
        let drawn = try parts([(1, 8), (62, 8)]) {
            $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 64, y: 0), options: [])
        }
        #expect(drawn[0][0] > 245 && drawn[1][0] < 10)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGColorSpace(name: "no space") == nil)
    }
}

import SystemLibraries

/// Draws vectors in pixels by librsvg and cairo, which are loaded when the first such picture is drawn.
extension Picture {
    /// The picture that SVG makes in so many pixels; nil of what is none, and where the libraries are not installed, of
    /// which standard error has a line.
    package static func drawn(svg: String, width: Int, height: Int) -> Picture? {
        guard width > 0, height > 0, width <= mostPixels / height, let libraries = VectorLibraries() else { return nil }
        return libraries.draw(Array(svg.utf8), width: width, height: height)
    }

    /// The picture that a file of SVG makes in its own size, in so many pixels a point; nil as above.
    static func drawn(svg: Data, pixelsAPoint scale: Double) -> Picture? {
        let svg = [UInt8](svg)
        guard let libraries = VectorLibraries(), let size = libraries.size(of: svg) else { return nil }
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width * height <= Double(mostPixels) else { return nil }
        return libraries.draw(svg, width: Int(width), height: Int(height))
    }
}

/// The functions of librsvg and cairo by their C names.
private struct VectorLibraries {
    private typealias NewHandle =
        @convention(c) (UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<OpaquePointer?>?) -> OpaquePointer?
    private typealias Render =
        @convention(c) (
            OpaquePointer, OpaquePointer, UnsafePointer<Double>, UnsafeMutablePointer<OpaquePointer?>?
        ) -> Int32
    private typealias Size =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    private typealias Dimensions =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
            UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Double>
        ) -> Void
    private typealias NewSurface = @convention(c) (Int32, Int32, Int32) -> OpaquePointer?
    private typealias Make = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias Use = @convention(c) (OpaquePointer) -> Void
    private typealias Bytes = @convention(c) (OpaquePointer) -> UnsafePointer<UInt8>?
    private typealias Length = @convention(c) (OpaquePointer) -> Int32

    private let newHandle: NewHandle
    private let render: Render
    /// From librsvg 2.52 on.
    private let ownSize: Size?
    private let dimensions: Dimensions?
    private let unref: Use
    private let newSurface: NewSurface
    private let newContext: Make
    private let destroyContext: Use
    private let destroySurface: Use
    private let flush: Use
    private let bytes: Bytes
    private let stride: Length

    init?() {
        let consequence = "vectors are not drawn in pixels"
        guard
            let rsvg = SystemLibrary.load(["librsvg-2.so.2"], package: "librsvg2-2", without: consequence),
            let cairo = SystemLibrary.load(["libcairo.so.2"], package: "libcairo2", without: consequence),
            let objects = SystemLibrary.load(["libgobject-2.0.so.0"], package: "libglib2.0-0", without: consequence),
            let newHandle = rsvg.function("rsvg_handle_new_from_data", as: NewHandle.self),
            let render = rsvg.function("rsvg_handle_render_document", as: Render.self),
            let unref = objects.function("g_object_unref", as: Use.self),
            let newSurface = cairo.function("cairo_image_surface_create", as: NewSurface.self),
            let newContext = cairo.function("cairo_create", as: Make.self),
            let destroyContext = cairo.function("cairo_destroy", as: Use.self),
            let destroySurface = cairo.function("cairo_surface_destroy", as: Use.self),
            let flush = cairo.function("cairo_surface_flush", as: Use.self),
            let bytes = cairo.function("cairo_image_surface_get_data", as: Bytes.self),
            let stride = cairo.function("cairo_image_surface_get_stride", as: Length.self)
        else { return nil }
        self.newHandle = newHandle
        self.render = render
        ownSize = rsvg.function("rsvg_handle_get_intrinsic_size_in_pixels", as: Size.self)
        dimensions = rsvg.function("rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self)
        self.unref = unref
        self.newSurface = newSurface
        self.newContext = newContext
        self.destroyContext = destroyContext
        self.destroySurface = destroySurface
        self.flush = flush
        self.bytes = bytes
        self.stride = stride
    }

    private static let argb: Int32 = 0

    /// The width and the height that SVG asks for, else those of its `viewBox`; nil of what has neither, or is no SVG.
    func size(of svg: [UInt8]) -> (width: Double, height: Double)? {
        guard let ownSize, let dimensions, let handle = newHandle(svg, UInt(svg.count), nil) else { return nil }
        defer { unref(handle) }
        var (width, height) = (0.0, 0.0)
        if ownSize(handle, &width, &height) != 0 { return (width, height) }
        var hasViewBox: Int32 = 0
        var viewBox = [0.0, 0, 0, 0]
        dimensions(handle, nil, nil, nil, nil, &hasViewBox, &viewBox)
        return hasViewBox != 0 ? (viewBox[2], viewBox[3]) : nil
    }

    func draw(_ svg: [UInt8], width: Int, height: Int) -> Picture? {
        guard let handle = newHandle(svg, UInt(svg.count), nil) else { return nil }
        defer { unref(handle) }
        guard let surface = newSurface(Self.argb, Int32(width), Int32(height)) else { return nil }
        defer { destroySurface(surface) }
        guard let context = newContext(surface) else { return nil }
        defer { destroyContext(context) }
        let room = [0, 0, Double(width), Double(height)]
        guard render(handle, context, room, nil) != 0 else { return nil }
        flush(surface)
        guard let bytes = bytes(surface) else { return nil }
        return Picture(
            width: width, height: height, pixels: pixels(bytes, Int(stride(surface)), width: width, height: height))
    }

    /// Blue, green, red and how much of it, each of them already less by that, as red, green, blue and how much.
    private func pixels(_ bytes: UnsafePointer<UInt8>, _ stride: Int, width: Int, height: Int) -> [UInt8] {
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let (from, to) = (y * stride + x * 4, (y * width + x) * 4)
                let alpha = Int(bytes[from + 3])
                guard alpha > 0 else { continue }
                for part in 0..<3 { pixels[to + part] = UInt8(min(255, Int(bytes[from + 2 - part]) * 255 / alpha)) }
                pixels[to + 3] = UInt8(alpha)
            }
        }
        return pixels
    }
}

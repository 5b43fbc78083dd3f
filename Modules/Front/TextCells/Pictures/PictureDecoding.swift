import SystemLibraries

/// Reads pictures by the system's libraries for their formats, which are loaded when the first such picture is: a program
/// without pictures has nothing to do with them.
extension Picture {
    package enum Format: String, Sendable {
        case png = "PNG", jpeg = "JPEG", webp = "WebP"

        init?(_ data: Data) {
            let start = [UInt8](data.prefix(12))
            if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
                self = .png
            } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
                self = .jpeg
            } else if start.count == 12, start.starts(with: "RIFF".utf8), start[8...].starts(with: "WEBP".utf8) {
                self = .webp
            } else {
                return nil
            }
        }

        /// The library's file, and the package of Debian's that has it.
        var library: (file: String, package: String) {
            switch self {
            case .png: ("libpng16.so.16", "libpng16-16")
            case .jpeg: ("libturbojpeg.so.0", "libturbojpeg0")
            case .webp: ("libwebp.so.7", "libwebp7")
            }
        }
    }

    /// The picture in `data`: PNG, JPEG or WebP; nil of what is none, is broken, is greater than 64 million pixels, or
    /// whose library is not installed, of which standard error has a line.
    package static func decoded(_ data: Data) -> Picture? {
        guard let format = Format(data) else { return nil }
        guard let library = Library.of(format) else { return nil }
        switch format {
        case .png: return png(data, library)
        case .jpeg: return jpeg(data, library)
        case .webp: return webp(data, library)
        }
    }

    private static func isReadable(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= mostPixels / height
    }

    private static func png(_ data: Data, _ library: Library) -> Picture? {
        typealias Begin = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, Int) -> Int32
        typealias Finish =
            @convention(c) (
                UnsafeMutableRawPointer, UnsafeRawPointer?, UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer?
            ) -> Int32
        typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void
        guard let begin = library.function("png_image_begin_read_from_memory", as: Begin.self),
            let finish = library.function("png_image_finish_read", as: Finish.self),
            let free = library.function("png_image_free", as: Free.self)
        else { return nil }
        return PNGImage.with { image in
            data.withUnsafeBytes { bytes -> Picture? in
                guard let start = bytes.baseAddress, begin(image.address, start, bytes.count) != 0 else { return nil }
                defer { free(image.address) }
                let (width, height) = (image.width, image.height)
                guard isReadable(width: width, height: height) else { return nil }
                image.takeRGBA()
                var pixels = [UInt8](repeating: 0, count: width * height * 4)
                let isRead = pixels.withUnsafeMutableBytes { pixels in
                    pixels.baseAddress.map { finish(image.address, nil, $0, Int32(width * 4), nil) != 0 } ?? false
                }
                return isRead ? Picture(width: width, height: height, pixels: pixels) : nil
            }
        }
    }

    private static func jpeg(_ data: Data, _ library: Library) -> Picture? {
        typealias Make = @convention(c) () -> OpaquePointer?
        typealias Header =
            @convention(c) (
                OpaquePointer, UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
                UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
            ) -> Int32
        typealias Decompress =
            @convention(c) (
                OpaquePointer, UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32,
                Int32
            ) -> Int32
        typealias Destroy = @convention(c) (OpaquePointer) -> Int32
        guard let make = library.function("tjInitDecompress", as: Make.self),
            let readHeader = library.function("tjDecompressHeader3", as: Header.self),
            let decompress = library.function("tjDecompress2", as: Decompress.self),
            let destroy = library.function("tjDestroy", as: Destroy.self), let handle = make()
        else { return nil }
        defer { _ = destroy(handle) }
        let bytes = [UInt8](data)
        var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
        guard readHeader(handle, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0,
            isReadable(width: Int(width), height: Int(height))
        else { return nil }
        var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
        let rgba: Int32 = 7
        guard decompress(handle, bytes, UInt(bytes.count), &pixels, width, 0, height, rgba, 0) == 0 else { return nil }
        return Picture(width: Int(width), height: Int(height), pixels: pixels)
    }

    private static func webp(_ data: Data, _ library: Library) -> Picture? {
        typealias Info =
            @convention(c) (
                UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
            ) -> Int32
        typealias Decode =
            @convention(c) (
                UnsafePointer<UInt8>, Int, UnsafeMutablePointer<UInt8>, Int, Int32
            ) -> UnsafeMutablePointer<UInt8>?
        guard let info = library.function("WebPGetInfo", as: Info.self),
            let decode = library.function("WebPDecodeRGBAInto", as: Decode.self)
        else { return nil }
        let bytes = [UInt8](data)
        var (width, height) = (Int32(0), Int32(0))
        guard info(bytes, bytes.count, &width, &height) != 0, isReadable(width: Int(width), height: Int(height)) else {
            return nil
        }
        var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
        let count = pixels.count
        guard decode(bytes, bytes.count, &pixels, count, width * 4) != nil else { return nil }
        return Picture(width: Int(width), height: Int(height), pixels: pixels)
    }
}

extension Picture {
    /// The picture as PNG; nil where libpng is not installed.
    package var png: Data? {
        typealias Write =
            @convention(c) (
                UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>, Int32, UnsafeRawPointer,
                Int32,
                UnsafeRawPointer?
            ) -> Int32
        guard let write = Library.of(.png)?.function("png_image_write_to_memory", as: Write.self) else { return nil }
        return PNGImage.with { image in
            image.set(width: width, height: height)
            var count = 0
            guard write(image.address, nil, &count, 0, pixels, Int32(width * 4), nil) != 0 else { return nil }
            var data = Data(count: count)
            let isWritten = data.withUnsafeMutableBytes { bytes in
                write(image.address, bytes.baseAddress, &count, 0, pixels, Int32(width * 4), nil) != 0
            }
            return isWritten ? data.prefix(count) : nil
        }
    }

    /// The picture as JPEG, without what is transparent; nil where libturbojpeg is not installed.
    ///
    /// - Parameter quality: From 0 to 1.
    package func jpeg(quality: Double) -> Data? {
        typealias Make = @convention(c) () -> OpaquePointer?
        typealias Compress =
            @convention(c) (
                OpaquePointer, UnsafePointer<UInt8>, Int32, Int32, Int32, Int32,
                UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<UInt>, Int32, Int32, Int32
            ) -> Int32
        typealias Destroy = @convention(c) (OpaquePointer) -> Int32
        typealias Free = @convention(c) (UnsafeMutablePointer<UInt8>?) -> Void
        guard let library = Library.of(.jpeg), let make = library.function("tjInitCompress", as: Make.self),
            let compress = library.function("tjCompress2", as: Compress.self),
            let destroy = library.function("tjDestroy", as: Destroy.self),
            let free = library.function("tjFree", as: Free.self), let handle = make()
        else { return nil }
        defer { _ = destroy(handle) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let (rgba, halved): (Int32, Int32) = (7, 2)
        let percent = Int32(max(1, min(100, (quality * 100).rounded())))
        guard
            compress(handle, pixels, Int32(width), 0, Int32(height), rgba, &bytes, &count, halved, percent, 0) == 0,
            let bytes
        else { return nil }
        defer { free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }
}

/// libpng's `png_image`, whose layout is part of its interface.
private struct PNGImage {
    let address: UnsafeMutableRawPointer

    private static let version: UInt32 = 1
    private static let rgba: UInt32 = 3

    static func with<Result>(_ body: (PNGImage) -> Result) -> Result {
        // A pointer, seven numbers of four bytes and a message of 64.
        let image = PNGImage(address: .allocate(byteCount: 104, alignment: 8))
        defer { image.address.deallocate() }
        image.address.initializeMemory(as: UInt8.self, repeating: 0, count: 104)
        image.address.storeBytes(of: version, toByteOffset: 8, as: UInt32.self)
        return body(image)
    }

    var width: Int { Int(address.load(fromByteOffset: 12, as: UInt32.self)) }
    var height: Int { Int(address.load(fromByteOffset: 16, as: UInt32.self)) }

    func takeRGBA() { address.storeBytes(of: Self.rgba, toByteOffset: 20, as: UInt32.self) }

    func set(width: Int, height: Int) {
        address.storeBytes(of: UInt32(width), toByteOffset: 12, as: UInt32.self)
        address.storeBytes(of: UInt32(height), toByteOffset: 16, as: UInt32.self)
        takeRGBA()
    }
}

/// libcurl's functions, of the types that its headers say. `curl_easy_setopt` takes any argument; on Linux that is given
/// as one of its type would be.
struct Curl: Sendable {
    typealias Write = @convention(c) (UnsafePointer<UInt8>, Int, Int, UnsafeMutableRawPointer) -> Int
    typealias Progress = @convention(c) (UnsafeMutableRawPointer, Int64, Int64, Int64, Int64) -> Int32
    private typealias Begin = @convention(c) (Int) -> Int32
    private typealias Make = @convention(c) () -> OpaquePointer?
    private typealias SetNumber = @convention(c) (OpaquePointer, Int32, Int) -> Int32
    private typealias SetPointer = @convention(c) (OpaquePointer, Int32, UnsafeRawPointer?) -> Int32
    private typealias Run = @convention(c) (OpaquePointer) -> Int32
    private typealias Free = @convention(c) (OpaquePointer) -> Void
    private typealias Describe = @convention(c) (Int32) -> UnsafePointer<CChar>?

    private let make: Make
    private let setNumber: SetNumber
    private let setPointer: SetPointer
    private let run: Run
    private let free: Free
    private let describe: Describe

    static let loaded = SystemLibrary.load(
        ["libcurl.so.4", "libcurl-gnutls.so.4"], package: "libcurl4", without: "pictures of the net are not shown"
    ).flatMap(Curl.init)

    private init?(_ library: SystemLibrary) {
        guard let begin = library.function("curl_global_init", as: Begin.self),
            let make = library.function("curl_easy_init", as: Make.self),
            let setNumber = library.function("curl_easy_setopt", as: SetNumber.self),
            let setPointer = library.function("curl_easy_setopt", as: SetPointer.self),
            let run = library.function("curl_easy_perform", as: Run.self),
            let free = library.function("curl_easy_cleanup", as: Free.self),
            let describe = library.function("curl_easy_strerror", as: Describe.self), begin(3) == 0
        else { return nil }
        self.make = make
        self.setNumber = setNumber
        self.setPointer = setPointer
        self.run = run
        self.free = free
        self.describe = describe
    }

    private enum Option {
        static let (timeout, followsLocation, mostRedirections, failsOnError) = (
            Int32(13), Int32(52), Int32(68), Int32(45)
        )
        static let (hasNoProgress, hasNoSignals) = (Int32(43), Int32(99))
        static let (protocols, redirectedProtocols) = (Int32(181), Int32(182))
        static let (target, url, encodings) = (Int32(10001), Int32(10002), Int32(10102))
        static let (write, progressTarget, progress) = (Int32(20011), Int32(10057), Int32(20219))
    }

    /// Fetches what is at an HTTP address, a part after the other, each given to `write` with `target`.
    ///
    /// - Returns: Nil, or why it did not come.
    func get(_ url: String, for target: UnsafeMutableRawPointer, _ write: Write, isCancelled: Progress) -> String? {
        guard let handle = make() else { return "libcurl does not start" }
        defer { free(handle) }
        let (http, https) = (1, 2)
        let numbers = [
            (Option.timeout, 60), (Option.followsLocation, 1), (Option.mostRedirections, 16), (Option.failsOnError, 1),
            (Option.hasNoProgress, 0), (Option.hasNoSignals, 1), (Option.protocols, http | https),
            (Option.redirectedProtocols, http | https),
        ]
        for (option, number) in numbers { _ = setNumber(handle, option, number) }
        let pointers = [
            (Option.target, UnsafeRawPointer(target)), (Option.progressTarget, UnsafeRawPointer(target)),
            (Option.write, unsafeBitCast(write, to: UnsafeRawPointer.self)),
            (Option.progress, unsafeBitCast(isCancelled, to: UnsafeRawPointer.self)),
        ]
        for (option, pointer) in pointers { _ = setPointer(handle, option, pointer) }
        url.withCString { _ = setPointer(handle, Option.url, $0) }
        "".withCString { _ = setPointer(handle, Option.encodings, $0) }
        let status = run(handle)
        guard status != 0 else { return nil }
        return describe(status).map { String(cString: $0) } ?? "libcurl says \(status)"
    }
}

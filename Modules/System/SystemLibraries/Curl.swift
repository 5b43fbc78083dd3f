/// libcurl's functions, of the types that its headers say. `curl_easy_setopt` takes any argument; on Linux that is given
/// as one of its type would be.
struct Curl: Sendable {
    typealias Handle = OpaquePointer
    typealias Take = @convention(c) (UnsafePointer<UInt8>, Int, Int, UnsafeMutableRawPointer) -> Int
    typealias Progress = @convention(c) (UnsafeMutableRawPointer, Int64, Int64, Int64, Int64) -> Int32
    private typealias Begin = @convention(c) (Int) -> Int32

    let make: @convention(c) () -> Handle?
    /// Forgets what was set, and keeps the connections.
    let reset: @convention(c) (Handle) -> Void
    let run: @convention(c) (Handle) -> Int32
    let free: @convention(c) (Handle) -> Void
    let setNumber: @convention(c) (Handle, Int32, Int) -> Int32
    let setPointer: @convention(c) (Handle, Int32, UnsafeRawPointer?) -> Int32
    let getNumber: @convention(c) (Handle, Int32, UnsafeMutablePointer<Int>) -> Int32
    let describe: @convention(c) (Int32) -> UnsafePointer<CChar>?
    let append: @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> OpaquePointer?
    let freeList: @convention(c) (OpaquePointer?) -> Void

    /// Nil where it is not installed.
    ///
    /// - Parameter consequence: Said, once, of what does not happen then.
    static func load(without consequence: String) -> Curl? {
        SystemLibrary.load(["libcurl.so.4", "libcurl-gnutls.so.4"], package: "libcurl4", without: consequence)
            .flatMap { _ in loaded }
    }

    private static let loaded = SystemLibrary.load(
        ["libcurl.so.4", "libcurl-gnutls.so.4"], package: "libcurl4", without: "there is no network"
    ).flatMap(Curl.init)

    private init?(_ library: SystemLibrary) {
        func function<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
            library.function(name, as: type)
        }
        guard let begin = function("curl_global_init", Begin.self), begin(3) == 0,
            let make: @convention(c) () -> Handle? = function("curl_easy_init"),
            let reset: @convention(c) (Handle) -> Void = function("curl_easy_reset"),
            let run: @convention(c) (Handle) -> Int32 = function("curl_easy_perform"),
            let free: @convention(c) (Handle) -> Void = function("curl_easy_cleanup"),
            let setNumber: @convention(c) (Handle, Int32, Int) -> Int32 = function("curl_easy_setopt"),
            let setPointer: @convention(c) (Handle, Int32, UnsafeRawPointer?) -> Int32 = function("curl_easy_setopt"),
            let getNumber: @convention(c) (Handle, Int32, UnsafeMutablePointer<Int>) -> Int32 =
                function("curl_easy_getinfo"),
            let describe: @convention(c) (Int32) -> UnsafePointer<CChar>? = function("curl_easy_strerror"),
            let append: @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> OpaquePointer? =
                function("curl_slist_append"),
            let freeList: @convention(c) (OpaquePointer?) -> Void = function("curl_slist_free_all")
        else { return nil }
        self.make = make
        self.reset = reset
        self.run = run
        self.free = free
        self.setNumber = setNumber
        self.setPointer = setPointer
        self.getNumber = getNumber
        self.describe = describe
        self.append = append
        self.freeList = freeList
    }

    enum Option {
        static let (failsOnError, post, get, followsLocation, mostRedirections) = (
            Int32(45), Int32(47), Int32(80), Int32(52), Int32(68)
        )
        static let (timeout, connectTimeout, leastSpeed, slowTime) = (Int32(155), Int32(156), Int32(19), Int32(20))
        static let (hasNoProgress, hasNoSignals, bodySize) = (Int32(43), Int32(99), Int32(60))
        static let (protocols, redirectedProtocols) = (Int32(181), Int32(182))
        static let (target, url, encodings, body, headers, authorities) = (
            Int32(10001), Int32(10002), Int32(10102), Int32(10015), Int32(10023), Int32(10065)
        )
        static let (take, takeHeader, headerTarget) = (Int32(20011), Int32(20079), Int32(10029))
        static let (progress, progressTarget) = (Int32(20219), Int32(10057))
        static let responseCode = Int32(0x20_0002)
    }
}

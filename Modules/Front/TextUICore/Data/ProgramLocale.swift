import Synchronization

/// The language and region that the program was started with; the system's where it was started with none.
enum ProgramLocale {
    private static let named = Mutex<Locale?>(nil)

    static var current: Locale { named.withLock { $0 } ?? .current }

    static func set(_ locale: Locale?) { named.withLock { $0 = locale } }
}

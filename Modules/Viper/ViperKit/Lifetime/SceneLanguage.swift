#if !canImport(SwiftUI)
    import Foundation
    import TextUICore
#endif

/// The language of the scene that runs. On Apple's systems a program has one language; elsewhere each of a server's tabs
/// has its own.
enum SceneLanguage {
    /// Begins work that no front waits for, in the language of the scene that begins it.
    static func detached(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        #if canImport(SwiftUI)
            Task.detached(operation: work)
        #else
            let locale = ProgramLocale.ofScene
            return Task.detached { await ProgramLocale.$ofScene.withValue(locale, operation: work) }
        #endif
    }
}

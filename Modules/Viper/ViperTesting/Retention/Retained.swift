/// A watched object that is still there.
///
/// Source: the library's own.
public struct Retained: Equatable, CustomStringConvertible {
    /// The name of its type.
    public let name: String
    private weak var object: AnyObject?

    init(_ name: String, _ object: AnyObject) {
        self.name = name
        self.object = object
    }

    /// The shortest way to the object from something that lives by itself (a global variable, a task that has not
    /// ended, an open screen), or from the object itself where it holds itself.
    ///
    /// All memory of the process is searched for it, which takes a second or so. An object of the front or of a library
    /// is written as `…`. The search does not see references on a thread's stack, in a running function of an actor or
    /// of a task whose frames lie apart, and in memory that C code keeps; it takes an unowned reference in a closure
    /// for a strong one.
    ///
    /// The path is nil where nothing is found, and on systems other than Linux, where Xcode has its memory graph.
    public var path: String? {
        #if os(Linux)
            object.flatMap { HolderPath(to: $0).description }
        #else
            nil
        #endif
    }

    /// The name with the path, for the message of a failed expectation.
    public var description: String {
        path.map { "\(name), held by \($0)" } ?? "\(name), held by something unseen"
    }

    /// Compares names, and whether both are the same object.
    public static func == (a: Retained, b: Retained) -> Bool {
        a.name == b.name && a.object === b.object
    }
}

/// An object that is still there.
public struct Retained: Equatable, CustomStringConvertible {
    /// The name of its type.
    public let name: String
    private weak var object: AnyObject?

    init(_ name: String, _ object: AnyObject) {
        self.name = name
        self.object = object
    }

    /// The shortest way to it from something that lives by itself (a global variable, a task that has not ended, an open
    /// screen), or from the object itself where it holds itself.
    ///
    /// All memory of the process is searched for it, which takes a second or so. What belongs to the front or to a
    /// library is `…`. Not seen are what stands on a thread's stack, in a running function of an actor or of a task whose
    /// frames lie apart, and in memory that C code keeps; an unowned reference in a closure looks like a strong one.
    /// It is nil where nothing is found, and on systems other than Linux, where Xcode has its memory graph.
    public var path: String? {
        #if os(Linux)
            object.flatMap { HolderPath(to: $0).description }
        #else
            nil
        #endif
    }

    public var description: String {
        path.map { "\(name), held by \($0)" } ?? "\(name), held by something unseen"
    }

    public static func == (a: Retained, b: Retained) -> Bool {
        a.name == b.name && a.object === b.object
    }
}

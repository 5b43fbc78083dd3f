import Foundation

/// Which file a path leads to. A file that takes the path later is another one, whatever it holds.
struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64

    /// Nil if the path leads nowhere.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init?(of descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

extension FileIdentity: LosslessStringConvertible {
    init?(_ description: String) {
        let numbers = description.split(separator: ":").compactMap { UInt64($0) }
        guard numbers.count == 2 else { return nil }
        (device, inode) = (numbers[0], numbers[1])
    }

    var description: String { "\(device):\(inode)" }
}

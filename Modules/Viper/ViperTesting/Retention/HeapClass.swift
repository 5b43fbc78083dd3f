#if os(Linux)
    /// A class, told from its metadata: all of it is read as memory that may be anything.
    struct HeapClass {
        /// Without the names of what it is nested in.
        let name: String
        let module: String
        let instanceSize: UInt
        private let metadata: UInt

        init?(metadata: UInt, in memory: ProcessMemory, isInImage: (UInt) -> Bool) {
            guard let descriptor = memory.word(at: metadata &+ 40), isInImage(descriptor),
                let flags = memory.half(at: descriptor), flags & 0x1F == Context.classKind,
                let name = Context.name(of: descriptor, in: memory), let size = memory.half(at: metadata &+ 24)
            else { return nil }
            var outer = descriptor
            for _ in 0..<16 {
                guard let parent = Context.parent(of: outer, in: memory), isInImage(parent),
                    let kind = memory.half(at: parent).map({ $0 & 0x1F })
                else { return nil }
                if kind == Context.moduleKind, let module = Context.name(of: parent, in: memory) {
                    self.name = name
                    self.module = module
                    instanceSize = UInt(size)
                    self.metadata = metadata
                    return
                }
                outer = parent
            }
            return nil
        }

        /// How many bytes at the beginning of an instance hold its values. In the rest of its block, and in a buffer's room
        /// beyond its elements, old values lie about.
        ///
        /// - Parameters:
        ///   - size: The bytes of the block.
        ///   - header: The two words after the runtime's own.
        func usedBytes(of size: UInt, header: (UInt, UInt)) -> UInt {
            let elements: UInt = 32
            switch name {
            case _ where module != "Swift": return instanceSize
            case "__StringStorage": return elements
            case "_ContiguousArrayStorage":
                let (count, capacity) = (header.0, header.1 >> 1)
                guard count < capacity, size > elements else { return size }
                return elements + count * ((size - elements) / capacity)
            default: return size
            }
        }

        var type: Any.Type { unsafeBitCast(metadata, to: Any.Type.self) }

        /// The stored property that the byte at `offset` of an instance belongs to.
        func field(at offset: Int) -> StoredField? {
            StoredField.all(of: type).filter { $0.offset <= offset }.max { $0.offset < $1.offset }
        }
    }

    /// The compiler's description of a type or a module: flags, then references to its parent and its name, each as the
    /// distance from where it stands.
    private enum Context {
        static let moduleKind: UInt32 = 0
        static let classKind: UInt32 = 16

        static func parent(of context: UInt, in memory: ProcessMemory) -> UInt? {
            guard let distance = memory.half(at: context &+ 4), distance != 0 else { return nil }
            let address = context &+ 4 &+ UInt(bitPattern: Int(Int32(bitPattern: distance)))
            // One that lies in another library is reached over its address.
            return address & 1 == 0 ? address : memory.word(at: address & ~1)
        }

        static func name(of context: UInt, in memory: ProcessMemory) -> String? {
            guard let distance = memory.half(at: context &+ 8), distance != 0 else { return nil }
            var bytes = [UInt8](repeating: 0, count: 256)
            let address = context &+ 8 &+ UInt(bitPattern: Int(Int32(bitPattern: distance)))
            let count = bytes.withUnsafeMutableBytes { memory.read(address, into: $0) }
            guard let end = bytes[..<count].firstIndex(of: 0), end > 0 else { return nil }
            return String(validating: bytes[..<end], as: UTF8.self)
        }
    }
#endif

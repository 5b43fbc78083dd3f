#if os(Linux)
    /// A block that begins at an address of the heap, as Swift's runtime lays it out: the word there leads to its metadata.
    enum HeapBlock {
        case object(HeapClass)
        /// The captures of a closure, or a variable or a large value that lives on the heap by itself.
        case capture
        case task

        /// Makes the block of its first word, `header`; nil where that tells nothing.
        init?(header: UInt, in memory: ProcessMemory, isInImage: (UInt) -> Bool) {
            guard let kind = memory.word(at: header) else { return nil }
            switch kind {
            case 0:
                guard let type = HeapClass(metadata: header, in: memory, isInImage: isInImage) else { return nil }
                self = .object(type)
            case 0x400, 0x500:
                guard isInImage(header) else { return nil }
                self = .capture
            case 0x502: self = .task
            default: return nil
            }
        }

        /// Whether the allocator would have given `size` bytes, its own included, to such a block.
        func fits(_ size: UInt) -> Bool {
            guard size % 16 == 0, size >= 32, size <= 1 << 24 else { return false }
            // The standard library's buffers are longer than their class says.
            guard case .object(let type) = self, type.module != "Swift" else { return true }
            let needed = max(32, (type.instanceSize + 8 + 15) & ~15)
            return size == needed || size == needed + 16
        }

        /// How many of its bytes hold values: see ``HeapClass/usedBytes(of:header:)``.
        func usedBytes(of size: UInt, header: (UInt, UInt)) -> UInt {
            if case .object(let type) = self { type.usedBytes(of: size, header: header) } else { size }
        }
    }
#endif

#if os(Linux)
    import Glibc

    /// Looks through all of the process's memory for what refers to given objects.
    final class HeapSearch {
        struct Holder {
            enum Kind {
                case block(HeapBlock)
                case global(file: String)
            }

            let kind: Kind
            let address: UInt
            /// The place of the reference in it, in bytes.
            let offset: Int
            /// The address that it refers to.
            let target: UInt
        }

        // The search must not find its targets in its own variables.
        private static let mask: UInt = 0x5A5A_5A5A_5A5A_5A5A
        // A reference in an enum may carry the case in bits that an address leaves free.
        private static let addressBits: UInt = 0x00FF_FFFF_FFFF_FFF8
        /// Words in a row; a buffer of the standard library's is slow without optimisation.
        private struct Words {
            let start: UnsafeMutablePointer<UInt>
            let count: Int
            subscript(index: Int) -> UInt { start[index] }
        }

        private static let longestBlock = 1 << 16

        private let memory = ProcessMemory()
        private let images: [ClosedRange<UInt>]
        private var known: [UInt: HeapBlock?] = [:]

        init() {
            images = memory.regions().filter { $0.file != nil }.map { $0.start...$0.end }
        }

        /// The holders of any of `targets`, each once.
        func holders(of targets: [UInt]) -> [Holder] {
            let wanted = Set(targets.map { $0 ^ Self.mask })
            guard let low = targets.min(), let high = targets.max() else { return [] }
            var holders: [Holder] = []
            for region in memory.regions() where region.isWritable {
                withCopy(of: region) { words in
                    // Plain, for the sake of builds without optimisation.
                    var index = 0
                    let count = words.count
                    while index < count {
                        let address = words[index] & Self.addressBits
                        if address >= low, address <= high, wanted.contains(address ^ Self.mask),
                            let holder = holder(of: address, at: index, words, region)
                        {
                            holders.append(holder)
                        }
                        index += 1
                    }
                }
            }
            return holders
        }

        /// The copy lies outside of what is looked through.
        private func withCopy(of region: ProcessMemory.Region, _ body: (Words) -> Void) {
            let size = Int(region.end - region.start)
            guard
                let copy = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
                copy != MAP_FAILED
            else { return }
            defer { munmap(copy, size) }
            let count = memory.read(
                region.start, into: UnsafeMutableRawBufferPointer(start: copy, count: size))
            body(Words(start: copy.assumingMemoryBound(to: UInt.self), count: count / 8))
        }

        /// The block that the word at `index` is in: the nearest one that begins before it, if it is long enough.
        private func holder(
            of target: UInt, at index: Int, _ words: Words, _ region: ProcessMemory.Region
        ) -> Holder? {
            if let file = region.file {
                return Holder(
                    kind: .global(file: file), address: region.start + UInt(index * 8), offset: 0, target: target)
            }
            // Blocks begin at multiples of sixteen, and their first two words are the runtime's.
            var start = index & ~1
            if start == index { start -= 2 }
            while start >= 0, index - start < Self.longestBlock / 8 {
                if let block = block(words[start]) {
                    let address = region.start + UInt(start * 8)
                    // The allocator's size stands before the block, its lowest bits are flags.
                    let size = start > 0 ? words[start - 1] & ~15 : 0
                    if block.fits(size), isInUse(start, size, words) {
                        let header = start + 3 < words.count ? (words[start + 2], words[start + 3]) : (0, 0)
                        let used = block.usedBytes(of: size - 8, header: header)
                        guard UInt((index - start) * 8 + 8) <= used else { return nil }
                        return Holder(
                            kind: .block(block), address: address, offset: (index - start) * 8, target: target)
                    }
                }
                start -= 2
            }
            return nil
        }

        /// Whether the block is no part of a larger free one, as the flag after it says, which is the allocator's, too.
        private func isInUse(_ start: Int, _ size: UInt, _ words: Words) -> Bool {
            let next = start - 1 + Int(size / 8)
            return next >= words.count || words[next] & 1 == 1
        }

        private func block(_ header: UInt) -> HeapBlock? {
            guard header > 0xFFFF, header % 8 == 0 else { return nil }
            if let block = known[header] { return block }
            let block = HeapBlock(header: header, in: memory) { address in images.contains { $0.contains(address) } }
            known[header] = .some(block)
            return block
        }
    }
#endif

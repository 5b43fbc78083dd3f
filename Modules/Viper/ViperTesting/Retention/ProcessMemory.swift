#if os(Linux)
    import Glibc

    /// This process's memory, read as another process would: what another thread gives back in this moment is not there,
    /// and reading it crashes nothing.
    final class ProcessMemory {
        struct Region {
            let start: UInt
            let end: UInt
            fileprivate(set) var isWritable: Bool
            fileprivate let isGuard: Bool
            /// The program or library that lies here; nil for the heap and what else has no name.
            fileprivate(set) var file: String?

            init?(_ line: Substring) {
                let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
                guard parts.count >= 2 else { return nil }
                let bounds = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
                let name = parts.count > 5 ? String(parts[5].drop { $0 == " " }) : ""
                guard bounds.count == 2, !name.hasPrefix("[stack"), !name.hasPrefix("[v") else { return nil }
                (start, end) = (bounds[0], bounds[1])
                isWritable = parts[1].hasPrefix("rw-p")
                isGuard = parts[1] == "---p" && end - start <= 1 << 16
                file = name.hasPrefix("/") ? name : nil
            }
        }

        private let descriptor = open("/proc/self/mem", O_RDONLY | O_CLOEXEC)

        deinit {
            close(descriptor)
        }

        /// The regions that are mapped now, without the threads' stacks, in which old values lie about.
        func regions() -> [Region] {
            maps().split(separator: "\n").reduce(into: []) { regions, line in
                guard var region = Region(line) else { return }
                // The variables that begin as nothing follow those of the file; a thread's stack follows pages that
                // nobody may touch.
                if let last = regions.last, last.end == region.start, region.file == nil {
                    if last.isGuard { region.isWritable = false }
                    if last.isWritable { region.file = last.file }
                }
                regions.append(region)
            }
        }

        /// The kernel gives a page at a time.
        private func maps() -> String {
            let maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
            defer { close(maps) }
            var text: [UInt8] = []
            var page = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = Glibc.read(maps, &page, page.count), count > 0 { text += page[..<count] }
            return String(decoding: text, as: UTF8.self)
        }

        /// Copies what is at `address`, as far as there is anything; returns how many bytes that were.
        func read(_ address: UInt, into bytes: UnsafeMutableRawBufferPointer) -> Int {
            guard let offset = Int(exactly: address) else { return 0 }
            return max(0, pread(descriptor, bytes.baseAddress, bytes.count, offset))
        }

        /// The word at `address`; nil where there is no memory.
        func word(at address: UInt) -> UInt? { value(at: address) }

        /// The half of a word at `address`.
        func half(at address: UInt) -> UInt32? { value(at: address) }

        private func value<Value: FixedWidthInteger>(at address: UInt) -> Value? {
            var value: Value = 0
            let count = withUnsafeMutableBytes(of: &value) { read(address, into: $0) }
            return count == MemoryLayout<Value>.size ? value : nil
        }
    }
#endif

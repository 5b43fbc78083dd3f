enum Checksum {
    /// A number for what a program wrote (FNV-1a).
    static func hex(_ bytes: some Sequence<UInt8>) -> String {
        String(bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}

/// The name of a file that a program keeps for one database.
enum StateFileName {
    static func make(_ program: String, _ kind: String, _ database: String) -> String {
        // FNV-1a: the name has only to differ, the file says itself which database it is for.
        let hash = database.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return "\(program)-\(String(hash, radix: 36)).\(kind).json"
    }
}

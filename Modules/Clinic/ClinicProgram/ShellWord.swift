/// A word as it must be typed into a shell.
package enum ShellWord {
    package static func quoted(_ word: String) -> String {
        let plain =
            !word.isEmpty
            && word.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "/._-+=:,@".utf8.contains(byte)
                }
            }
        return plain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}

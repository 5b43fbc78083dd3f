/// Random names that nobody can guess.
package enum WebSecret {
    /// Returns 256 random bits of the system's, as hexadecimal digits.
    package static func make() -> String {
        (0..<4).map { _ in
            let digits = String(UInt64.random(in: .min ... .max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

import CSodium
import ClinicModel

/// A password's hash as it is kept: `$argon2id$v=19$m=65536,t=2,p=1$SALT$HASH`.
struct Argon2Hash {
    let cost: Argon2.Cost
    let salt: [UInt8]
    let bytes: [UInt8]

    /// Throws where the text is no hash of libsodium's.
    init(_ text: String) throws {
        guard let match = text.wholeMatch(of: /\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)/),
            let kibibytes = Int(match.1), let operations = UInt64(match.2), kibibytes <= Int.max >> 10,
            let salt = Self.bytes(match.3), salt.count == crypto_pwhash_saltbytes(),
            let bytes = Self.bytes(match.4), bytes.count >= crypto_pwhash_bytes_min()
        else { throw ClinicError.storage(.corrupt) }
        cost = Argon2.Cost(operations: operations, bytes: kibibytes << 10)
        self.salt = salt
        self.bytes = bytes
    }

    /// Whether the password has this hash. libsodium's own comparison does not tell a wrong password from a lack of
    /// memory; this one throws for the latter.
    func matches(_ password: String) throws -> Bool {
        var made = [UInt8](repeating: 0, count: bytes.count)
        let password = Array(password.utf8CString)
        let status = crypto_pwhash(
            &made, UInt64(made.count), password, UInt64(password.count - 1), salt, cost.operations, cost.bytes,
            crypto_pwhash_alg_argon2id13())
        guard status == 0 else { throw ClinicError.outOfMemory }
        return sodium_memcmp(made, bytes, bytes.count) == 0
    }

    private static func bytes(_ text: Substring) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: text.utf8.count)
        var count = 0
        let status = sodium_base642bin(
            &bytes, bytes.count, String(text), text.utf8.count, nil, &count, nil,
            Int32(sodium_base64_VARIANT_ORIGINAL_NO_PADDING))
        return status == 0 ? Array(bytes.prefix(count)) : nil
    }
}

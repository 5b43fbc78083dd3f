import CSodium
import ClinicModel
import Foundation

/// Argon2id at a given cost.
package struct Argon2: PasswordHasher {
    /// What hashing a password costs. Raise it and passwords are hashed anew when their users next sign in.
    package struct Cost: Hashable, Sendable {
        package let operations: UInt64
        package let bytes: Int

        package init(operations: UInt64, bytes: Int) {
            self.operations = operations
            self.bytes = bytes
        }

        /// libsodium's figures for signing in while somebody waits.
        package static let interactive = Cost(operations: 2, bytes: 64 << 20)
        /// The least that libsodium takes. For tests.
        package static let least = Cost(operations: 1, bytes: 8 << 10)
    }

    package let cost: Cost

    package init(cost: Cost = .interactive) {
        self.cost = cost
    }

    package func hash(_ password: String) throws -> String {
        try Sodium.start()
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_strbytes()))
        let status = password.withCString(count: password.utf8.count) { characters, count in
            crypto_pwhash_str_alg(
                &text, characters, count, cost.operations, cost.bytes, crypto_pwhash_alg_argon2id13())
        }
        guard status == 0 else { throw ClinicError.outOfMemory }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    package func verify(_ password: String, against hash: String) throws -> Bool {
        try Sodium.start()
        return try Argon2Hash(hash).matches(password)
    }

    package func needsRehash(_ hash: String) -> Bool {
        crypto_pwhash_str_needs_rehash(hash, cost.operations, cost.bytes) != 0
    }

    package func verifyNothing(_ password: String) throws {
        _ = try hash(password)
    }

    package func digest(_ token: String) throws -> String {
        try Sodium.hexadecimalHash(of: token)
    }
}

extension String {
    fileprivate func withCString<Result>(count: Int, _ body: (UnsafePointer<CChar>, UInt64) -> Result) -> Result {
        withCString { body($0, UInt64(count)) }
    }
}

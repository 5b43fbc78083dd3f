import ClinicModel

/// No hashing at all: what is in memory only is nobody's secret.
struct PlainPasswordHasher: PasswordHasher {
    func hash(_ password: String) -> String { password }
    func verify(_ password: String, against hash: String) -> Bool { password == hash }
    func needsRehash(_ hash: String) -> Bool { false }
    func verifyNothing(_ password: String) {}
    func digest(_ token: String) -> String { token }
}

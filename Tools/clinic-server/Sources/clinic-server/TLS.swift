import NIOSSL

/// The server's certificate.
struct TLS {
    let configuration: TLSConfiguration

    init(certificate: String, key: String) throws {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem)))
        configuration.minimumTLSVersion = .tlsv12
        self.configuration = configuration
    }
}

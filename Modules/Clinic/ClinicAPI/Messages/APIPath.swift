/// Where the server has what.
package enum APIPath {
    package static let version = "v1"
    package static let root = "/api/" + version
    package static let call = root + "/"
    package static let clinic = root + "/clinic"
    package static let signIn = root + "/sign-in"
    package static let resume = root + "/resume"
    package static let changes = root + "/changes"
    package static let fhir = "/fhir/r4"
    package static let description = root + "/openapi.json"
}

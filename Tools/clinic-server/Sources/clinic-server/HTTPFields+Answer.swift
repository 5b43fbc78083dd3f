import ClinicAPI
import HTTPTypes

extension HTTPFields {
    init(_ answer: APIAnswer) {
        self.init()
        for (name, value) in answer.headers {
            if let name = HTTPField.Name(name) { self[name] = value }
        }
    }
}

extension VectorClip {
    var name: String { "clip-" + Checksum.name(of: svg("")) }

    func svg(_ name: String) -> String {
        let rule = eoFill ? " clip-rule=\"evenodd\"" : ""
        return "<clipPath id=\"\(name)\"><path d=\"\(path.svg)\"\(rule)/></clipPath>"
    }
}

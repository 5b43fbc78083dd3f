extension SourceFile {
    /// As compilers print it: `Modules/Shared/Home/HomeView.swift:4:16`.
    func place(of offset: Int) -> String {
        let position = position(of: offset)
        return "\(path):\(position.line):\(position.column)"
    }
}

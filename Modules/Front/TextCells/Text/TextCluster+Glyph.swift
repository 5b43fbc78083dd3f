import PlainText

extension TextCluster {
    var glyph: Glyph { character.map(Glyph.init) ?? Glyph(code: first.value) }
}

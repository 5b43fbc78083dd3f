/// What people are often allergic to and is no medicine, so that it needs no comparison with one: food, pollen, animals,
/// insects and what touches the skin, in English and in German.
///
/// As ``KnownMedicines`` it is general knowledge, written for this program, and not complete.
enum KnownAllergens {
    /// Whether a word of a substance's name, one of its `searchWords`, names one of them.
    static func has(_ word: String) -> Bool {
        words.contains(word) || words.contains { $0 + "s" == word || $0 + "es" == word }
    }

    private static let words = Set(
        """
        almond apple apricot avocado banana barley carrot cashew celery cherry cinnamon coconut corn crab crustacean dairy
        egg fish food fructose fruit gluten grape hazelnut histamine honey kiwi lactose lobster lupin mango milk mollusc
        mussel mustard nectarine nut oat orange oyster peach peanut pear pecan pistachio prawn rye salmon seafood sesame
        shellfish shrimp soy soya soybean spelt spinach strawberry sulfite sulphite tomato tuna walnut wheat

        alder ash bee birch cat cockroach dander dog dust feather grass hamster hay hornet horse insect mite mold mould
        mugwort olive plantain pollen rabbit ragweed timothy venom wasp wool

        adhesive chromium cobalt cosmetic fragrance latex nickel paraben perfume plaster rubber soap tape

        aprikose apfel birne ei eier eiweiss erdbeere erdnuss erdnusse fisch fruchtzucker gerste hafer haselnuss haselnusse
        honig hummer karotte kirsche krebstiere laktose mandel meeresfruchte milch milchzucker muschel nusse
        orangen pfirsich roggen schalentiere sellerie senf sesam soja tomate walnuss walnusse weichtiere weizen zimt

        ambrosia beifuss biene bienengift birke birkenpollen erle esche federn graser graserpollen hasel hausstaub
        hausstaubmilbe hausstaubmilben hund hundehaare katze katzenhaare meerschweinchen milben pferd pferdehaare
        roggenpollen schimmel schimmelpilze tierhaare wespe wespengift wolle

        chrom duftstoffe gummi kobalt parfum pflaster seife
        """.split { $0.isWhitespace }.map(String.init))
}

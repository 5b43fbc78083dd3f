extension ElementDefinitions {
    private static let answer =
        "boolean|decimal|integer|date|dateTime|time|string|uri|Attachment|Coding|Quantity|Reference"

    static let intake = """
        Questionnaire = url?uri identifier*Identifier version?string name?string title?string derivedFrom*canonical \
        status!code(draft|active|retired|unknown) experimental?boolean subjectType*code date?dateTime \
        publisher?string contact*ContactDetail description?markdown useContext*UsageContext \
        jurisdiction*CodeableConcept purpose?markdown copyright?markdown approvalDate?date lastReviewDate?date \
        effectivePeriod?Period code*Coding item*Questionnaire.item
        Questionnaire.item = linkId!string definition?uri code*Coding prefix?string text?string \
        type!code(\(itemTypes)) enableWhen*Questionnaire.item.enableWhen enableBehavior?code(all|any) \
        required?boolean repeats?boolean readOnly?boolean maxLength?integer answerValueSet?canonical \
        answerOption*Questionnaire.item.answerOption initial*Questionnaire.item.initial item*Questionnaire.item
        Questionnaire.item.enableWhen = question!string operator!code(exists|=|!=|>|<|>=|<=) \
        answer[x]?boolean|decimal|integer|date|dateTime|time|string|Coding|Quantity|Reference
        Questionnaire.item.answerOption = value[x]?integer|date|time|string|Coding|Reference initialSelected?boolean
        Questionnaire.item.initial = value[x]?\(answer)
        QuestionnaireResponse = identifier?Identifier basedOn*Reference partOf*Reference questionnaire?canonical \
        status!code(in-progress|completed|amended|entered-in-error|stopped) subject?Reference encounter?Reference \
        authored?dateTime author?Reference source?Reference item*QuestionnaireResponse.item
        QuestionnaireResponse.item = linkId!string definition?uri text?string \
        answer*QuestionnaireResponse.item.answer item*QuestionnaireResponse.item
        QuestionnaireResponse.item.answer = value[x]?\(answer) item*QuestionnaireResponse.item
        UsageContext = code!Coding value[x]?CodeableConcept|Quantity|Range|Reference
        ContactDetail = name?string telecom*ContactPoint
        """

    private static let itemTypes =
        """
        group|display|boolean|decimal|integer|date|dateTime|time|string|text|url|choice|open-choice|attachment|reference\
        |quantity
        """
}

"""Browsers of several languages at once."""
from browsing import check, open_page, title


def speak(browser, clinic):
    pages = {language: open_page(browser, clinic.address + "/patient", locale=language)
             for language in ["de-AT", "ar-EG", "en-GB", "fr-FR"]}
    titles = {"de-AT": "Anmelden", "ar-EG": "تسجيل الدخول", "en-GB": "Sign in", "fr-FR": "Sign in"}
    for language, page in pages.items():
        check(title(page) == titles[language], f"a browser in {language} is spoken to in its language: {title(page)}")
        direction = page.evaluate("getComputedStyle(document.body).direction")
        check(direction == ("rtl" if language == "ar-EG" else "ltr"), f"its direction: {direction}")
        page.context.close()

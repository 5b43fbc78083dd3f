"""What belongs to another browser, and forms that come from elsewhere."""
from browsing import check, open_page, title


def reach_what_is_not_ones_own(browser, clinic, page):
    tab = page.locator("input[name=tab]").first.input_value()
    token = page.locator("input[name=token]").first.input_value()
    eve = open_page(browser, clinic.address + "/patient?tab=" + tab)
    check(title(eve) == "Sign in", "another's tab is not shown")
    answer = eve.request.post(
        clinic.address + "/patient", form={"tab": tab, "token": token, "script": "1", "do": "look"})
    check(answer.status == 410, f"another's tab takes no form: {answer.status}")
    answer = eve.request.get(clinic.address + "/web/events/" + tab)
    check(answer.status == 204, f"another's tab tells nobody of changes: {answer.status}")
    answer = page.request.post(clinic.address + "/patient", form={"tab": tab, "token": "0", "do": "back"})
    check(answer.status == 403, f"a form without the token is refused: {answer.status}")
    answer = page.request.head(clinic.address + "/patient")
    check(answer.status == 200 and not answer.body(), f"the head of a page is one without the page: {answer.status}")
    send_a_form_from_elsewhere(page, clinic, tab, token)


def send_a_form_from_elsewhere(page, clinic, tab, token):
    """Posts from a page of another site, in the same browser, all that the form has."""
    elsewhere = page.context.new_page()
    elsewhere.route("http://elsewhere.test/**", lambda route: route.fulfill(
        content_type="text/html",
        body=f"<form method=post action='{clinic.address}/patient'><input name=tab value='{tab}'>"
             f"<input name=token value='{token}'><button name=do value=back>Go</button></form>"))
    elsewhere.goto("http://elsewhere.test/")
    with elsewhere.expect_response(lambda response: response.request.method == "POST") as answer:
        elsewhere.click("button")
    check(answer.value.status == 403, f"a form from another site is refused: {answer.value.status}")
    elsewhere.close()

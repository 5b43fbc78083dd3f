"""Keys that do something on a page: shortcuts, and those that views take."""
from browsing import check, focused, open_page, press, reach, sign_in, wait_for_title


def press_a_shortcut(page, clinic):
    page.goto(clinic.address + "/patient/time-slots")
    wait_for_title(page, "Book a visit")
    press(page, "10:05")
    wait_for_title(page, "Your time")
    key = page.locator("[aria-keyshortcuts=Escape]").get_attribute("id")
    with page.expect_request(lambda request: request.method == "POST") as request:
        page.keyboard.press("Escape")
    check(request.value.post_data_json.get("press") == key, "the key of a shortcut presses its button")
    wait_for_title(page, "Book a visit")


def take_keys(page, clinic):
    """No scene of the clinic takes keys: an element of a page says that it does."""
    page.goto(clinic.address + "/patient")
    wait_for_title(page, "Home")
    reach(page, "Messages")
    key = page.evaluate("document.activeElement.dataset.keys = 'ArrowDown S Characters'; document.activeElement.id")
    for pressed, sent in [("ArrowDown", "ArrowDown"), ("s", "S"), ("Shift+S", "Shift+S"), ("!", "!")]:
        with page.expect_request(lambda request: request.method == "POST") as request:
            page.keyboard.press(pressed)
        data = request.value.post_data_json
        check((data["key"], data["focus"]) == (sent, key), f"a key that a view takes is sent: {data['key']}")
    page.evaluate("window.kept = []; addEventListener('keydown', event => kept.push([event.key, event.defaultPrevented]))")
    posts = []
    page.on("request", lambda request: request.method == "POST" and posts.append(request.post_data))
    for other in ["ArrowUp", "Control+s", "Tab"]:
        page.keyboard.press(other)
    kept = [key for key, is_taken in page.evaluate("kept") if not is_taken and key != "Control"]
    check(kept == ["ArrowUp", "s", "Tab"], f"other keys are the browser's: {kept}")
    check(not posts, f"they are not sent: {posts}")
    check(focused(page) != "Messages", "the tab key goes on: " + focused(page))


def type_in_a_field(browser, clinic):
    page = open_page(browser, clinic.address + "/patient")
    reach(page, "User name")
    page.evaluate("document.activeElement.dataset.keys = 'ArrowDown'")
    page.keyboard.type("an a")
    with page.expect_request(lambda request: "key=" in (request.post_data or "")) as request:
        page.keyboard.press("ArrowDown")
    check("ArrowDown" in request.value.post_data, "a field's key is sent: " + request.value.post_data_json["key"])
    check(page.get_by_label("User name").input_value() == "an a", "typing is the browser's")
    page.context.close()


def go(browser, clinic):
    page = open_page(browser, clinic.address + "/patient")
    sign_in(page, "demo-patient")
    press_a_shortcut(page, clinic)
    take_keys(page, clinic)
    page.context.close()
    type_in_a_field(browser, clinic)
